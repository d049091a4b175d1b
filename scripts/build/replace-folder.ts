import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fs from 'fs-extra';
import { UserError } from '../command/user-error.ts';
import { MARKER_FILE, writeError } from './output-folder.ts';

/**
 * Replaces a folder as a whole or not at all. The new content grows in a hidden folder beside the old one and takes its
 * place by two renames; if anything fails before, the old folder stays as it was and nothing else is left.
 */
export async function replaceFolder<T>(
  target: string,
  inputs: string,
  write: (staging: string) => Promise<T>,
): Promise<T> {
  const staging = sibling(target, 'new', process.pid);
  const old = sibling(target, 'old', process.pid);
  try {
    clearLeftovers(target);
    mkdirSync(staging);
    const result = await write(staging);
    writeFileSync(path.join(staging, MARKER_FILE), `${JSON.stringify({ inputs })}\n`);
    if (existsSync(target)) renameSync(target, old);
    renameSync(staging, target);
    // Not asynchronously, which takes five times the memory for so many files.
    fs.removeSync(old);
    return result;
  } catch (error) {
    if (existsSync(old) && !existsSync(target)) renameSync(old, target);
    if (existsSync(staging)) fs.removeSync(staging);
    throw writeError(target, error);
  }
}

/** What a killed build left: half-written folders are removed, an old folder without a successor is restored. */
function clearLeftovers(target: string): void {
  const parent = path.dirname(target);
  mkdirSync(parent, { recursive: true });
  const prefix = `.${path.basename(target)}-`;
  for (const name of readdirSync(parent)) {
    const [, kind, pid] = (name.startsWith(prefix) && /^(new|old)-([0-9]+)$/.exec(name.slice(prefix.length))) || [];
    if (!kind) continue;
    const leftover = path.join(parent, name);
    if (isRunning(Number(pid))) {
      throw new UserError(
        `${target}: is being built by process ${pid}; wait for it, or delete ${leftover} if it is no build`,
      );
    }
    if (kind === 'old' && !existsSync(target)) renameSync(leftover, target);
    else fs.removeSync(leftover);
  }
}

function sibling(target: string, kind: 'new' | 'old', pid: number): string {
  return path.join(path.dirname(target), `.${path.basename(target)}-${kind}-${pid}`);
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
