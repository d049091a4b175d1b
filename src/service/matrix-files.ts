import { type CalendarDate, daysInMonth, isoDate } from '../calendar/dates.ts';
import { arcanumCard } from '../endpoints/body-parts.ts';
import type { RenderContext } from '../endpoints/endpoint.ts';
import { matrixTexts } from '../endpoints/matrix.ts';
import { apiPath, fileOf, inLanguage } from '../http/api-path.ts';
import { POINT_INDEX } from '../method/chart-formulas.ts';
import { dateChart, POSITION_KEYS, POSITION_POINTS } from '../method/destiny-matrix.ts';
import { PUBLISHED } from '../words/language.ts';
import type { OutputFile } from './api-files.ts';

/**
 * The matrix body as JSON: exactly `JSON.stringify(matrix.body(context)({ date }))` and a newline, but joined from pieces, because
 * 73,414 bodies differ only in the date and in which of 22 arcana are in 12 places. This takes a fifth of the time.
 */
export function matrixEncoder(context: RenderContext): (date: CalendarDate) => string {
  const cards = context.content.arcana.map((arcanum) => JSON.stringify(arcanumCard(arcanum)));
  const positions = POSITION_KEYS.map((key) => ({
    point: POINT_INDEX[POSITION_POINTS[key]],
    pieces: cards.map((card) => `"${key}":${card}`),
  }));
  const [beforeWords, beforeIso, end] = tailPieces(context);
  return (date) => {
    const chart = dateChart(date);
    const { day, month, year } = date;
    const matrix = positions.map(({ point, pieces }) => pieces[chart[point]! - 1]).join(',');
    const dated = `${beforeWords}${context.words.dates.long(date)}${beforeIso}${isoDate(date)}${end}`;
    return `{"input":{"day":${day},"month":${month},"year":${year}},"matrix":{${matrix}}${dated}`;
  };
}

/** The text after `matrix`, split where the date goes: in words, then as YYYY-MM-DD. */
function tailPieces(context: RenderContext): string[] {
  const probe = { day: 28, month: 12, year: 2093 };
  // `{"suggested_citation":…}` without its first brace follows `matrix`.
  const tail = `,${JSON.stringify(matrixTexts(context)(probe)).slice(1)}\n`;
  const pieces = tail.split(context.words.dates.long(probe)).flatMap((part) => part.split(isoDate(probe)));
  if (pieces.length !== 3) throw new Error(`the texts of a matrix should name the date twice, but they are: ${tail}`);
  return pieces;
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
