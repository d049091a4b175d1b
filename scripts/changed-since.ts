import { readdirSync, statSync } from 'node:fs';

/**
 * Whether anything below a folder was written, added, taken away, renamed or linked after a moment. Asks for the time of the
 * last change of each entry, which no program can set, and so needs neither the content nor a list of what was there.
 */
export function changedSince(folder: string, time: number): boolean {
  if (statSync(folder).ctimeMs > time) return true;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() ? changedSince(path, time) : statSync(path).ctimeMs > time) return true;
  }
  return false;
}
