/** Lets so many tasks run at once; the others wait for their turn, in order. */
export function createGate(places: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (task) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // A place is handed over, not given back, so that nobody can slip in between.
      const next = waiting.shift();
      if (next === undefined) free++;
      else next();
    }
  };
}
