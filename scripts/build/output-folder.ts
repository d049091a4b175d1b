import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isRunning, UserError } from '../command/run-command.ts';

/** Marks a folder as ours and holds the hash of its inputs. */
export const MARKER_FILE = '.build.json';

/** Rejects a folder that must not be replaced, before any work is done. */
export function requireReplaceable(folder: string): void {
  const found = lookAt(folder);
  if (found === undefined) return;
  const refuse = (problem: string): never => {
    throw new UserError(`--out: ${folder} ${problem}`);
  };
  if (found.isSymbolicLink()) refuse('is a symbolic link; allowed: the folder itself');
  if (!found.isDirectory()) refuse('is not a folder; allowed: a new or empty folder, or an earlier build');
  if (found.dev !== lstatSync(path.dirname(folder)).dev) {
    refuse('is a mount point, which cannot be replaced as a whole; allowed: a folder inside it');
  }
  if (readdirSync(folder).length > 0 && !existsSync(path.join(folder, MARKER_FILE))) {
    refuse('is not empty and was not made by this build; allowed: a new or empty folder, or an earlier build');
  }
}

function lookAt(folder: string): Stats | undefined {
  try {
    return lstatSync(folder, { throwIfNoEntry: false });
  } catch (error) {
    throw writeError(folder, error);
  }
}

/** An input inside the output would be deleted with it; an output inside an input would end up in the next build. */
export function requireApart(folder: string, inputs: readonly string[]): void {
  for (const input of inputs) {
    if (![path.relative(folder, input), path.relative(input, folder)].some(staysInside)) continue;
    throw new UserError(`--out: ${folder} and ${input} overlap; allowed: a folder apart from the inputs`);
  }
}

function staysInside(relative: string): boolean {
  return !/^\.\.(?:[\\/]|$)/.test(relative) && !path.isAbsolute(relative);
}

/** The hash of a build's inputs; `undefined` if the folder is not a build. */
export function inputsOfBuild(folder: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(path.join(folder, MARKER_FILE), 'utf8')) as { inputs: string }).inputs;
  } catch {
    return undefined;
  }
}

/**
 * Replaces a folder atomically. The new content is written to a hidden folder next to the old one, which it then replaces with two
 * renames; if anything fails before that, the old folder is unchanged and nothing else is left behind.
 */
export async function replaceFolder<T>(
  target: string,
  inputs: string,
  write: (staging: string) => Promise<T>,
): Promise<T> {
  const staging = sibling(target, 'new');
  const old = sibling(target, 'old');
  let result: T;
  try {
    clearLeftovers(target);
    mkdirSync(staging);
    result = await write(staging);
    writeFileSync(path.join(staging, MARKER_FILE), `${JSON.stringify({ inputs })}\n`);
    if (existsSync(target)) renameSync(target, old);
    renameSync(staging, target);
  } catch (error) {
    if (existsSync(old) && !existsSync(target)) renameSync(old, target);
    if (existsSync(staging)) rmSync(staging, { recursive: true });
    throw writeError(target, error);
  }
  remove(old, `${target}: is the new build, but the old one remains`);
  return result;
}

/**
 * For tasks that write into one folder. Unlike `Promise.all`, it fails only when none is running any more: one that is still writing
 * would bring back what `replaceFolder` removes.
 */
export async function allEnded(tasks: readonly Promise<void>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(tasks)) if (outcome.status === 'rejected') throw outcome.reason;
}

/** Synchronous: the asynchronous version takes five times the memory for this many files. */
function remove(folder: string, state: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    throw diskError(error, `${state}: ${folder} cannot be removed; delete it yourself`);
  }
}

/** After a killed build: removes half-written folders and restores an old folder that was not replaced. */
function clearLeftovers(target: string): void {
  const parent = path.dirname(target);
  mkdirSync(parent, { recursive: true });
  const prefix = `.${path.basename(target)}-`;
  for (const name of readdirSync(parent)) {
    const [, kind, pid] = (name.startsWith(prefix) && /^(new|old)-([0-9]+)$/.exec(name.slice(prefix.length))) || [];
    if (!kind) continue;
    const leftover = path.join(parent, name);
    if (Number(pid) !== process.pid && isRunning(Number(pid))) {
      throw new UserError(
        `${target}: is being built by process ${pid}; wait for it, or delete ${leftover} if that process is not a build`,
      );
    }
    if (kind === 'old' && !existsSync(target)) renameSync(leftover, target);
    else remove(leftover, `${target}: is unchanged, but an earlier build left files`);
  }
}

function sibling(target: string, kind: 'new' | 'old'): string {
  return path.join(path.dirname(target), `.${path.basename(target)}-${kind}-${process.pid}`);
}

/** Disk errors that the user can fix; anything else is a bug and keeps its stack trace. */
const DISK_FAULTS = 'EACCES EBUSY EDQUOT EFBIG EIO EMFILE ENAMETOOLONG ENOSPC ENOTDIR EPERM EROFS EXDEV'.split(' ');

function writeError(target: string, cause: unknown): unknown {
  return diskError(cause, `${target}: cannot be written, and was left as it was`);
}

function diskError(cause: unknown, problem: string): unknown {
  const { code, message } = cause as NodeJS.ErrnoException;
  return DISK_FAULTS.includes(code ?? '') ? new UserError(`${problem}: ${message}`, { cause }) : cause;
}
