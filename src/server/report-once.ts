import { AgingMap } from '../gateway/aging-map.ts';

const PAUSE_MS = 60_000;
const MAX_KNOWN = 1_000;

/**
 * Logs a failure once a minute, however many requests it affects, so that a slow disk does not flood the log. Anything else, such as
 * a store's recovery, is always logged.
 */
export function reportOnce(write: (problem: unknown) => void, now: () => number): (problem: unknown) => void {
  const writtenAt = new AgingMap<number>(MAX_KNOWN);
  return (problem) => {
    if (problem instanceof Error) {
      const since = now() - (writtenAt.get(problem.message) ?? -Infinity);
      // A clock that was set back must not silence it.
      if (since >= 0 && since < PAUSE_MS) return;
      writtenAt.set(problem.message, now(), 1);
    }
    write(problem);
  };
}
