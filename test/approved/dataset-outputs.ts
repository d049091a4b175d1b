import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import initSqlJs from 'sql.js';
import { writeSqlite } from '../../scripts/build/sqlite-file.ts';
import { headersFile, redirectsFile } from '../../src/api/host-files.ts';
import { croissant } from '../../src/dataset/croissant.ts';
import { dataPackage } from '../../src/dataset/data-package.ts';
import { checksumList, citationFile, datasetIndex, licenseNotice } from '../../src/dataset/dataset-facts.ts';
import { guideInEnglish, guideInSpanish, mirrorFiles } from '../../src/dataset/guides.ts';
import { databaseTable, metadataTable } from '../../src/dataset/sqlite.ts';
import { jsonFile, parquetFile, prettyJson as published } from '../../src/dataset/table-files.ts';
import { DATABASE_TABLES, TABLES } from '../../src/dataset/tables/all-tables.ts';
import { fillTable, type TableSource } from '../../src/dataset/tables/table.ts';
import { workbookParts } from '../../src/dataset/workbook.ts';
import { HEADER_RULES } from '../../src/website/header-rules.ts';
import { COMPLETE } from '../../src/words/language.ts';
import { content, english } from '../content-fixture.ts';
import { data, documents, facts, others, SITE } from '../dataset/written-fixture.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { BIRTH, OTHER } from './articles.ts';
import { type Outputs, prettyJson, prettyText } from './readable.ts';

/** Two dates and their charts: tables with a first and a last row. */
const source: TableSource = { content, english, site: SITE, language: 'es', dates: [BIRTH, OTHER], others };
const filled = TABLES.map((table) => fillTable(table, source));

/** Documents whole, and of the tables their columns with the first and the last row. */
export async function datasetOutputs(fileOf: ReadonlyMap<string, string>): Promise<Outputs> {
  const described = dataPackage(source, facts, data);
  const mirror = COMPLETE.flatMap((language, i) =>
    mirrorFiles(facts, language).map(({ path: name, content: text }) => [
      `dataset/mirror${i === 0 ? '' : `-${language}`}${name}`,
      String(text),
    ]),
  );
  return {
    'host/_headers': headersFile(HEADER_RULES),
    'host/_redirects': redirectsFile(),
    'dataset/index.json': prettyText(published(datasetIndex(facts, SITE, [...data, ...documents])), 2),
    'dataset/datapackage.json': prettyText(published(described), 2),
    'dataset/croissant.json': prettyText(published(croissant(facts, SITE, data, described)), 2),
    'dataset/README.md': guideInEnglish(facts, data, source),
    'dataset/LEEME.md': guideInSpanish(facts, data, source),
    'dataset/LICENSE': licenseNotice(facts),
    'dataset/CITATION.cff': citationFile(facts),
    'dataset/SHA256SUMS': checksumList(data),
    ...Object.fromEntries(mirror),
    'dataset/json-files.txt': jsonFiles(fileOf),
    'dataset/workbook.txt': workbook(),
    'dataset/parquet.txt': await parquet(),
    'dataset/sqlite.txt': await sqlite(),
  };
}

/** Which records a file has; those that the API has too are approved with its bodies. */
function jsonFiles(fileOf: ReadonlyMap<string, string>): string {
  const files = filled
    .filter(({ table }) => table.files.includes('json'))
    .map((table) => [`${table.table.name}.json`, jsonFile(table)] as const);
  const shown = files.flatMap(([name, text]) => [
    name,
    ...(JSON.parse(text) as { number?: number; name_en?: string; archetype_en?: string }[]).map((record) => {
      if (record.number === undefined) return prettyJson(record);
      // Besides the API's body they have the English name.
      const { name_en, archetype_en, ...body } = record;
      const name = fileOf.get(`${JSON.stringify(body)}\n`) ?? '';
      return `${record.number} ${name_en ?? archetype_en} ${name}`.trimEnd();
    }),
    '',
  ]);
  return shown.join('\n');
}

/** Every part of the archive but the sheets, and of the sheets the cells with their addresses. */
function workbook(): string {
  return workbookParts(filled, 'es')
    .map(([name, pieces]) => {
      const xml = [...pieces].join('');
      const rows = xml.match(/<row .*?<\/row>/gs);
      if (!rows) return `${name}\n${xml.replaceAll('><', '>\n<')}\n`;
      const [frame] = xml.split('<row ');
      const shown = [rows[0]!, rows[1]!, rows.at(-1)!].flatMap((row) => [
        ...[...row.matchAll(/<c r="(\w+)"(?: t="(\w+)")?>(.*?)<\/c>/gs)].map(
          ([, address, type = 'number', cell]) => `${address} ${type}: ${cell!.replace(/<[^>]*>/g, '')}`,
        ),
        '',
      ]);
      return [name, frame!.replaceAll('><', '>\n<'), `${rows.length} rows`, ...shown].join('\n');
    })
    .join('\n');
}

/** Name, types and repetition of each column, what the file says of itself, and its first and last row. */
async function parquet(): Promise<string> {
  const files = filled
    .filter(({ table }) => table.files.includes('parquet'))
    .map((table) => [`${table.table.name}.parquet`, parquetFile(table, facts)] as const);
  const described = files.map(async ([name, bytes]) => {
    const file = new Uint8Array(bytes).buffer;
    const { schema, num_rows, key_value_metadata = [] } = parquetMetadata(file);
    const rows = await parquetReadObjects({ file });
    const cells = schema.slice(1).map(({ name: column, type, converted_type, logical_type, repetition_type }) => {
      const types = [type, converted_type, logical_type?.type, repetition_type].filter(Boolean).join(' ');
      if (!(column in rows[0]!)) return `  ${column}: ${types}`;
      const [first, last] = [rows[0]![column], rows.at(-1)![column]].map((value) =>
        value instanceof Date ? value.toISOString() : Array.isArray(value) ? JSON.stringify(value) : value,
      );
      return `${column}: ${types}, ${first} … ${last}`;
    });
    return [name, `${num_rows} rows`, ...key_value_metadata.map(({ key, value }) => `${key} = ${value}`), '', ...cells];
  });
  return `${(await Promise.all(described)).map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** The whole schema as the database has it, and of each table and view the first and the last row. */
async function sqlite(): Promise<string> {
  const folder = await temporaryFolder('approved');
  const file = path.join(folder, 'a.sqlite');
  const tables = DATABASE_TABLES.map((table) => databaseTable(fillTable(table, source)));
  await writeSqlite(file, [metadataTable(facts), ...tables], undefined);
  const { Database } = await initSqlJs();
  const database = new Database(await readFile(file));
  await rm(folder, { recursive: true });
  const [found] = database.exec("SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'");
  const parts = found!.values.map(([type, name, sql]) => {
    if (type === 'index') return [sql, ''];
    const { columns, values } = database.exec(`SELECT * FROM ${name}`)[0]!;
    const [first, last] = [values[0]!, values.at(-1)!];
    return [
      sql,
      `${values.length} rows`,
      ...[first, last].map((row) => columns.map((column, i) => `${column} = ${row[i]}`).join('\n')),
    ].map((text) => `${text}\n`);
  });
  database.close();
  return parts.flat().join('\n');
}
