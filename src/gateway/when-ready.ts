/** A value that is there, or that will be. */
export type Ready<T> = T | Promise<T>;

/** Goes on at once with what is there: waiting for it would be a turn of the event loop, and a request takes several. */
export function whenReady<T, R>(value: Ready<T>, next: (value: T) => Ready<R>): Ready<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}
