import { execFile } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';

/**
 * Whether anything below a folder was written, added, taken away, renamed or linked after a file was written. Asks for the
 * time of the last change of each entry, which no program can set, and so needs neither the content nor a list of what was
 * there. `find` asks twice as fast as Node, and on another core; where it is missing or another one, Node asks.
 */
export async function changedSince(folder: string, file: string): Promise<boolean> {
  const found = await firstNewer(folder, file);
  return found === undefined ? walk(folder, lstatSync(file).mtimeMs) : found !== '';
}

/** One changed entry, an empty text for none, `undefined` if it could not be found out. */
function firstNewer(folder: string, file: string): Promise<string | undefined> {
  if (process.platform === 'win32') return Promise.resolve(undefined);
  return new Promise((resolve) => {
    execFile('find', [folder, '-newercm', file, '-print', '-quit'], (error, stdout) => resolve(error ? undefined : stdout));
  });
}

function walk(folder: string, time: number): boolean {
  if (lstatSync(folder).ctimeMs > time) return true;
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? walk(path, time) : lstatSync(path).ctimeMs > time;
  });
}
