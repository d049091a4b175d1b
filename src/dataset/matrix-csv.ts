import { csvLine } from './csv.ts';
import { MATRIX_COLUMNS, type MatrixRow } from './matrix-rows.ts';

/** Large enough that writing costs little, small enough that nothing piles up. */
const LINES_PER_CHUNK = 1000;

/** `matrix.csv` in pieces, so that it can be written as it is made. */
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
