import { SettingError } from '../../src/settings/settings.ts';
import { UserError } from './user-error.ts';

/** What shells report for a program ended by these signals. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;
/** How often to look for npm; short enough that the port is free again when the user retries. */
const PARENT_CHECK_MS = 500;

/**
 * Runs a command. Ctrl-C, SIGTERM and the end of npm abort it, a user's mistake is one line and exit code 1, and a bug
 * keeps its stack trace.
 */
export async function runCommand(main: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  const end = (code: number): void => {
    process.exitCode = code;
    controller.abort();
  };
  for (const [name, code] of Object.entries(EXIT_CODES)) process.once(name, () => end(code));
  whenOrphaned(() => end(EXIT_CODES.SIGTERM));
  // A command whose output nobody reads any more goes on, and ends as it would.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    await main(controller.signal);
  } catch (error) {
    if (controller.signal.aborted) {
      console.error('Interrupted.');
      return;
    }
    console.error(error instanceof UserError || error instanceof SettingError ? `Error: ${error.message}` : error);
    process.exitCode = 1;
  }
}

/**
 * Calls back when the parent process is gone. Ctrl-C reaches every process of a terminal, but a SIGTERM for npm alone ends
 * npm and its shell without a signal for this process. Without npm, a process may be left running on purpose.
 */
function whenOrphaned(then: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, PARENT_CHECK_MS);
  timer.unref();
}
