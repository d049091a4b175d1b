import { ApiError, ERROR_TEXTS, type ErrorText } from './errors.ts';

export interface RequestOptions {
  readonly signal?: AbortSignal;
}

export interface Transport {
  readonly fetch: typeof fetch;
  /** On 429, wait once by `Retry-After` and try again, unless that takes longer than this. */
  readonly maxWaitSeconds: number;
}

/** GETs a JSON body, or throws an ApiError. */
export async function requestJson(transport: Transport, url: string, { signal }: RequestOptions): Promise<unknown> {
  const send = (): Promise<Response> => transport.fetch(url, signal ? { signal } : {});
  let response = await send();
  const seconds = response.status === 429 ? (retryAfterSeconds(response) ?? 1) : Infinity;
  if (seconds <= transport.maxWaitSeconds) {
    // Not awaited: a body that somebody else also reads would never say that it is cancelled.
    response.body?.cancel().catch(() => {});
    await wait(seconds, signal);
    response = await send();
  }
  const body = await readJson(response);
  // Every answer of the API is an object or a list.
  if (response.ok && typeof body === 'object' && body !== null) return body;
  throw toError(response, url, body);
}

/** `Retry-After` is a number of seconds or, behind some proxies, a date. */
function retryAfterSeconds({ headers }: Response): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  if (/^[0-9]+$/.test(value)) return Number(value);
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - Date.now()) / 1000));
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    // An abort in the middle of a body is the caller's own wish; anything else is no JSON.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
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
