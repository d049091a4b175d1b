import { type ChartPoint, POINT_INDEX } from '../method/chart-formulas.ts';
import { type TextKind, WIDE } from './card-layout.ts';
import { type CardPieces, LEVELS, type Piece, type PieceKind, RAMPS } from './card-pieces.ts';
import { MAX_MATCH, MIN_MATCH, type Tokens } from './deflate.ts';
import { placeOf } from './layout.ts';
import type { CardLine } from './share-card.ts';

/** The pixels are kept as a PNG compresses them: each row after a byte that names its filter, which is 0. */
export const STRIDE = WIDE.width + 1;
export const STREAM_LENGTH = STRIDE * WIDE.height;

/** A part of a row that differs from card to card; whether the row above it is open too. */
export interface OpenSpan {
  readonly start: number;
  readonly end: number;
  readonly row: number;
  readonly hasAbove: boolean;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly bottom: number;
  /** The index of the colour that it lies on. */
  readonly ground: number;
}

/** From so many equal pixels on, the row above is taken without a look at the pixel to the left. */
const LONG_MATCH = 32;

/** Which size of numbers a point has, and on which ground: its medallion is white, red, or the red one of the middle. */
function numberKind(point: ChartPoint): 'plain' | 'corner' | 'middle' {
  if (point === 'E') return 'middle';
  return 'ABCD'.includes(point) ? 'corner' : 'plain';
}

/** Where the numbers go on their medallions, and what is beside the star, from left to right. No text is in the first row. */
export function openBoxes(pieces: CardPieces['pieces']): readonly Box[] {
  const numbers = (Object.keys(WIDE.star.rows) as ChartPoint[]).map((point): Box => {
    const kind = numberKind(point);
    const { x, y } = placeOf(WIDE.star, point);
    const all = Object.values(pieces[kind]);
    return {
      x: x + Math.min(...all.map(([, left]) => left)),
      y: y + Math.min(...all.map(([, , top]) => top)),
      right: x + Math.max(...all.map(([, left, , width]) => left + width)),
      bottom: y + Math.max(...all.map(([, , top, , height]) => top + height)),
      ground: RAMPS[kind].start,
    };
  });
  const texts = { x: WIDE.star.width, y: 1, right: WIDE.width, bottom: WIDE.height, ground: 0 };
  return [...numbers.sort((a, b) => a.x - b.x), texts];
}

/** The rows of all boxes, in the order of the stream. */
export function openSpans(boxes: readonly Box[]): readonly OpenSpan[] {
  const spans: OpenSpan[] = [];
  for (let row = 0; row < WIDE.height; row++)
    for (const { x, y, right, bottom } of boxes)
      if (row >= y && row < bottom)
        spans.push({
          start: row * STRIDE + 1 + x,
          end: row * STRIDE + 1 + right,
          row,
          // Above the texts is paper.
          hasAbove: row > y || y === 1,
        });
  return spans;
}

/** The open parts of a card. What they change of its checksum is summed up on the way: most of a card is what it always is. */
export class CardBitmap {
  readonly stream = new Uint8Array(STREAM_LENGTH);
  /** Of each row, the column from which on it is paper. */
  private readonly paperFrom = new Uint16Array(WIDE.height);
  private sum = 0;
  private weighted = 0;

  constructor(boxes: readonly Box[]) {
    for (const { x, y, right, bottom, ground } of boxes)
      if (ground > 0)
        for (let row = y; row < bottom; row++) this.stream.fill(ground, row * STRIDE + 1 + x, row * STRIDE + 1 + right);
  }

  /** Copies numbers and texts to their places. */
  draw(pieces: CardPieces['pieces'], chart: Uint8Array, lines: readonly CardLine[]): void {
    for (const point of Object.keys(WIDE.star.rows) as ChartPoint[]) {
      const { x, y } = placeOf(WIDE.star, point);
      this.copy(numberKind(point), pieces[numberKind(point)][chart[POINT_INDEX[point]]!]!, x, y);
    }
    for (const { kind, y, text } of lines) this.write(pieces[kind], kind, text, y);
  }

  /** A line of text from the left, letter by letter; what does not fit into the card any more is left out. */
  private write(letters: CardPieces['pieces'][TextKind], kind: TextKind, text: string, y: number): void {
    let x = WIDE.text.x;
    for (const letter of text) {
      const piece = letters[letter];
      if (piece === undefined) continue;
      if (x + piece[0] > WIDE.width) return;
      this.copy(kind, piece, Math.round(x), y);
      x += piece[0];
    }
  }

  /** Copies what is not ground; where two letters touch, the stronger of both. Pieces lie on one colour, so that nothing is mixed. */
  private copy(kind: PieceKind, piece: Piece, x: number, y: number): void {
    const [, left, top, width, height] = piece;
    const levels = levelsOf(piece);
    const { start, step } = RAMPS[kind];
    const { stream, paperFrom } = this;
    let [sum, weighted] = [0, 0];
    for (let row = y + top, k = 0; row < y + top + height; row++) {
      const from = row * STRIDE + 1 + x + left;
      for (let i = from; i < from + width; i++) {
        const level = levels[k++]!;
        if (level === 0) continue;
        const change = start + step * level - stream[i]!;
        if (change * step <= 0) continue;
        stream[i]! += change;
        sum += change;
        weighted += change * (STREAM_LENGTH - i);
      }
      paperFrom[row] = Math.max(paperFrom[row]!, 1 + x + left + width);
    }
    this.sum += sum;
    this.weighted += weighted;
  }

  /** A flat drawing repeats the pixel to the left or the row above, so those are all that is looked for. */
  writeSpan({ start, end, row, hasAbove }: OpenSpan, tokens: Tokens): void {
    const paper = row * STRIDE + Math.max(this.paperFrom[row]!, this.paperFrom[row - 1]!);
    for (let i = start; i < end; ) {
      const last = Math.min(end, i + MAX_MATCH);
      const above = !hasAbove ? 0 : i >= paper ? last - i : this.repeated(i, last, STRIDE);
      const before = i > start && above < LONG_MATCH ? this.repeated(i, last, 1) : 0;
      const length = Math.max(above, before);
      if (length >= MIN_MATCH) {
        tokens.match(length, above >= before ? STRIDE : 1);
        i += length;
      } else tokens.literal(this.stream[i++]!);
    }
  }

  private repeated(from: number, end: number, distance: number): number {
    const { stream } = this;
    let i = from;
    while (i < end && stream[i] === stream[i - distance]) i++;
    return i - from;
  }

  /** Adler-32 of the whole card, from the two sums of one without numbers and texts. */
  checksum([sum, weighted]: readonly [number, number]): number {
    const [a, b] = [sum + this.sum, weighted + this.weighted];
    return (((b % 65521) << 16) | (a % 65521)) >>> 0;
  }
}

/** A byte of a piece is a level and how often it repeats, or, from here on, how many pixels are as in the row above. */
export const AS_ABOVE = 128;
export const LONGEST_RUN = AS_ABOVE / LEVELS;

/** The pixels of a piece. */
export function levelsOf([, , , width, height, packed]: Piece): Uint8Array {
  const bytes = atob(packed);
  const levels = new Uint8Array(width * height);
  for (let k = 0, i = 0; k < bytes.length; k++) {
    const byte = bytes.charCodeAt(k);
    const end = i + 1 + (byte < AS_ABOVE ? Math.floor(byte / LEVELS) : byte - AS_ABOVE);
    if (byte < AS_ABOVE) levels.fill(byte % LEVELS, i, end);
    // Above the first row all is 0, as here; a copy ends where it would read what it writes.
    else
      for (let from = Math.max(i, width); from < end; from += width)
        levels.copyWithin(from, from - width, Math.min(from, end - width));
    i = end;
  }
  return levels;
}
