import { type FilledTable, flatColumns, isIn, listCell, rowsOf } from './tables/table.ts';

/**
 * One line of CSV (RFC 4180, but with a plain line feed): values are quoted only where necessary.
 *
 * @example csvLine(['a', 1, 'b, "c"']) // 'a,1,"b, ""c"""\n'
 */
export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map(quoted).join(',')}\n`;
}

function quoted(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Large enough for few writes, small enough to hold in memory. */
const ROWS_PER_PIECE = 1000;

/** A table in pieces, so that it can be written while it is being generated. */
export function* csvFile(table: FilledTable): Generator<string> {
  const columns = flatColumns(table, 'csv', listCell);
  // Numbers and dates never need quotes, and checking every cell would take longer than everything else.
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

/** A table as an array of records. */
export function jsonFile({ columns }: FilledTable): string {
  const fields = columns.filter(({ column }) => isIn('json', column));
  return prettyJson(
    Array.from(fields[0]!.values, (_, row) =>
      Object.fromEntries(fields.map(({ column, values }) => [column.name, values[row]])),
    ),
  );
}
