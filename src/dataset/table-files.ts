import type { SchemaElement } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { DatasetFacts } from './dataset-facts.ts';
import { type Column, type FilledTable, flatColumns, isIn, listCell, rowsOf } from './tables/table.ts';

/**
 * One line of CSV (RFC 4180, but with LF line endings); values are quoted only if necessary.
 * @example csvLine(['a', 1, 'b, "c"']) // 'a,1,"b, ""c"""\n'
 */
export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map(quoted).join(',')}\n`;
}

function quoted(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Large enough for few writes, small enough for memory. */
const ROWS_PER_PIECE = 1000;

/** A table in chunks, so that it can be written while it is generated. */
export function* csvFile(table: FilledTable): Generator<string> {
  const columns = flatColumns(table, 'csv', listCell);
  // Numbers and dates never need quotes, and checking every cell would take longer than all the rest.
  const texts = columns.flatMap(({ column: { type } }, i) => (type === 'integer' || type === 'date' ? [] : [i]));
  let piece = csvLine(columns.map(({ column }) => column.name));
  let count = 0;
  for (const row of rowsOf(columns)) {
    for (const i of texts) row[i] = quoted(row[i]!);
    piece += `${row.join(',')}\n`;
    if (++count % ROWS_PER_PIECE > 0) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** Indented, because people read these files too. */
export function prettyJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

export function jsonFile({ columns }: FilledTable): string {
  const fields = columns.filter(({ column }) => isIn('json', column));
  return prettyJson(
    Array.from(fields[0]!.values, (_, row) =>
      Object.fromEntries(fields.map(({ column, values }) => [column.name, values[row]])),
    ),
  );
}

const DAY_MS = 86_400_000;

/** A table with real dates, lists, and the smallest integer types that fit. */
export function parquetFile({ table, columns }: FilledTable, facts: DatasetFacts): Uint8Array {
  const written = columns.filter(({ column }) => isIn('parquet', column));
  const kept = table.hasRowPerDate ? facts : withoutDates(facts);
  const file = parquetWriteBuffer({
    schema: [{ name: 'root', num_children: written.length }, ...written.flatMap(({ column }) => schemaOf(column))],
    columnData: written.map(({ column: { name, type }, values }) =>
      type === 'date'
        ? { name, data: Int32Array.from(values as ArrayLike<string>, epochDay), encoding: 'DELTA_BINARY_PACKED' }
        : { name, data: values as unknown[] },
    ),
    // One row group: the whole file is smaller than what a reader fetches at once.
    rowGroupSize: columns[0]!.values.length,
    kvMetadata: Object.entries(kept).map(([key, value]) => ({ key, value: String(value) })),
  });
  return new Uint8Array(file);
}

/** A column, or a list in the three levels that the format prescribes. No cell is empty. */
function schemaOf(column: Column): SchemaElement[] {
  const { name, type } = column;
  const repetition_type = 'REQUIRED';
  if (type !== 'list') return [{ name, ...valueType(column), repetition_type }];
  return [
    { name, repetition_type, num_children: 1, converted_type: 'LIST', logical_type: { type: 'LIST' } },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    { name: 'element', ...valueType(column), repetition_type },
  ];
}

function valueType({ type, constraints, items }: Column): Partial<SchemaElement> {
  if (type === 'date') return { type: 'INT32', converted_type: 'DATE', logical_type: { type: 'DATE' } };
  if (type !== 'integer' && !items) return { type: 'BYTE_ARRAY', converted_type: 'UTF8' };
  const largest = Number(constraints?.maximum ?? (items ?? constraints?.enum)?.at(-1));
  return { type: 'INT32', converted_type: largest < 2 ** 7 ? 'INT_8' : largest < 2 ** 15 ? 'INT_16' : 'INT_32' };
}

/** Parquet stores a date as the number of days since 1970-01-01. */
function epochDay(date: string): number {
  return Date.parse(date) / DAY_MS;
}

/** Facts about rows and dates hold only for a table with one row per date. */
function withoutDates(facts: DatasetFacts): object {
  const { description: _, rows: __, first_date: ___, last_date: ____, ...shared } = facts;
  return shared;
}
