/** A cell of a CSV table. */
export type CsvValue = string | number;

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

/** Rows of numbers and dates, which never need quotes. */
interface PlainRow {
  join(separator: string): string;
}

/** A large table in pieces, so that it can be written while it is made. */
export function* plainCsv(columns: readonly string[], rows: Iterable<PlainRow>): Generator<string> {
  let piece = `${columns.join(',')}\n`;
  let count = 0;
  for (const row of rows) {
    piece += `${row.join(',')}\n`;
    if (++count % ROWS_PER_PIECE > 0) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
