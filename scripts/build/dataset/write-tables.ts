import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { DATASET_NAME } from '../../../src/dataset/catalogue.ts';
import { csvFile, jsonFile } from '../../../src/dataset/csv-and-json.ts';
import type { DatasetFacts } from '../../../src/dataset/dataset-facts.ts';
import { parquetFile } from '../../../src/dataset/parquet.ts';
import { databaseTable, metadataTable } from '../../../src/dataset/sqlite.ts';
import { type Sheet, type WorkbookPart, workbookParts, workbookSheets } from '../../../src/dataset/workbook.ts';
import { type ZipEntry, zipArchive } from '../../../src/dataset/zip.ts';
import { DATABASE_TABLES, TABLES } from '../../../src/tables/all-tables.ts';
import { fillTable } from '../../../src/tables/table.ts';
import type { BuildContext } from '../build-context.ts';
import { writeSqlite } from './write-sqlite.ts';

/** The API's bodies are written elsewhere. */
const FILES = { csv: csvFile, parquet: parquetFile, json: jsonFile };

/** For the workbook: three times as fast as the default, and a fifth larger. */
const DEFLATE_LEVEL = 1;

/** Writes every table in all its formats. SQLite comes first, while there is little garbage, because it needs the most memory. */
export async function writeTables(folder: string, context: BuildContext, facts: DatasetFacts): Promise<void> {
  const filled = new Map(TABLES.map((table) => [table, fillTable(table, context)]));
  const file = (name: string): string => path.join(folder, name);
  const database = DATABASE_TABLES.map((table) => databaseTable(filled.get(table)!));
  await writeSqlite(file(`${DATASET_NAME}.sqlite`), [metadataTable(facts), ...database], context.signal);
  for (const [table, values] of filled) {
    for (const { format } of table.files) {
      if (format === 'ndjson.gz') continue;
      await writeFile(file(`${table.name}.${format}`), FILES[format](values, facts), { flag: 'wx' });
    }
  }
  await writeWorkbook(file(`${DATASET_NAME}.xlsx`), workbookSheets([...filled.values()]), context.signal);
}

/** zlib compresses in its own thread while the next rows are generated. */
async function writeWorkbook(file: string, sheets: readonly Sheet[], signal?: AbortSignal): Promise<void> {
  const entries: ZipEntry[] = [];
  for (const part of workbookParts(sheets)) entries.push(await packed(part, signal));
  await writeFile(file, zipArchive(entries), { flag: 'wx' });
}

async function packed({ path: name, pieces }: WorkbookPart, signal?: AbortSignal): Promise<ZipEntry> {
  let [bytes, crc] = [0, 0];
  function* encoded(): Generator<Uint8Array> {
    for (const piece of pieces) {
      const chunk = Buffer.from(piece);
      bytes += chunk.length;
      crc = crc32(chunk, crc);
      yield chunk;
    }
  }
  const deflate = createDeflateRaw({ level: DEFLATE_LEVEL });
  const [content] = await Promise.all([buffer(deflate), pipeline(encoded(), deflate, signal ? { signal } : {})]);
  return { path: name, packed: content, bytes, crc };
}
