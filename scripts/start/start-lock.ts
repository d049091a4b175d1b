import { mkdirSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../command/user-error.ts';

/** Who runs `npm start` in a folder. */
interface Holder {
  readonly pid: number;
  readonly port: number;
}

/**
 * One `npm start` in a folder: a second one would replace `dist/` under the first. The lock of a killed one does not count.
 * Returns what gives it back.
 */
export function lockFolder(root: string, port: number): () => void {
  const file = path.join(root, '.cache', 'start.json');
  mkdirSync(path.dirname(file), { recursive: true });
  const holder = readHolder(file);
  if (holder && isRunning(holder.pid, root))
    throw new UserError(
      `npm start already runs in this folder (process ${holder.pid}, http://localhost:${holder.port}); end that one first, or start in another checkout`,
    );
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ pid: process.pid, port } satisfies Holder), { flag: 'wx' });
  return () => rmSync(file, { force: true });
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    // None, or half of one.
    return undefined;
  }
}

function isRunning(pid: number, root: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  try {
    // The number may be another process's by now. Only Linux tells where one works; elsewhere it counts as running.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(root);
  } catch {
    return true;
  }
}
