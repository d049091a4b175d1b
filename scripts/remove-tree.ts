import { readdirSync, rmdirSync, unlinkSync } from 'node:fs';

/**
 * Takes a folder of plain files away. The library's removal asks the file system twice about every entry, which for 73,414
 * files takes longer than writing them.
 */
export function removeTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) removeTree(path);
    else unlinkSync(path);
  }
  rmdirSync(folder);
}
