import { daysInMonth } from '../contract/calendar-date.ts';
import { apiPath, fileOf } from '../contract/routes.ts';
import type { OutputFile } from './api-files.ts';
import type { MatrixEncoder } from './matrix-bytes.ts';

/** One file per date, folder by folder: a disk writes neighbours faster than dates in order. */
export function* matrixFiles(encode: MatrixEncoder, years: { first: number; last: number }): Generator<OutputFile> {
  for (let day = 1; day <= 31; day++) {
    for (let month = 1; month <= 12; month++) {
      for (let year = years.first; year <= years.last; year++) {
        if (day > daysInMonth(month, year)) continue;
        yield { path: fileOf(apiPath.matrix(day, month, year)), content: encode({ day, month, year }) };
      }
    }
  }
}
