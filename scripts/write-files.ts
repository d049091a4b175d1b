import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OutputFile } from '../src/render/api-files.ts';

/** Often enough for progress and Ctrl-C, seldom enough to cost nothing. */
const FILES_PER_TURN = 500;

/**
 * Writes files as they are generated, never holding more than one. Synchronous calls, because for 73,414 small files
 * the event loop's bookkeeping costs more than the writing.
 */
export async function writeFiles(
  folder: string,
  files: Iterable<OutputFile>,
  onWritten: (count: number) => void = () => {},
): Promise<number> {
  const known = new Set<string>();
  let count = 0;
  for (const { path: name, content } of files) {
    const file = path.join(folder, name);
    const parent = path.dirname(file);
    if (!known.has(parent)) {
      mkdirSync(parent, { recursive: true });
      known.add(parent);
    }
    // `wx`: two outputs with the same name are a bug, not an overwrite.
    writeFileSync(file, content, { flag: 'wx' });
    if (++count % FILES_PER_TURN === 0) {
      onWritten(FILES_PER_TURN);
      await nextTurn();
    }
  }
  onWritten(count % FILES_PER_TURN);
  return count;
}
