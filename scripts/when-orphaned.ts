/** Soon enough for a port to be free again when somebody tries once more. */
const LOOK_EVERY_MS = 500;

/**
 * Calls back when the shell that npm put between itself and this process is gone. Ctrl-C reaches every process of a
 * terminal, but a SIGTERM for npm alone ends npm and that shell, and nobody tells us; our parent is then another one.
 */
export function whenOrphaned(then: () => void, env: Readonly<Record<string, string | undefined>> = process.env): void {
  // Whoever starts us without npm may leave us running on purpose.
  if (env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, LOOK_EVERY_MS);
  timer.unref();
}
