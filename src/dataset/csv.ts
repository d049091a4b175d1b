import { type FilledTable, flatColumns, rowsOf } from '../tables/table.ts';

/** Between the items of a list in one cell; a test keeps it out of the items. */
export const LIST_DELIMITER = ' | ';

/** A list as one cell of CSV, of Parquet and of a sheet. */
export function listCell(items: readonly unknown[]): string {
  return items.join(LIST_DELIMITER);
}

/**
 * One line of CSV (RFC 4180, but with a plain line feed): quotes only around what needs them.
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

/** Large enough that writing costs little, small enough to hold in memory. */
const ROWS_PER_PIECE = 1000;

/** A table in pieces, so that it can be written while it is made. */
export function* csvFile(table: FilledTable): Generator<string> {
  const columns = flatColumns(table, 'csv', listCell);
  // Numbers and dates never need quotes, and looking for them takes longer than the rest.
  const isPlain = columns.every(({ column: { type } }) => type === 'integer' || type === 'date');
  let piece = csvLine(columns.map(({ column }) => column.name));
  let count = 0;
  for (const row of rowsOf(columns)) {
    piece += isPlain ? `${row.join(',')}\n` : csvLine(row);
    if (++count % ROWS_PER_PIECE > 0) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
