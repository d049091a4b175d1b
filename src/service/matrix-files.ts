import { type CalendarDate, daysInMonth } from '../calendar/dates.ts';
import type { RenderContext } from '../endpoints/endpoint.ts';
import { matrix } from '../endpoints/matrix.ts';
import { apiPath, fileOf, inLanguage } from '../http/api-path.ts';
import { PUBLISHED } from '../words/language.ts';
import type { OutputFile } from './api-files.ts';

/** The file of a date, as the API has it and as a line of the dataset. */
export function matrixEncoder(context: RenderContext): (date: CalendarDate) => string {
  const bodyOf = matrix.body(context);
  return (date) => `${JSON.stringify(bodyOf({ date }))}\n`;
}

/** One file per date, folder by folder: disks write neighbors faster than dates in order. */
export function* matrixFiles(
  encode: (date: CalendarDate) => string,
  years: { first: number; last: number },
  language = PUBLISHED[0],
): Generator<OutputFile> {
  for (let day = 1; day <= 31; day++) {
    for (let month = 1; month <= 12; month++) {
      for (let year = years.first; year <= years.last; year++) {
        if (day > daysInMonth(month, year)) continue;
        yield {
          path: inLanguage(fileOf(apiPath('/matrix/{day}/{month}/{year}', { day, month, year })), language),
          content: encode({ day, month, year }),
        };
      }
    }
  }
}
