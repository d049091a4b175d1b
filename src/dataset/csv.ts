import { DATE_TABLE_COLUMNS, type DateTable, dateTableRows } from './date-table.ts';

/** A cell of a CSV table. */
export type CsvValue = string | number;

/** Without this mark Excel reads a CSV file in the machine's own code page. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One line of CSV (RFC 4180, but with a plain line feed): quotes only around what needs them.
 *
 * @example csvLine(['a', 1, 'b, "c"']) // 'a,1,"b, ""c"""\n'
 */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(cell).join(',')}\n`;
}

function cell(value: CsvValue): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Large enough that writing costs little, small enough to hold in memory. */
const ROWS_PER_PIECE = 1000;

/** `matrix.csv` in pieces, so that it can be written while it is made. A date and numbers never need quotes. */
export function* dateTableCsv(table: DateTable): Generator<string> {
  let piece = `${DATE_TABLE_COLUMNS.join(',')}\n`;
  let rows = 0;
  for (const row of dateTableRows(table)) {
    piece += `${row.join(',')}\n`;
    if (++rows % ROWS_PER_PIECE > 0) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
