import type { ColumnChunk, FileMetaData, PageHeader, SchemaElement } from 'hyparquet';
import { ByteWriter } from 'hyparquet-writer';
import { writePageHeader } from 'hyparquet-writer/src/datapage.js';
import { writeRleBitPackedHybrid } from 'hyparquet-writer/src/encoding.js';
import { writeMetadata } from 'hyparquet-writer/src/metadata.js';
import { writePlain } from 'hyparquet-writer/src/plain.js';
import { snappyCompress } from 'hyparquet-writer/src/snappy.js';
import type { DatasetFacts } from './dataset-facts.ts';
import { type Cell, type Column, type FilledTable, isIn } from './tables/table.ts';

interface ParquetColumn {
  readonly name: string;
  readonly type: 'DATE' | 'INT_8' | 'INT_16' | 'INT_32' | 'UTF8';
  /** The values, without rows: a list has any number of them. */
  readonly data: ArrayLike<string | number>;
  /** Set if the column has lists. */
  readonly levels?: Levels;
}

/** Where lists begin and whether they have items: one entry for each item and for each empty list. */
interface Levels {
  /** 0 starts a row, 1 continues the list of the entry before. */
  readonly repetition: Uint8Array;
  /** 1 is an item, 0 an empty list. */
  readonly definition: Uint8Array;
}

type PageKind = Omit<PageHeader, 'uncompressed_page_size' | 'compressed_page_size'>;

const DAY_MS = 86_400_000;
const MAGIC = new TextEncoder().encode('PAR1');

/** A table with real dates and the smallest integers that hold its values. */
export function parquetFile(table: FilledTable, facts: DatasetFacts): Uint8Array {
  const columns = table.columns
    .filter(({ column }) => isIn('parquet', column))
    .map(({ column, values }): ParquetColumn => {
      const { name, type } = column;
      if (type === 'list') return { name, type: typeOf(column), ...flatLists(values as ArrayLike<readonly Cell[]>) };
      const data = values as ArrayLike<string | number>;
      return { name, type: typeOf(column), data: type === 'date' ? Array.from(data, epochDay) : data };
    });
  return fileOfColumns(
    table.table.hasRowPerDate ? facts : withoutDates(facts),
    columns,
    table.columns[0]!.values.length,
  );
}

function typeOf({ type, constraints, items }: Column): ParquetColumn['type'] {
  if (type === 'date') return 'DATE';
  if (type !== 'integer' && !items) return 'UTF8';
  const largest = Number(constraints?.maximum ?? (items ?? constraints?.enum)?.at(-1));
  if (largest < 2 ** 7) return 'INT_8';
  return largest < 2 ** 15 ? 'INT_16' : 'INT_32';
}

/** The items of all lists one after another, and the levels that tell where each list begins. */
function flatLists(lists: ArrayLike<readonly Cell[]>): Pick<ParquetColumn, 'data' | 'levels'> {
  const entries = Array.from(lists, (list) => (list.length === 0 ? [undefined] : list));
  const definition = entries.flatMap((entry) => entry.map((item) => (item === undefined ? 0 : 1)));
  return {
    data: Array.from(lists).flat() as (string | number)[],
    levels: {
      repetition: Uint8Array.from(entries.flatMap((entry) => entry.map((_, i) => (i === 0 ? 0 : 1)))),
      definition: Uint8Array.from(definition),
    },
  };
}

/** Parquet stores a date as the number of days since 1970-01-01. */
function epochDay(date: string | number): number {
  return Date.parse(String(date)) / DAY_MS;
}

/** The facts about rows and dates are true only of a table with one row per date. */
function withoutDates(facts: DatasetFacts): object {
  const { description: _, rows: __, first_date: ___, last_date: ____, ...shared } = facts;
  return shared;
}

/**
 * A file of version 1, which even the oldest readers support: Snappy, plain dates, and a dictionary for every other column,
 * because those have few distinct values. The library has all the parts, but assembles them only as version 2.
 */
function fileOfColumns(facts: object, columns: readonly ParquetColumn[], rows: number): Uint8Array {
  const writer = new ByteWriter();
  writer.appendBytes(MAGIC);
  const chunks = columns.map((column) => writeColumn(writer, column));
  const num_rows = BigInt(rows);
  const total_byte_size = chunks.reduce((sum, { meta_data }) => sum + meta_data!.total_uncompressed_size, 0n);
  const metadata: Omit<FileMetaData, 'metadata_length'> = {
    version: 1,
    created_by: 'hyparquet',
    schema: [{ name: 'root', num_children: columns.length }, ...columns.flatMap(schemaOf)],
    num_rows,
    // All rows in one group: the whole file is smaller than what a reader fetches in one go.
    row_groups: [{ columns: chunks, total_byte_size, num_rows }],
    key_value_metadata: Object.entries(facts).map(([key, value]) => ({ key, value: String(value) })),
  };
  writeMetadata(writer, metadata as FileMetaData);
  writer.appendBytes(MAGIC);
  return writer.getBytes();
}

/** A column, or a list in the three steps that the format prescribes for it, with their names. */
function schemaOf({ name, type, levels }: ParquetColumn): SchemaElement[] {
  const value = {
    name: levels ? 'element' : name,
    type: physical(type),
    converted_type: type,
    ...(type === 'DATE' ? { logical_type: { type } } : {}),
    repetition_type: 'REQUIRED',
  } as const;
  if (!levels) return [value];
  return [
    { name, repetition_type: 'REQUIRED', num_children: 1, converted_type: 'LIST', logical_type: { type: 'LIST' } },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    value,
  ];
}

function physical(type: ParquetColumn['type']): 'BYTE_ARRAY' | 'INT32' {
  return type === 'UTF8' ? 'BYTE_ARRAY' : 'INT32';
}

/** No cell is empty, so pages have no levels, only values, but for those of lists. */
function writeColumn(writer: ByteWriter, { name, type, data, levels }: ParquetColumn): ColumnChunk {
  const start = writer.offset;
  const encoding = type === 'DATE' ? 'PLAIN' : 'PLAIN_DICTIONARY';
  const page = new ByteWriter();
  if (levels) for (const kind of ['repetition', 'definition'] as const) writeLevels(page, levels[kind]);
  const entries = levels?.definition.length ?? data.length;
  let saved = 0;
  let [min, max] = [data[0]!, data[data.length - 1]!];
  // Dates are sorted, so the first and the last are minimum and maximum.
  if (encoding === 'PLAIN') writePlain(page, data as number[], 'INT32', undefined);
  else {
    const { distinct, places } = dictionaryOf(data);
    [min, max] = [distinct[0]!, distinct.at(-1)!];
    const values = new ByteWriter();
    writePlain(values, distinct, physical(type), undefined);
    const dictionary_page_header = { num_values: distinct.length, encoding } as const;
    saved += writePage(writer, { type: 'DICTIONARY_PAGE', dictionary_page_header }, values);
    const bits = 32 - Math.clz32(Math.max(distinct.length - 1, 0));
    page.appendUint8(bits);
    writeRleBitPackedHybrid(page, places, bits);
  }
  const dataPage = writer.offset;
  const levelEncodings = { definition_level_encoding: 'RLE', repetition_level_encoding: 'RLE' } as const;
  const data_page_header = { num_values: entries, encoding, ...levelEncodings } as const;
  saved += writePage(writer, { type: 'DATA_PAGE', data_page_header }, page);
  const size = writer.offset - start;
  return {
    file_offset: BigInt(start),
    meta_data: {
      type: physical(type),
      encodings: [encoding, 'RLE'],
      path_in_schema: levels ? [name, 'list', 'element'] : [name],
      codec: 'SNAPPY',
      num_values: BigInt(entries),
      total_uncompressed_size: BigInt(size + saved),
      total_compressed_size: BigInt(size),
      ...(encoding === 'PLAIN' ? {} : { dictionary_page_offset: BigInt(start) }),
      data_page_offset: BigInt(dataPage),
      // Readers use the newer pair only where a file tells the order of its columns, which the library does not write; for
      // signed numbers, though not for text, the older pair says the same.
      statistics: {
        null_count: BigInt(entries - data.length),
        ...(data.length > 0 ? { min_value: min, max_value: max } : {}),
        ...(data.length > 0 && type !== 'UTF8' ? { min, max } : {}),
      },
    },
  };
}

/** One bit for each entry, after the number of bytes that they take. */
function writeLevels(page: ByteWriter, levels: Uint8Array): void {
  const bits = new ByteWriter();
  writeRleBitPackedHybrid(bits, levels, 1);
  page.appendUint32(bits.offset);
  page.appendBytes(bits.getBytes());
}

/** The distinct values in order, and the index among them of each value. An object looks up numbers faster than a Map. */
function dictionaryOf(data: ParquetColumn['data']): { distinct: (number | string)[]; places: Int32Array } {
  const place: Record<number | string, number> = {};
  for (let i = 0; i < data.length; i++) place[data[i]!] = 0;
  const names = Object.keys(place);
  const distinct = typeof data[0] === 'number' ? names.map(Number) : names.sort();
  for (const [i, value] of distinct.entries()) place[value] = i;
  const places = new Int32Array(data.length);
  for (let i = 0; i < data.length; i++) places[i] = place[data[i]!]!;
  return { distinct, places };
}

/** Returns how many bytes compression saved. */
function writePage(writer: ByteWriter, kind: PageKind, values: ByteWriter): number {
  const bytes = values.getBytes();
  const packed = snappyCompress(bytes);
  writePageHeader(writer, { ...kind, uncompressed_page_size: bytes.length, compressed_page_size: packed.length });
  writer.appendBytes(packed);
  return bytes.length - packed.length;
}
