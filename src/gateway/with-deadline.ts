/**
 * Returns a task's result or, after the deadline, rejects with an error that names the task and aborts its signal. A late result
 * is passed to `discard`, a late failure ignored. A synchronous task has no deadline.
 */
export function withDeadline<T>(
  what: string,
  milliseconds: number,
  task: (control: Pick<AbortController, 'signal'>) => T | Promise<T>,
  discard: (late: T) => unknown = () => {},
): T | Promise<T> {
  const controller = new AbortController();
  const result = task(controller);
  if (!(result instanceof Promise)) return result;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const error = new Error(`${what} took over ${milliseconds} ms`);
      reject(error);
      controller.abort(error);
      result.then(discard).catch(() => {});
    }, milliseconds);
    result.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
