import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';

/** Every file below a folder, sorted. */
export async function filesOf(folder: string): Promise<string[]> {
  return (await fastGlob('**', { cwd: folder, dot: true })).sort();
}

/** Path and content of a whole tree in one hash: equal hashes are equal trees, byte for byte. */
export async function hashTree(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesOf(folder)) {
    const content = readFileSync(path.join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
