import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { matrixEncoder } from '../../src/api/matrix-bytes.ts';
import { DATASET_ROOT, datasetPath } from '../../src/contract/routes.ts';
import { DATA_FILES, DOCUMENT_FILES, INDEX_FILE, SUMS_FILE, type WrittenFile } from '../../src/dataset/catalogue.ts';
import {
  arcanaCsv,
  arcanaJson,
  lifePathCsv,
  lifePathJson,
  positionsJson,
  prettyJson,
} from '../../src/dataset/content-files.ts';
import { dataPackage } from '../../src/dataset/data-package.ts';
import { datasetFacts } from '../../src/dataset/dataset-facts.ts';
import { checksumList, citationFile, datasetIndex, licenceNotice } from '../../src/dataset/documents.ts';
import { findDamagedRow } from '../../src/dataset/find-damaged-row.ts';
import { guideInEnglish, guideInSpanish } from '../../src/dataset/guides.ts';
import type { MatrixRow } from '../../src/dataset/matrix-rows.ts';
import { sqliteRows } from '../../src/dataset/sqlite-rows.ts';
import { BuildError } from '../build-error.ts';
import type { BuildContext } from '../parts/build-part.ts';
import { showProgress } from '../progress.ts';
import { writeFiles } from '../write-files.ts';
import { fileFacts } from './file-facts.ts';
import { writeMatrixCsv } from './write-csv.ts';
import { writeMirror } from './write-mirror.ts';
import { writeNdjson } from './write-ndjson.ts';
import { writeParquet } from './write-parquet.ts';
import { writeSqlite } from './write-sqlite.ts';

/** Writes `/dataset` from the rows, which are checked first, and returns its files in the order of the index. */
export async function writeDataset(context: BuildContext, rows: readonly MatrixRow[]): Promise<WrittenFile[]> {
  const { content, site, dates, log, signal } = context;
  const damage = findDamagedRow(rows, dates[0]!.year, dates.at(-1)!.year);
  if (damage) throw new BuildError(`dataset: ${damage}`);
  const folder = path.join(context.folder, DATASET_ROOT);
  const facts = datasetFacts(content.publisher, site, dates);
  const file = (name: string): string => path.join(folder, name);
  const write = (texts: Readonly<Record<string, string>>): Promise<number> =>
    writeFiles(
      context,
      Object.entries(texts).map(([name, text]) => ({ path: datasetPath(name), content: text })),
    );

  await mkdir(folder, { recursive: true });
  await write({
    'life-path.json': lifePathJson(content, site),
    'life-path.csv': lifePathCsv(content, site),
    'arcana.json': arcanaJson(content, site),
    'arcana.csv': arcanaCsv(content, site),
    'positions.json': positionsJson(content),
  });
  await writeMatrixCsv(file('matrix.csv'), rows);
  await writeParquet(file('matrix.parquet'), rows, facts);
  await writeSqlite(file('open-numerology.sqlite'), sqliteRows(content, site, facts, rows));
  await writeNdjson(file('matrix.ndjson.gz'), matrixEncoder(content, site), dates, signal);
  const progress = showProgress(log, 'Packing matrices', dates.length);
  await (context.mirror ? context.mirror.finish(progress.reach) : writeMirror(context, progress.reach, signal));
  progress.done();

  const measure = (files: typeof DATA_FILES): Promise<WrittenFile[]> =>
    Promise.all(files.map((entry) => fileFacts(folder, entry)));
  const data = await measure(DATA_FILES);
  await write({
    'datapackage.json': prettyJson(dataPackage(content, facts, rows, data)),
    'LEEME.md': guideInSpanish(facts, data),
    'README.md': guideInEnglish(facts, data),
    LICENSE: licenceNotice(facts),
    'CITATION.cff': citationFile(facts),
  });
  const summed = [...data, ...(await measure(DOCUMENT_FILES))];
  await write({ [SUMS_FILE.name]: checksumList(summed) });
  const listed = [...summed, ...(await measure([SUMS_FILE]))];
  await write({ [INDEX_FILE.name]: prettyJson(datasetIndex(facts, site, listed)) });
  return [...listed, ...(await measure([INDEX_FILE]))];
}
