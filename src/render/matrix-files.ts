import { daysInMonth } from '../contract/calendar-date.ts';
import { apiPath, fileOf } from '../contract/routes.ts';
import type { OutputFile } from './api-files.ts';
import type { MatrixEncoder } from './matrix-bytes.ts';

/** The folders of `/api/matrix`; a disk likes neighbours together better than dates in order. */
export const MATRIX_FOLDERS: readonly { readonly day: number; readonly month: number }[] = Array.from(
  { length: 31 * 12 },
  (_, i) => ({ day: Math.floor(i / 12) + 1, month: (i % 12) + 1 }),
);

/** One file per date of a folder. */
export function* matrixFiles(
  encode: MatrixEncoder,
  { day, month }: (typeof MATRIX_FOLDERS)[number],
  years: { first: number; last: number },
): Generator<OutputFile> {
  for (let year = years.first; year <= years.last; year++) {
    if (day > daysInMonth(month, year)) continue;
    yield { path: fileOf(apiPath.matrix(day, month, year)), content: encode({ day, month, year }) };
  }
}
