import { type CalendarDate, daysInMonth, isoDate } from '../calendar/dates.ts';
import { arcanumCard } from '../endpoints/body-parts.ts';
import type { RenderContext } from '../endpoints/endpoint.ts';
import { matrixTexts } from '../endpoints/matrix.ts';
import { apiPath, fileOf, inLanguage } from '../http/api-path.ts';
import { POINT_INDEX } from '../method/chart-formulas.ts';
import { dateChart, POSITION_KEYS, POSITION_POINTS } from '../method/destiny-matrix.ts';
import { PUBLISHED } from '../words/language.ts';
import type { OutputFile } from './api-files.ts';

/** Room for everything besides the texts: `input`, both forms of the date, punctuation. */
const OTHER_BYTES = 256;

/** The returned bytes are valid only until the next call. */
export type MatrixEncoder = (date: CalendarDate) => Uint8Array;

/**
 * The matrix body as UTF-8: exactly `JSON.stringify(matrix.body(context)({ date }))` and a newline, but joined from encoded pieces,
 * because 73,414 bodies differ only in the date and in which of 22 arcana are in 12 places.
 */
export function matrixEncoder(context: RenderContext): MatrixEncoder {
  const { content, words } = context;
  const encoder = new TextEncoder();
  const positions = POSITION_KEYS.map((key, i) =>
    content.arcana.map((arcanum) => {
      const end = i === POSITION_KEYS.length - 1 ? '}' : ',';
      return encoder.encode(`"${key}":${JSON.stringify(arcanumCard(arcanum))}${end}`);
    }),
  );
  const points = POSITION_KEYS.map((key) => POINT_INDEX[POSITION_POINTS[key]]);
  const [beforeWords, beforeIso, end] = tailPieces(context).map((piece) => encoder.encode(piece)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const longest = positions.map((pieces) => Math.max(...pieces.map((piece) => piece.length)));
  const texts = [...longest, beforeWords.length, beforeIso.length, end.length];
  const buffer = new Uint8Array(texts.reduce((sum, bytes) => sum + bytes, OTHER_BYTES));
  let length = 0;

  function add(piece: Uint8Array): void {
    buffer.set(piece, length);
    length += piece.length;
  }
  /** Dates and punctuation are ASCII: one byte per character. */
  function addAscii(text: string): void {
    for (let i = 0; i < text.length; i++) buffer[length++] = text.charCodeAt(i);
  }

  return (date) => {
    const chart = dateChart(date);
    length = 0;
    addAscii(`{"input":{"day":${date.day},"month":${date.month},"year":${date.year}},"matrix":{`);
    for (let i = 0; i < positions.length; i++) add(positions[i]![chart[points[i]!]! - 1]!);
    add(beforeWords);
    addAscii(words.dates.long(date));
    add(beforeIso);
    addAscii(isoDate(date));
    add(end);
    return buffer.subarray(0, length);
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
  encode: MatrixEncoder,
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
