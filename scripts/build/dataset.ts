import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { matrixEncoder } from '../../src/api/matrix-bytes.ts';
import { DATASET_ROOT, datasetPath } from '../../src/contract/routes.ts';
import { byteSize } from '../../src/dataset/byte-size.ts';
import {
  DATA_FILES,
  type DatasetFile,
  DOCUMENT_FILES,
  INDEX_FILE,
  SUMS_FILE,
  type WrittenFile,
} from '../../src/dataset/catalogue.ts';
import {
  arcanaCsv,
  arcanaJson,
  lifePathCsv,
  lifePathJson,
  positionsJson,
  prettyJson,
} from '../../src/dataset/content-files.ts';
import { dateTableCsv } from '../../src/dataset/csv.ts';
import { dataPackage } from '../../src/dataset/data-package.ts';
import { datasetFacts } from '../../src/dataset/dataset-facts.ts';
import { dateTable } from '../../src/dataset/date-table.ts';
import { checksumList, citationFile, datasetIndex, licenceNotice } from '../../src/dataset/documents.ts';
import { guideInEnglish, guideInSpanish } from '../../src/dataset/guides.ts';
import { sqliteRows } from '../../src/dataset/sqlite-rows.ts';
import type { BuildContext } from './build-context.ts';
import { writeNdjson } from './dataset/ndjson.ts';
import { writeParquet } from './dataset/parquet.ts';
import { writeSqlite } from './dataset/sqlite.ts';
import type { Mirror } from './mirror.ts';
import { writeFiles } from './write-files.ts';

/** Writes `dataset/` from one table of dates, and closes the mirror. Returns how many files. */
export async function writeDataset(context: BuildContext, mirror: Mirror): Promise<number> {
  const { content, site, dates, log, signal } = context;
  const started = performance.now();
  const table = dateTable(dates);
  const folder = path.join(context.folder, DATASET_ROOT);
  const facts = datasetFacts(content.publisher, site, dates);
  const file = (name: string): string => path.join(folder, name);
  const write = (texts: Readonly<Record<string, string>>): void => {
    writeFiles(
      context.folder,
      Object.entries(texts).map(([name, text]) => ({ path: datasetPath(name), content: text })),
    );
  };

  // Compressed in threads of zlib's own while the tables below are made.
  const compressed = Promise.all([
    mirror.close(),
    writeNdjson(file('matrix.ndjson.gz'), matrixEncoder(content, site), dates, signal),
  ]);
  write({
    'life-path.json': lifePathJson(content, site),
    'life-path.csv': lifePathCsv(content, site),
    'arcana.json': arcanaJson(content, site),
    'arcana.csv': arcanaCsv(content, site),
    'positions.json': positionsJson(content),
  });
  await writeFile(file('matrix.csv'), dateTableCsv(table));
  await writeParquet(file('matrix.parquet'), table, facts);
  await writeSqlite(file('open-numerology.sqlite'), sqliteRows(content, site, facts, table));
  await compressed;

  const measure = (files: readonly DatasetFile[]): Promise<WrittenFile[]> =>
    Promise.all(files.map((entry) => measureFile(folder, entry)));
  const data = await measure(DATA_FILES);
  write({
    'datapackage.json': prettyJson(dataPackage(content, facts, data)),
    'LEEME.md': guideInSpanish(facts, data),
    'README.md': guideInEnglish(facts, data),
    LICENSE: licenceNotice(facts),
    'CITATION.cff': citationFile(facts),
  });
  const summed = [...data, ...(await measure(DOCUMENT_FILES))];
  write({ [SUMS_FILE.name]: checksumList(summed) });
  const listed = [...summed, ...(await measure([SUMS_FILE]))];
  write({ [INDEX_FILE.name]: prettyJson(datasetIndex(facts, site, listed)) });

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const size = byteSize(
    listed.reduce((sum, { bytes }) => sum + bytes, 0),
    '.',
  );
  const peak = byteSize(process.resourceUsage().maxRSS * 1024, '.');
  log.write(`Dataset: ${listed.length + 1} files, ${size} in ${seconds} s, peak memory of the build ${peak}\n`);
  return listed.length + 1;
}

async function measureFile(folder: string, file: DatasetFile): Promise<WrittenFile> {
  const content = await readFile(path.join(folder, file.name));
  return { ...file, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}
