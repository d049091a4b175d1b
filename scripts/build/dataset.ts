import path from 'node:path';
import { chartFiles } from '../../src/api/api-files.ts';
import { matrixEncoder } from '../../src/api/matrix-bytes.ts';
import { DATASET_ROOT } from '../../src/contract/routes.ts';
import { byteSize } from '../../src/dataset/byte-size.ts';
import { chartTable } from '../../src/dataset/chart-table.ts';
import { contentFiles } from '../../src/dataset/content-files.ts';
import { datasetFacts } from '../../src/dataset/dataset-facts.ts';
import type { BuildContext } from './build-context.ts';
import { writeDatasetTexts } from './dataset/dataset-texts.ts';
import { writeDocuments } from './dataset/documents.ts';
import { writeNdjson } from './dataset/ndjson.ts';
import { writeTables } from './dataset/tables.ts';
import type { Mirror } from './mirror.ts';

/** Of the charts' bodies. A better one makes them 6 % smaller and takes twice as long. */
const CHART_LEVEL = 4;

/** Writes `dataset/`, and closes the mirror. Returns how many files. */
export async function writeDataset(context: BuildContext, mirror: Mirror): Promise<number> {
  const { content, site, dates, log, signal } = context;
  const started = performance.now();
  const folder = path.join(context.folder, DATASET_ROOT);
  const facts = datasetFacts(content.publisher, site, dates);
  writeDatasetTexts(context.folder, contentFiles(content, site));
  const charts = chartTable();
  // Compressed in threads of zlib's own while the tables are made.
  await Promise.all([
    mirror.close(),
    writeNdjson(
      path.join(folder, 'matrix.ndjson.gz'),
      { items: dates, encode: matrixEncoder(content, site) },
      { signal },
    ),
    writeNdjson(
      path.join(folder, 'chart.ndjson.gz'),
      { items: chartFiles(content, site), encode: ({ content: body }) => Buffer.from(body) },
      { level: CHART_LEVEL, signal },
    ),
    writeTables(folder, context, facts, charts),
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
