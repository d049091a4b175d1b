import path from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { PageTextError } from '../../src/content/page-texts.ts';
import { SettingError } from '../../src/settings/settings.ts';
import { quote } from '../../src/text/quote.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** What shells report for a program killed by these signals. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;
/** How often to check for npm; short enough that the port is free when the user retries. */
const PARENT_CHECK_MS = 500;

/** For messages that repeat what the user typed; a file path has at most 4,096 characters. */
const LONGEST_LINE = 5_000;

/** A failure the user can fix. Shown as one line, without a stack trace. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/**
 * Runs a command. Ctrl-C, SIGTERM and the end of npm abort it, if it takes the signal; a user error is one line and exit code 1; a
 * bug keeps its stack trace.
 */
export async function runCommand(main: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  const end = (code: number): void => {
    process.exitCode = code;
    controller.abort();
  };
  // Otherwise Ctrl-C ends the process, as usual.
  if (main.length > 0) {
    for (const [name, code] of Object.entries(EXIT_CODES)) process.once(name, () => end(code));
    whenOrphaned(() => end(EXIT_CODES.SIGTERM));
  }
  // A command completes even if its output pipe is closed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    await main(controller.signal);
  } catch (error) {
    if (controller.signal.aborted) return console.error('Interrupted.');
    const isMistake = [UserError, SettingError, PageTextError].some((kind) => error instanceof kind);
    console.error(isMistake ? `Error: ${quoteLines((error as Error).message)}` : error);
    process.exitCode = 1;
  }
}

/** Line by line, because the output of `netlify dev` has many. */
function quoteLines(text: string): string {
  return text
    .split('\n')
    .map((line) => quote(line, LONGEST_LINE))
    .join('\n');
}

/**
 * Calls back when the parent process has ended. Ctrl-C reaches every process of a terminal, but a SIGTERM to npm ends npm and its
 * shell without signaling this process. Without npm, outliving the parent may be intentional.
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

/** Reads a command's options. A mistake is reported in one line that ends with what is allowed. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  allowed: string,
): ReturnType<typeof parseArgs<{ options: Options }>>['values'] {
  try {
    return parseArgs({ args, options }).values;
  } catch (cause) {
    const [mistake] = (cause as Error).message.split('. ');
    // Without `--`, npm drops the option and passes on only its value.
    const isNpms = process.env.npm_lifecycle_event !== undefined && mistake!.startsWith('Unexpected argument');
    throw new UserError(`${mistake}; allowed: ${allowed}${isNpms ? ', after a lone -- for npm' : ''}`, { cause });
  }
}

/** A folder named by the user: relative to where npm was called, not to the project, where npm runs scripts. */
export function folderOfUser(name: string): string {
  const caller = process.cwd() === ROOT ? process.env.INIT_CWD : undefined;
  return path.resolve(caller ?? '.', name);
}

/** Whether a process is running, even another user's. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
