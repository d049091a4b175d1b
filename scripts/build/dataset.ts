import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import type { OutputFile } from '../../src/api/files.ts';
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
import { matrix } from '../../src/endpoints/matrix.ts';
import { DATASET_ROOT, datasetPath } from '../../src/http/site-path.ts';
import type { DatasetIndex } from '../../src/website/page.ts';
import type { Language } from '../../src/words/language.ts';
import type { BuildContext } from './build-context.ts';
import { encodeBody } from './encode-body.ts';
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

/** Writes the tables and the bodies of all dates. */
export async function writeTables(context: BuildContext): Promise<void> {
  context.log.write('Writing the tables of the dataset\n');
  await fs.ensureDir(path.join(context.folder, DATASET_ROOT));
  // zlib compresses in its own threads while the tables are written.
  await Promise.all([writeMatrixBodies(context), writeFilledTables(context)]);
}

/** Ordered by date, unlike the API's files. */
async function writeMatrixBodies(context: BuildContext): Promise<void> {
  const file = fileOf(context, 'matrix.ndjson.gz');
  const gzip = openGzipFile(file);
  const { dates, signal } = context;
  const bodyOf = matrix.body(context);
  function* bodies(): Generator<OutputFile> {
    for (const date of dates) yield { path: file, content: encodeBody(bodyOf({ date })) };
  }
  await addFiles(bodies(), [gzip], () => signal?.throwIfAborted());
  await gzip.close();
}

/** Writes every table in all its formats. SQLite needs the most memory, so it goes first, while there is little garbage. */
async function writeFilledTables(context: BuildContext): Promise<void> {
  const facts = datasetFacts(context);
  const write = (name: string, content: Parameters<typeof writeFile>[1]): Promise<void> =>
    writeFile(fileOf(context, name), content, { flag: 'wx', signal: context.signal });
  const filled = new Map(TABLES.map((table) => [table, fillTable(table, context)]));
  const database = DATABASE_TABLES.map((table) => databaseTable(filled.get(table) ?? fillTable(table, context)));
  await writeSqlite(fileOf(context, `${DATASET_NAME}.sqlite`), [metadataTable(facts), ...database], context.signal);
  for (const [table, values] of filled)
    for (const format of table.files)
      if (format !== 'ndjson.gz') await write(`${table.name}.${format}`, TABLE_FORMATS[format](values, facts));
  await write(`${DATASET_NAME}.xlsx`, zipFile(workbookParts([...filled.values()], context.language)));
}

export function openArchives(context: BuildContext): Archives {
  const facts = datasetFacts(context);
  const mirrors = new Map<Language, GzipFile>();
  for (const { name, language = context.language } of MIRROR_FILES) {
    const mirror = openTarFile(fileOf(context, name));
    for (const file of mirrorFiles(facts, language)) mirror.add(file);
    mirrors.set(language, mirror);
  }
  return { mirrors, charts: openGzipFile(fileOf(context, 'chart.ndjson.gz')) };
}

/** Closes the archives and writes the documents about all files. Returns the dataset's index. */
export async function completeDataset(context: BuildContext, { mirrors, charts }: Archives): Promise<DatasetIndex> {
  await Promise.all([...mirrors.values(), charts].map((archive) => archive.close()));
  const index = await writeDocuments(context);
  const bytes = index.files.reduce((sum, file) => sum + file.bytes, 0);
  context.log.write(`Dataset: ${index.files.length + 1} files, ${byteSize(bytes, '.')}\n`);
  return index;
}

/** Writes the documents about the data, which must be complete. Returns the index. */
async function writeDocuments(context: BuildContext): Promise<DatasetIndex> {
  const { site, folder } = context;
  const facts = datasetFacts(context);
  const write = (texts: Readonly<Record<string, string>>): number =>
    writeFiles(
      folder,
      Object.entries(texts).map(([name, content]) => ({ path: datasetPath(name), content })),
    );
  // One by one: a read buffer for each of 50 files would be the build's peak.
  const measure = async <F extends DatasetFile>(files: readonly F[]): Promise<(F & Written)[]> => {
    const measured: (F & Written)[] = [];
    for (const file of files) measured.push({ ...file, ...(await measureFile(fileOf(context, file.name))) });
    return measured;
  };
  const data = await measure(DATA_FILES);
  const described = dataPackage(context, facts, data);
  write({
    'datapackage.json': prettyJson(described),
    'croissant.json': prettyJson(croissant(facts, site, data, described)),
    'LEEME.md': guideInSpanish(facts, data, context),
    'README.md': guideInEnglish(facts, data, context),
    LICENSE: licenseNotice(facts),
    'CITATION.cff': citationFile(facts),
  });
  const summed = [...data, ...(await measure(DOCUMENT_FILES))];
  write({ [SUMS_FILE.name]: checksumList(summed) });
  const index = datasetIndex(facts, site, [...summed, ...(await measure([SUMS_FILE]))]);
  write({ [INDEX_FILE.name]: prettyJson(index) });
  return index;
}

function fileOf({ folder }: BuildContext, name: string): string {
  return path.join(folder, datasetPath(name));
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
