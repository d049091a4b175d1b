/** The longest time that timers know; more would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Runs work that is over when the caller aborts or the time is up, also if a `fetch` of somebody else takes no notice of its
 * signal. An abort reaches the caller as it was given; a deadline is a `TimeoutError`, as of `AbortSignal.timeout`.
 */
export async function withDeadline<T>(
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
