import type { ClientWords } from '../words/client.ts';
import { ApiError, ERROR_TEXTS, type ErrorText } from './api-error.ts';

export interface RequestOptions {
  readonly signal?: AbortSignal;
}

export interface TransportOptions {
  /** On 429, wait as long as the API says and retry once. Default: true. */
  readonly waitOnLimit?: boolean;
  /** The longest wait; if the API asks for more, the 429 is thrown at once; `Infinity` waits for any time. Default: 60 seconds. */
  readonly maxWaitSeconds?: number;
  /** Timeout of each request, including its body; `Infinity` disables it. Default: 10,000. */
  readonly timeoutMs?: number;
  /** Another `fetch`, for tests or special runtimes. */
  readonly fetch?: typeof fetch;
}

type Transport = Readonly<Record<'maxWaitSeconds' | 'timeoutMs', number>> & {
  readonly fetch: typeof fetch;
  readonly words: ClientWords;
};

export function transportOf(options: TransportOptions, words: ClientWords): Transport {
  const { waitOnLimit = true, maxWaitSeconds = 60, timeoutMs = 10_000 } = options;
  if (typeof timeoutMs !== 'number' || !(timeoutMs > 0))
    throw new TypeError(`createClient: timeoutMs is ${String(timeoutMs)}; it must be a number of milliseconds above 0`);
  return {
    fetch: options.fetch ?? ((...args) => fetch(...args)),
    maxWaitSeconds: waitOnLimit ? maxWaitSeconds : -1,
    // Does not include waiting for the limit.
    timeoutMs,
    words,
  };
}

/** The URL, and how messages refer to it: by its template, because the values may be a name or a birth date. */
interface Target {
  readonly url: string;
  readonly name: string;
}

/** A response with what was read of it. */
interface Answer {
  readonly response: Response;
  readonly body: unknown;
}

/** GETs the expected JSON body or throws an ApiError. */
export async function requestJson(
  transport: Transport,
  target: Target,
  isExpected: (body: unknown) => boolean,
  { signal }: RequestOptions,
): Promise<unknown> {
  let { response, body } = await send(transport, target, signal);
  const seconds = retryAfterSeconds(response) ?? 1;
  if (response.status === 429 && seconds <= transport.maxWaitSeconds) {
    await wait(seconds, signal);
    ({ response, body } = await send(transport, target, signal));
  }
  if (response.ok && isExpected(body)) return body;
  throw toError(response, target, body);
}

/** One request including its body, within the deadline. */
function send(transport: Transport, { url, name }: Target, signal: AbortSignal | undefined): Promise<Answer> {
  const attempt = async (ending: AbortSignal): Promise<Answer> => {
    let status = 0;
    try {
      const response = await transport.fetch(url, { signal: ending });
      ({ status } = response);
      return { response, body: await readJson(response) };
    } catch (error) {
      if (ending.aborted) throw error;
      if (error instanceof TooLarge)
        throw new ApiError(status, 'Unexpected answer', `${name} answered ${error.message}`);
      throw new ApiError(0, 'No answer', transport.words.client.noConnection, { cause: error });
    }
  };
  return withDeadline(attempt, { timeoutMs: transport.timeoutMs, what: name, ...(signal && { signal }) });
}

/** `Retry-After` is a number of seconds or, behind some proxies, a date. */
function retryAfterSeconds({ headers }: Response): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  if (/^[0-9]+$/.test(value)) return Number(value);
  // `Date.parse` finds a date in almost anything, even "-5".
  const time = /^[a-z]{3}/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - Date.now()) / 1000));
}

/** An error from elsewhere, such as a proxy, may also be JSON, with an object where ours has a string. */
function toError(response: Response, { name }: Target, body: unknown): ApiError {
  const { error, message, valid_numbers: numbers } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const { status } = response;
  const seconds = retryAfterSeconds(response);
  const details = {
    ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
    ...(Array.isArray(numbers) ? { validNumbers: numbers as number[] } : {}),
  };
  if (!ERROR_TEXTS.includes(error as ErrorText))
    return new ApiError(status, 'Unexpected answer', `${name} answered ${status} without the API's JSON`, details);
  return new ApiError(status, error as ErrorText, typeof message === 'string' ? message : (error as string), details);
}

function wait(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(signal!.reason as Error);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      },
      Math.min(seconds * 1000, MAX_TIMER_MS),
    );
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}

/** Twenty times the API's largest response. */
const MAX_BODY_BYTES = 1024 * 1024;

/** Larger than any response of the API; the rest is not read. */
class TooLarge extends Error {}

/** A JSON body, or `undefined` if it is not JSON. Network failures and aborts are thrown. */
async function readJson({ body }: Response): Promise<unknown> {
  const text = body === null ? '' : await readText(body);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    if (bytes > MAX_BODY_BYTES) {
      // Not awaited: if something else reads the body too, `cancel` never resolves.
      reader.cancel().catch(() => {});
      throw new TooLarge(`more than ${MAX_BODY_BYTES} bytes`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** A timer's longest delay; a longer one would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Runs work until the caller aborts or the time is up, even if a custom `fetch` ignores its signal. An abort keeps the caller's
 * reason; a deadline throws a `TimeoutError`, like `AbortSignal.timeout`.
 */
async function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { timeoutMs, signal, what }: { readonly timeoutMs: number; readonly signal?: AbortSignal; readonly what: string },
): Promise<T> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const isOver = new Promise<never>((_, reject) =>
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error), { once: true }),
  );
  const onAbort = (): void => controller.abort(signal!.reason);
  signal?.addEventListener('abort', onAbort, { once: true });
  const timer = setTimeout(
    () => controller.abort(new DOMException(`${what} did not answer within ${timeoutMs} ms`, 'TimeoutError')),
    Math.min(timeoutMs, MAX_TIMER_MS),
  );
  try {
    return await Promise.race([work(controller.signal), isOver]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
