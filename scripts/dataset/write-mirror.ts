import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fixedApiFiles } from '../../src/api/api-files.ts';
import { matrixEncoder } from '../../src/api/matrix-bytes.ts';
import { datesOfYears } from '../../src/contract/dates-of-years.ts';
import { apiPath, datasetPath, fileOf } from '../../src/contract/routes.ts';
import { datasetFacts } from '../../src/dataset/dataset-facts.ts';
import { mirrorFiles } from '../../src/dataset/mirror-files.ts';
import type { Content } from '../../src/domain/content.ts';
import { openZip } from './zip-file.ts';

/** Everything that a thread needs to know to write the mirror. */
export interface MirrorJob {
  readonly content: Content;
  readonly site: string;
  readonly years: { readonly first: number; readonly last: number };
  /** The site's, not the dataset's. */
  readonly folder: string;
}

const MIRROR_FILE = 'api-mirror.zip';
/** Often enough for progress and Ctrl-C. */
const MATRICES_PER_STEP = 500;

/** Packs the API's files and what tells how to host them. Rendered once more, which is cheaper than reading 73,414 files. */
export async function writeMirror(
  { content, site, years, folder }: MirrorJob,
  onPacked: (matrices: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const dates = [...datesOfYears(years.first, years.last)];
  const facts = datasetFacts(content.publisher, site, dates);
  const encode = matrixEncoder(content, site);
  const file = path.join(folder, datasetPath(MIRROR_FILE));
  await mkdir(path.dirname(file), { recursive: true });
  const zip = openZip(file);
  try {
    for (const { path, content: text } of [...mirrorFiles(facts), ...[...fixedApiFiles(content, site)].sort(byPath)]) {
      zip.add(path.slice(1), Buffer.from(text));
    }
    for (const [i, date] of dates.entries()) {
      zip.add(fileOf(apiPath.matrix(date.day, date.month, date.year)).slice(1), encode(date));
      if ((i + 1) % MATRICES_PER_STEP > 0) continue;
      await nextTurn();
      signal?.throwIfAborted();
      onPacked(i + 1);
    }
    zip.close();
    onPacked(dates.length);
  } finally {
    zip.abort();
  }
}

function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : 1;
}
