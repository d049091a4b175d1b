/**
 * The result of a task, or a failure that names what took too long; then the task's signal is aborted as well. A task that
 * fails after its deadline disturbs nothing, and one that is done at once has no deadline.
 */
export function withDeadline<T>(
  what: string,
  milliseconds: number,
  task: (control: Pick<AbortController, 'signal'>) => T | Promise<T>,
): T | Promise<T> {
  const controller = new AbortController();
  const result = task(controller);
  if (!(result instanceof Promise)) return result;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const error = new Error(`${what} took over ${milliseconds} ms`);
      reject(error);
      controller.abort(error);
    }, milliseconds);
    result.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
