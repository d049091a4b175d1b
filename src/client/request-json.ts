import { ApiError, type ErrorText } from './errors.ts';

export interface RequestOptions {
  readonly signal?: AbortSignal;
}

export interface Transport {
  readonly fetch: typeof fetch;
  /** Wait once by `Retry-After` and try again, instead of throwing at the first 429. */
  readonly waitOnLimit: boolean;
}

/** GETs a JSON body, or throws an ApiError. */
export async function requestJson(transport: Transport, url: string, { signal }: RequestOptions): Promise<unknown> {
  const send = (): Promise<Response> => transport.fetch(url, signal ? { signal } : {});
  let response = await send();
  if (response.status === 429 && transport.waitOnLimit) {
    // Not awaited: a body that somebody else also reads would never say that it is cancelled.
    response.body?.cancel().catch(() => {});
    await wait(retryAfterSeconds(response) ?? 1, signal);
    response = await send();
  }
  const body = await readJson(response);
  if (response.ok && body !== undefined) return body;
  throw toError(response, body);
}

function retryAfterSeconds({ headers }: Response): number | undefined {
  const value = headers.get('retry-after');
  return value !== null && /^[0-9]+$/.test(value) ? Number(value) : undefined;
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

function toError(response: Response, body: unknown): ApiError {
  const {
    error,
    message,
    valid_numbers: validNumbers,
  } = (body ?? {}) as { error?: ErrorText; message?: string; valid_numbers?: number[] };
  if (!error)
    return new ApiError(
      response.status,
      'Unexpected answer',
      `${response.url} answered ${response.status} without the API's JSON`,
    );
  const seconds = retryAfterSeconds(response);
  return new ApiError(response.status, error, message ?? error, {
    ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
    ...(validNumbers ? { validNumbers } : {}),
  });
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
