import { MATRIX_COLUMNS, type MatrixRow } from './matrix-rows.ts';

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
const LINES_PER_CHUNK = 1000;

/** `matrix.csv` in pieces, so that it can be written while it is made. */
export function* matrixCsv(rows: readonly MatrixRow[]): Generator<string> {
  yield csvLine(MATRIX_COLUMNS);
  for (let start = 0; start < rows.length; start += LINES_PER_CHUNK) {
    yield rows
      .slice(start, start + LINES_PER_CHUNK)
      .map(toLine)
      .join('');
  }
}

/** A date and numbers never need quotes. */
function toLine(row: MatrixRow): string {
  return `${MATRIX_COLUMNS.map((column) => row[column]).join(',')}\n`;
}
