import type { ColumnChunk, FileMetaData, PageHeader } from 'hyparquet';
import { ByteWriter } from 'hyparquet-writer';
import { writePageHeader } from 'hyparquet-writer/src/datapage.js';
import { writeRleBitPackedHybrid } from 'hyparquet-writer/src/encoding.js';
import { writeMetadata } from 'hyparquet-writer/src/metadata.js';
import { writePlain } from 'hyparquet-writer/src/plain.js';
import { snappyCompress } from 'hyparquet-writer/src/snappy.js';
import type { DatasetFacts } from './dataset-facts.ts';
import { type Column, type FilledTable, flatColumns, listCell } from './tables/table.ts';

interface ParquetColumn {
  readonly name: string;
  readonly type: 'DATE' | 'INT_8' | 'INT_16' | 'INT_32' | 'UTF8';
  readonly data: ArrayLike<string | number>;
}

type PageKind = Omit<PageHeader, 'uncompressed_page_size' | 'compressed_page_size'>;

const DAY_MS = 86_400_000;
const MAGIC = new TextEncoder().encode('PAR1');

/** A table with real dates and the smallest integers that hold its values. */
export function parquetFile(table: FilledTable, facts: DatasetFacts): Uint8Array {
  const columns = flatColumns(table, 'parquet', listCell).map(({ column, values }): ParquetColumn => {
    const type = typeOf(column);
    return { name: column.name, type, data: type === 'DATE' ? Array.from(values, epochDay) : values };
  });
  return fileOfColumns(table.table.hasRowPerDate ? facts : withoutDates(facts), columns);
}

function typeOf({ type, constraints }: Column): ParquetColumn['type'] {
  if (type === 'date') return 'DATE';
  if (type !== 'integer') return 'UTF8';
  const largest = Number(constraints?.maximum ?? constraints?.enum?.at(-1));
  if (largest < 2 ** 7) return 'INT_8';
  return largest < 2 ** 15 ? 'INT_16' : 'INT_32';
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
function fileOfColumns(facts: object, columns: readonly ParquetColumn[]): Uint8Array {
  const writer = new ByteWriter();
  writer.appendBytes(MAGIC);
  const chunks = columns.map((column) => writeColumn(writer, column));
  const num_rows = BigInt(columns[0]!.data.length);
  const total_byte_size = chunks.reduce((sum, { meta_data }) => sum + meta_data!.total_uncompressed_size, 0n);
  const metadata: Omit<FileMetaData, 'metadata_length'> = {
    version: 1,
    created_by: 'hyparquet',
    schema: [
      { name: 'root', num_children: columns.length },
      ...columns.map(({ name, type }) => ({
        name,
        type: physical(type),
        converted_type: type,
        ...(type === 'DATE' ? { logical_type: { type } } : {}),
        repetition_type: 'REQUIRED' as const,
      })),
    ],
    num_rows,
    // All rows in one group: the whole file is smaller than what a reader fetches in one go.
    row_groups: [{ columns: chunks, total_byte_size, num_rows }],
    key_value_metadata: Object.entries(facts).map(([key, value]) => ({ key, value: String(value) })),
  };
  writeMetadata(writer, metadata as FileMetaData);
  writer.appendBytes(MAGIC);
  return writer.getBytes();
}

function physical(type: ParquetColumn['type']): 'BYTE_ARRAY' | 'INT32' {
  return type === 'UTF8' ? 'BYTE_ARRAY' : 'INT32';
}

/** No cell is empty, so pages have no definition levels, only values. */
function writeColumn(writer: ByteWriter, { name, type, data }: ParquetColumn): ColumnChunk {
  const start = writer.offset;
  const encoding = type === 'DATE' ? 'PLAIN' : 'PLAIN_DICTIONARY';
  const page = new ByteWriter();
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
    const bits = 32 - Math.clz32(distinct.length - 1);
    page.appendUint8(bits);
    writeRleBitPackedHybrid(page, places, bits);
  }
  const dataPage = writer.offset;
  const levels = { definition_level_encoding: 'RLE', repetition_level_encoding: 'RLE' } as const;
  const data_page_header = { num_values: data.length, encoding, ...levels } as const;
  saved += writePage(writer, { type: 'DATA_PAGE', data_page_header }, page);
  const size = writer.offset - start;
  return {
    file_offset: BigInt(start),
    meta_data: {
      type: physical(type),
      encodings: [encoding, 'RLE'],
      path_in_schema: [name],
      codec: 'SNAPPY',
      num_values: BigInt(data.length),
      total_uncompressed_size: BigInt(size + saved),
      total_compressed_size: BigInt(size),
      ...(encoding === 'PLAIN' ? {} : { dictionary_page_offset: BigInt(start) }),
      data_page_offset: BigInt(dataPage),
      // Readers use the newer pair only where a file tells the order of its columns, which the library does not write; for
      // signed numbers, though not for text, the older pair says the same.
      statistics: { min_value: min, max_value: max, null_count: 0n, ...(type === 'UTF8' ? {} : { min, max }) },
    },
  };
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
