import { mkdirSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning, UserError } from '../command/run-command.ts';

/** The `npm start` of a folder. */
interface Holder {
  readonly pid: number;
  readonly port: number;
}

/**
 * Allows one `npm start` per folder, because a second one would replace `dist/` under the first. The lock of a killed one does
 * not count. Returns a function that releases the lock.
 */
export function lockFolder(root: string, port: number): () => void {
  const file = path.join(root, '.cache', 'start.json');
  mkdirSync(path.dirname(file), { recursive: true });
  const holder = readHolder(file);
  if (holder && worksIn(holder.pid, root))
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
    // There is none, or it was not written completely.
    return undefined;
  }
}

/** The pid may belong to another process by now. Only Linux shows the folder of a process; elsewhere the lock counts. */
function worksIn(pid: number, root: string): boolean {
  if (!isRunning(pid)) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(root);
  } catch {
    return true;
  }
}
