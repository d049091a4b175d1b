import { setImmediate as nextTurn } from 'node:timers/promises';
import { MATRIX_FOLDERS, matrixEncoder, matrixFiles } from '../../src/api/matrix-bytes.ts';
import type { Content } from '../../src/domain/content.ts';
import { type Trees, writeFiles } from '../write-files.ts';
import type { SharedWork } from './shared-work.ts';

/** Everything that a thread needs to know to render and write any of the matrices. */
export interface MatrixJob extends Trees {
  readonly content: Content;
  readonly site: string;
  readonly years: { readonly first: number; readonly last: number };
}

/** Writes folder after folder of the matrices, until other threads and this one have taken them all. */
export async function writeShare(
  { content, site, years, folder, previous }: MatrixJob,
  work: SharedWork,
  onFolder: () => void = () => {},
): Promise<void> {
  const encode = matrixEncoder(content, site);
  for (let next = work.take(); next < MATRIX_FOLDERS.length && !work.stopped(); next = work.take()) {
    work.add(await writeFiles({ folder, previous }, matrixFiles(encode, MATRIX_FOLDERS[next]!, years)));
    onFolder();
    await nextTurn();
  }
}
