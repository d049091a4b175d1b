import { WORDS } from '../words/words.ts';
import { fileTitle, type WrittenFile } from './catalog.ts';
import { type DatasetFacts, isAddress } from './dataset-facts.ts';
import {
  type Column,
  describeColumn,
  type FileFormat,
  isIn,
  LIST_DELIMITER,
  type Table,
  type TableSource,
} from './tables/table.ts';

const PROFILES = 'https://datapackage.org/profiles/2.0';
const TAGS = ['numerology', 'destiny matrix', 'life path', 'tarot', 'major arcana', 'open data', 'Spanish', 'English'];

/**
 * Formats whose size only `index.json` and `croissant.json` give: frictionless passes these to a library by file name, counts no
 * bytes itself, and would report every size as wrong.
 */
const READ_BY_NAME = /\.(?:json|parquet)$/;

/** Body of `datapackage.json` (Frictionless Data Package 2.0): describes every file and every field. */
export function dataPackage(source: TableSource, facts: DatasetFacts, files: readonly WrittenFile[]) {
  return {
    $schema: `${PROFILES}/datapackage.json`,
    name: facts.name,
    title: facts.title,
    description: facts.description,
    version: facts.version,
    created: `${facts.released}T00:00:00Z`,
    homepage: facts.source_url,
    keywords: TAGS,
    licenses: [{ name: 'CC-BY-4.0', title: facts.license, path: facts.license_url }],
    contributors: [
      {
        title: facts.publisher,
        ...(isAddress(facts.contact) ? { path: facts.contact } : { path: facts.source_url, email: facts.contact }),
        roles: ['creator', 'publisher'],
      },
    ],
    resources: files.map((file) => resource(file, source)),
  };
}

function resource(file: WrittenFile, source: TableSource) {
  const { name, mediaType, bytes, sha256, content } = file;
  const [mediatype, charset] = mediaType.split('; charset=');
  return {
    $schema: `${PROFILES}/dataresource.json`,
    name: resourceName(name),
    path: name,
    title: fileTitle(WORDS.en, file),
    // Readers expect `ndjson` with `compression`, not `gz`.
    ...formatOf(name),
    mediatype,
    ...(charset ? { encoding: charset } : {}),
    ...(READ_BY_NAME.test(name) ? {} : { bytes }),
    hash: `sha256:${sha256}`,
    ...(name.endsWith('.csv') ? { dialect: { delimiter: ',', lineTerminator: '\n' } } : {}),
    ...(content
      ? {
          type: 'table',
          schema: { $schema: `${PROFILES}/tableschema.json`, ...tableSchema(content.table, content.format, source) },
        }
      : {}),
  };
}

/** Unique and lowercase, as the standard requires: `matrix-csv`, `matrix-ndjson-gz`. */
function resourceName(file: string): string {
  return file.replaceAll('.', '-');
}

function formatOf(name: string): { readonly format: string; readonly compression?: 'gz' } {
  const [, format, gz] = /\.([a-z]+)(\.gz)?$/.exec(name)!;
  return gz ? { format: format!, compression: 'gz' } : { format: format! };
}

/** A table's field as a Frictionless Table Schema field. */
export interface Field {
  readonly name: string;
  readonly type: 'integer' | 'string' | 'date' | 'array' | 'object' | 'any';
  readonly format?: 'uri';
  readonly description: string;
  readonly constraints: { readonly required: true } & Column['constraints'];
}

interface TableSchema {
  readonly fields: readonly Field[];
  readonly primaryKey?: readonly string[];
  readonly foreignKeys?: readonly {
    readonly fields: readonly string[];
    readonly reference: { readonly resource: string; readonly fields: readonly string[] };
  }[];
}

function tableSchema(table: Table, format: FileFormat, source: TableSource): TableSchema {
  if (format === 'ndjson.gz') return { fields: table.bodyFields!.map((column) => field(table, column, 'json')) };
  const columns = table.columns(source).filter((column) => isIn(format, column));
  const foreignKeys = table.references?.map(({ columns, table }) => ({
    fields: columns,
    reference: { resource: resourceName(`${table.name}.csv`), fields: table.key },
  }));
  return {
    fields: columns.map((column) => field(table, column, format)),
    primaryKey: table.key,
    ...(foreignKeys ? { foreignKeys } : {}),
  };
}

/**
 * A list is an array in JSON and one text cell in CSV (the standard's `list` is missing from its published profile). In Parquet it
 * depends on the reader: frictionless gets a numpy array, which it does not accept as its `array`.
 */
function field(table: Table, column: Column, format: 'csv' | 'parquet' | 'json'): Field {
  const { name, type, constraints } = column;
  const description = describeColumn(WORDS.en, table, column);
  const shared = { description, constraints: { required: true, ...constraints } } as const;
  if (type === 'link') return { name, type: 'string', format: 'uri', ...shared };
  if (type === 'text') return { name, type: 'string', ...shared };
  if (type !== 'list') return { name, type, ...shared };
  if (format === 'json') return { name, type: 'array', ...shared };
  if (format === 'parquet') return { name, type: 'any', ...shared, description: `${description} A list.` };
  return { name, type: 'string', ...shared, description: `${description} Items are separated by "${LIST_DELIMITER}".` };
}
