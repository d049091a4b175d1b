/** A cell of a CSV table. */
export type CsvValue = string | number;

/** Excel takes a CSV file for the machine's own code page unless it starts with this mark. */
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
