import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { matrixEncoder, type OutputFile } from '../../src/api/files.ts';
import {
  byteSize,
  DATA_FILES,
  DATASET_NAME,
  type DatasetFile,
  DOCUMENT_FILES,
  INDEX_FILE,
  MIRROR_FILES,
  SUMS_FILE,
  type Written,
} from '../../src/dataset/catalog.ts';
import { croissant } from '../../src/dataset/croissant.ts';
import { dataPackage } from '../../src/dataset/data-package.ts';
import {
  checksumList,
  citationFile,
  type DatasetFacts,
  datasetFacts,
  datasetIndex,
  licenseNotice,
} from '../../src/dataset/dataset-facts.ts';
import { guideInEnglish, guideInSpanish, mirrorFiles } from '../../src/dataset/guides.ts';
import { databaseTable, metadataTable } from '../../src/dataset/sqlite.ts';
import { csvFile, jsonFile, parquetFile, prettyJson } from '../../src/dataset/table-files.ts';
import { DATABASE_TABLES, TABLES } from '../../src/dataset/tables/all-tables.ts';
import { fillTable } from '../../src/dataset/tables/table.ts';
import { workbookParts } from '../../src/dataset/workbook.ts';
import { DATASET_ROOT, datasetPath } from '../../src/http/site-path.ts';
import type { DatasetIndex } from '../../src/website/page.ts';
import type { Language } from '../../src/words/language.ts';
import type { BuildContext } from './build-context.ts';
import { addFiles, type GzipFile, openGzipFile, writeFiles } from './file-sink.ts';
import { writeSqlite } from './sqlite-file.ts';
import { openTarFile } from './tar-file.ts';
import { zipFile } from './zip-file.ts';

/** The downloads written along with the API's files. */
export interface Archives {
  /** Only of complete languages. */
  readonly mirrors: ReadonlyMap<Language, GzipFile>;
  readonly charts: GzipFile;
}

/** The formats written from a table's rows; `.ndjson.gz` holds the API's bodies. */
const TABLE_FORMATS = { csv: csvFile, parquet: parquetFile, json: jsonFile };

export async function openArchives(context: BuildContext): Promise<Archives> {
  const { folder } = context;
  await fs.ensureDir(path.join(folder, DATASET_ROOT));
  const facts = datasetFacts(context);
  const mirrors = new Map<Language, GzipFile>();
  for (const { name, language = context.language } of MIRROR_FILES) {
    const mirror = openTarFile(path.join(folder, datasetPath(name)));
    for (const file of mirrorFiles(facts, language)) mirror.add(file);
    mirrors.set(language, mirror);
  }
  return { mirrors, charts: openGzipFile(path.join(folder, datasetPath('chart.ndjson.gz'))) };
}

/** Writes `dataset/` and closes the archives. Returns its index. */
export async function writeDataset(context: BuildContext, { mirrors, charts }: Archives): Promise<DatasetIndex> {
  const started = performance.now();
  const facts = datasetFacts(context);
  const fileAt = (name: string): string => path.join(context.folder, datasetPath(name));
  // zlib compresses in its own threads while the tables are written.
  await Promise.all([
    ...Array.from(mirrors.values(), (mirror) => mirror.close()),
    charts.close(),
    writeMatrixBodies(fileAt('matrix.ndjson.gz'), context),
    writeTables(fileAt, context, facts),
  ]);
  const index = await writeDocuments(fileAt, context, facts);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const bytes = index.files.reduce((sum, file) => sum + file.bytes, 0);
  context.log.write(`Dataset: ${index.files.length + 1} files, ${byteSize(bytes, '.')} in ${seconds} s\n`);
  return index;
}

/** Ordered by date, unlike the API's files. */
async function writeMatrixBodies(file: string, context: BuildContext): Promise<void> {
  const gzip = openGzipFile(file);
  const { dates, signal } = context;
  const encode = matrixEncoder(context);
  function* bodies(): Generator<OutputFile> {
    for (const date of dates) yield { path: file, content: encode(date) };
  }
  await addFiles(bodies(), [gzip], () => signal?.throwIfAborted());
  await gzip.close();
}

/** Writes every table in all its formats. SQLite needs the most memory, so it goes first, while there is little garbage. */
async function writeTables(
  fileAt: (name: string) => string,
  context: BuildContext,
  facts: DatasetFacts,
): Promise<void> {
  const write = (name: string, content: Parameters<typeof writeFile>[1]): Promise<void> =>
    writeFile(fileAt(name), content, { flag: 'wx', signal: context.signal });
  const filled = new Map(TABLES.map((table) => [table, fillTable(table, context)]));
  const database = DATABASE_TABLES.map((table) => databaseTable(filled.get(table) ?? fillTable(table, context)));
  await writeSqlite(fileAt(`${DATASET_NAME}.sqlite`), [metadataTable(facts), ...database], context.signal);
  for (const [table, values] of filled)
    for (const format of table.files)
      if (format !== 'ndjson.gz') await write(`${table.name}.${format}`, TABLE_FORMATS[format](values, facts));
  await write(`${DATASET_NAME}.xlsx`, zipFile(workbookParts([...filled.values()], context.language)));
}

/** Writes the documents about the data, which must be complete. Returns the index. */
async function writeDocuments(
  fileAt: (name: string) => string,
  context: BuildContext,
  facts: DatasetFacts,
): Promise<DatasetIndex> {
  const { site, folder } = context;
  const write = (texts: Readonly<Record<string, string>>): number =>
    writeFiles(
      folder,
      Object.entries(texts).map(([name, content]) => ({ path: datasetPath(name), content })),
    );
  const measure = async <F extends DatasetFile>(file: F): Promise<F & Written> => ({
    ...file,
    ...(await measureFile(fileAt(file.name))),
  });
  const data = await Promise.all(DATA_FILES.map((file) => measure(file)));
  const described = dataPackage(context, facts, data);
  write({
    'datapackage.json': prettyJson(described),
    'croissant.json': prettyJson(croissant(facts, site, data, described)),
    'LEEME.md': guideInSpanish(facts, data, context),
    'README.md': guideInEnglish(facts, data, context),
    LICENSE: licenseNotice(facts),
    'CITATION.cff': citationFile(facts),
  });
  const summed = [...data, ...(await Promise.all(DOCUMENT_FILES.map((file) => measure(file))))];
  write({ [SUMS_FILE.name]: checksumList(summed) });
  const index = datasetIndex(facts, site, [...summed, await measure(SUMS_FILE)]);
  write({ [INDEX_FILE.name]: prettyJson(index) });
  return index;
}

async function measureFile(name: string): Promise<Written> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(name)) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
