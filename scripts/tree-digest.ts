import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';

/**
 * One hash over name, size, time and inode of every file below a folder. Any file that was added, taken away, replaced or
 * edited since changes it, without reading a single one.
 */
export function treeDigest(folder: string): string {
  const hash = createHash('sha1');
  visit(folder);
  return hash.digest('hex');

  function visit(parent: string): void {
    let lines = '';
    const entries = readdirSync(parent, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${parent}/${entry.name}`;
      if (entry.isDirectory()) {
        hash.update(`${lines}>${entry.name}\n`);
        lines = '';
        visit(path);
      } else {
        const { size, mtimeMs, ino } = statSync(path);
        lines += `${entry.name} ${size} ${mtimeMs} ${ino}\n`;
      }
    }
    hash.update(`${lines}<\n`);
  }
}
