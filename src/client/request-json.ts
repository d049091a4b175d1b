import { ApiError, ERROR_TEXTS, type ErrorText } from './errors.ts';
import { readJson, TooLarge } from './read-body.ts';
import { withDeadline } from './with-deadline.ts';

export interface RequestOptions {
  readonly signal?: AbortSignal;
}

export interface Transport {
  readonly fetch: typeof fetch;
  /** On 429, wait once by `Retry-After` and try again, unless that takes longer than this. */
  readonly maxWaitSeconds: number;
  /** For each request with its body; waiting for the limit does not count. */
  readonly timeoutMs: number;
}

/** An answer with what was read of it. */
interface Answer {
  readonly response: Response;
  readonly body: unknown;
}

/** GETs a JSON body that is what was asked for, or throws an ApiError. */
export async function requestJson(
  transport: Transport,
  url: string,
  isExpected: (body: unknown) => boolean,
  { signal }: RequestOptions,
): Promise<unknown> {
  let { response, body } = await send(transport, url, signal);
  const seconds = response.status === 429 ? (retryAfterSeconds(response) ?? 1) : Infinity;
  if (seconds <= transport.maxWaitSeconds) {
    await wait(seconds, signal);
    ({ response, body } = await send(transport, url, signal));
  }
  if (response.ok && isExpected(body)) return body;
  throw toError(response, url, body);
}

/** One request with its body, within the deadline. */
function send(transport: Transport, url: string, signal: AbortSignal | undefined): Promise<Answer> {
  const attempt = async (ending: AbortSignal): Promise<Answer> => {
    const response = await transport.fetch(url, { signal: ending });
    try {
      return { response, body: await readJson(response) };
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
      throw new ApiError(response.status, 'Unexpected answer', `${url} answered ${error.message}`);
    }
  };
  return withDeadline(attempt, { timeoutMs: transport.timeoutMs, what: url, ...(signal && { signal }) });
}

/** `Retry-After` is a number of seconds or, behind some proxies, a date. */
function retryAfterSeconds({ headers }: Response): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  if (/^[0-9]+$/.test(value)) return Number(value);
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - Date.now()) / 1000));
}

/** Somebody else's error, a proxy's for example, may be JSON too, with an object in place of a text. */
function toError(response: Response, url: string, body: unknown): ApiError {
  const { error, message, valid_numbers: numbers } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const { status } = response;
  const seconds = retryAfterSeconds(response);
  const details = {
    ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
    ...(Array.isArray(numbers) ? { validNumbers: numbers as number[] } : {}),
  };
  if (!ERROR_TEXTS.includes(error as ErrorText))
    return new ApiError(status, 'Unexpected answer', `${url} answered ${status} without the API's JSON`, details);
  return new ApiError(status, error as ErrorText, typeof message === 'string' ? message : (error as string), details);
}

function wait(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(signal!.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
