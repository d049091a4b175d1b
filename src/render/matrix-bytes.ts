import { type CalendarDate, isoDate } from '../contract/calendar-date.ts';
import { spanishDate } from '../contract/spanish-date.ts';
import { POINT_INDEX } from '../domain/chart.ts';
import type { Content } from '../domain/content.ts';
import { dateChart, POSITION_KEYS, POSITION_POINTS } from '../domain/destiny-matrix.ts';
import { matrixPosition, matrixTexts } from './matrix.ts';

/** Several times the longest body; growing data fails loudly in `set` instead of being cut. */
const MAX_BODY_BYTES = 16_384;

/** The returned bytes are valid until the next call. */
export type MatrixEncoder = (date: CalendarDate) => Uint8Array;

/**
 * The matrix body as UTF-8, byte for byte `JSON.stringify(matrixRenderer(content, site)(date))` and a newline, but put
 * together from ready pieces: 73,414 bodies differ only in which of 22 arcana stand in 12 places, and in the date.
 */
export function matrixEncoder(content: Content, site: string): MatrixEncoder {
  const encoder = new TextEncoder();
  const positions = POSITION_KEYS.map((key, i) =>
    content.arcana.map((arcanum) => {
      const end = i === POSITION_KEYS.length - 1 ? '}' : ',';
      return encoder.encode(`"${key}":${JSON.stringify(matrixPosition(arcanum))}${end}`);
    }),
  );
  const points = POSITION_KEYS.map((key) => POINT_INDEX[POSITION_POINTS[key]]);
  const [beforeWords, beforeIso, end] = tailPieces(content, site).map((piece) => encoder.encode(piece)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const buffer = new Uint8Array(MAX_BODY_BYTES);
  let length = 0;

  function add(piece: Uint8Array): void {
    buffer.set(piece, length);
    length += piece.length;
  }
  /** Dates and punctuation are ASCII, where a character is a byte. */
  function addAscii(text: string): void {
    for (let i = 0; i < text.length; i++) buffer[length++] = text.charCodeAt(i);
  }

  return (date) => {
    const chart = dateChart(date);
    length = 0;
    addAscii(`{"input":{"day":${date.day},"month":${date.month},"year":${date.year}},"matrix":{`);
    for (let i = 0; i < positions.length; i++) add(positions[i]![chart[points[i]!]! - 1]!);
    add(beforeWords);
    addAscii(spanishDate(date));
    add(beforeIso);
    addAscii(isoDate(date));
    add(end);
    return buffer.subarray(0, length);
  };
}

/** The text after `matrix`, cut where the date stands: once in words, then once as YYYY-MM-DD. */
function tailPieces(content: Content, site: string): string[] {
  const probe = { day: 28, month: 12, year: 2093 };
  // `{"suggested_citation":…}` without its brace goes on where `matrix` ended.
  const tail = `,${JSON.stringify(matrixTexts(content, site)(probe)).slice(1)}\n`;
  const pieces = tail.split(spanishDate(probe)).flatMap((part) => part.split(isoDate(probe)));
  if (pieces.length !== 3) throw new Error(`the texts of a matrix should name the date twice, but they are: ${tail}`);
  return pieces;
}
