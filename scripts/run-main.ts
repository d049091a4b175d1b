import { isBuildError } from './build-error.ts';
import { whenOrphaned } from './when-orphaned.ts';

/** What shells report for a program ended by these signals. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Runs a command: Ctrl-C, SIGTERM and the end of npm abort it cleanly, a user's mistake is one line and exit code 1, and a bug keeps its
 * stack trace.
 */
export async function runMain(main: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  const end = (code: number): void => {
    process.exitCode = code;
    controller.abort();
  };
  for (const [name, code] of Object.entries(EXIT_CODES)) process.once(name, () => end(code));
  whenOrphaned(() => end(EXIT_CODES.SIGTERM));
  try {
    await main(controller.signal);
  } catch (error) {
    if (controller.signal.aborted) {
      console.error('Interrupted.');
      return;
    }
    console.error(isBuildError(error) ? `Error: ${error.message}` : error);
    process.exitCode = 1;
  }
}
