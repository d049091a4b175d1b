import path from 'node:path';
import fs from 'fs-extra';
import { byteSize } from '../../src/dataset/catalogue.ts';
import { datasetFacts } from '../../src/dataset/dataset-facts.ts';
import { mirrorFiles } from '../../src/dataset/mirror-files.ts';
import { DATASET_ROOT, datasetPath } from '../../src/http/site-path.ts';
import type { OutputFile } from '../../src/service/api-files.ts';
import { matrixEncoder } from '../../src/service/matrix-bytes.ts';
import type { BuildContext } from './build-context.ts';
import { writeDocuments } from './dataset/write-documents.ts';
import { writeTables } from './dataset/write-tables.ts';
import { addFiles, type GzipFile, openGzipFile } from './file-sink.ts';
import { openMirror } from './mirror.ts';

/** The two downloads that are written along with the API's files. */
export interface Archives {
  readonly mirror: GzipFile;
  readonly charts: GzipFile;
}

export async function openArchives({ folder, content, site, dates }: BuildContext): Promise<Archives> {
  await fs.ensureDir(path.join(folder, DATASET_ROOT));
  const mirror = openMirror(path.join(folder, datasetPath('api-mirror.tar.gz')));
  for (const file of mirrorFiles(datasetFacts(content.publisher, site, dates))) mirror.add(file);
  return { mirror, charts: openGzipFile(path.join(folder, datasetPath('chart.ndjson.gz'))) };
}

/** Writes `dataset/` and closes the archives. Returns the number of files. */
export async function writeDataset(context: BuildContext, { mirror, charts }: Archives): Promise<number> {
  const { content, site, dates, log } = context;
  const started = performance.now();
  const folder = path.join(context.folder, DATASET_ROOT);
  const facts = datasetFacts(content.publisher, site, dates);
  // zlib compresses in its own threads while the tables are written.
  await Promise.all([
    mirror.close(),
    charts.close(),
    writeMatrixBodies(path.join(folder, 'matrix.ndjson.gz'), context),
    writeTables(folder, context, facts),
  ]);
  const files = writeDocuments(context, facts);

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const size = byteSize(
    files.reduce((sum, { bytes }) => sum + bytes, 0),
    '.',
  );
  const peak = byteSize(process.resourceUsage().maxRSS * 1024, '.');
  log.write(`Dataset: ${files.length + 1} files, ${size} in ${seconds} s, peak memory of the build ${peak}\n`);
  return files.length + 1;
}

/** Ordered by date, unlike the API's files. */
async function writeMatrixBodies(file: string, { content, site, dates, signal }: BuildContext): Promise<void> {
  const gzip = openGzipFile(file);
  const encode = matrixEncoder(content, site);
  function* bodies(): Generator<OutputFile> {
    for (const date of dates) yield { path: file, content: encode(date) };
  }
  await addFiles(bodies(), [gzip], () => signal?.throwIfAborted());
  await gzip.close();
}
