import { linkSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Gives every file of a new tree that equals the one of the previous tree back its old inode and times. For the few large
 * files that libraries write by themselves; the many small ones are compared when they are written.
 */
export function relinkUnchanged(folder: string, previous: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.path, entry.name);
    const before = path.join(previous, path.relative(folder, file));
    if (!isSameContent(file, before)) continue;
    const spare = `${file}.link`;
    try {
      linkSync(before, spare);
    } catch {
      continue;
    }
    renameSync(spare, file);
    // Renaming over another name of the same file does nothing and leaves both.
    rmSync(spare, { force: true });
  }
}

function isSameContent(file: string, before: string): boolean {
  const [now, then] = [statSync(file), statSync(before, { throwIfNoEntry: false })];
  if (!then || now.size !== then.size) return false;
  return now.ino === then.ino || readFileSync(file).equals(readFileSync(before));
}
