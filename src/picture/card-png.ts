import { type ChartPoint, POINT_INDEX } from '../method/chart-formulas.ts';
import { WIDE } from './card-layout.ts';
import CARD_PIECES from './card-pieces.json' with { type: 'json' };
import {
  type CardPieces,
  channels,
  numberKind,
  type Piece,
  type PieceKind,
  RAMPS,
  rampColours,
  type Theme,
} from './card-pieces.ts';
import { placeOf } from './layout.ts';
import { indexedPng } from './png.ts';
import { type Card, type CardLine, type CardTexts, type CardWords, cardLines } from './share-card.ts';

const { pieces: PIECES, pixels: PACKED, ...STAR_PALETTES } = CARD_PIECES as unknown as CardPieces;

/** Each row of a PNG starts with a filter byte, here 0. */
const STRIDE = WIDE.width + 1;

/** Unpacked with the first card of a process. */
let unpacked: Promise<Uint8Array> | undefined;

/**
 * The card of a shared link as PNG, 1200 × 630, assembled from what `npm run draw` has drawn in a browser: the star without numbers,
 * the numbers 1 to 22, and the letters of dates, names and addresses.
 */
export async function cardPng(
  card: Card,
  texts: CardTexts,
  words: CardWords['card'],
  address: string,
  theme: Theme = 'light',
): Promise<Uint8Array<ArrayBuffer>> {
  unpacked ??= inflate(PACKED);
  const pixels = await unpacked;
  const rows = emptyCard(pixels);
  for (const point of Object.keys(WIDE.star.rows) as ChartPoint[]) {
    const { x, y } = placeOf(WIDE.star, point);
    const kind = numberKind(point);
    drawPiece(rows, pixels, kind, PIECES[kind][card.chart[POINT_INDEX[point]]!]!, x, y);
  }
  for (const line of cardLines(card, WIDE, texts, words, address)) drawLine(rows, pixels, line);
  const palette = Uint8Array.from([...rampColours(theme), ...STAR_PALETTES[theme]].flatMap(channels));
  return indexedPng(WIDE.width, WIDE.height, palette, rows);
}

/** Paper, with the star on its left. */
function emptyCard(pixels: Uint8Array): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array(STRIDE * WIDE.height);
  const { width, height } = WIDE.star;
  for (let row = 0; row < height; row++) rows.set(pixels.subarray(row * width, (row + 1) * width), row * STRIDE + 1);
  return rows;
}

/** A left-aligned line of text, letter by letter; letters that do not fit on the card are dropped. */
function drawLine(rows: Uint8Array, pixels: Uint8Array, { kind, y, text }: CardLine): void {
  let x = WIDE.text.x;
  for (const letter of text) {
    const piece = PIECES[kind][letter];
    if (piece === undefined) continue;
    if (x + piece[0] > WIDE.width) return;
    drawPiece(rows, pixels, kind, piece, Math.round(x), y);
    x += piece[0];
  }
}

/** Where two letters touch, the stronger level wins. Pieces lie on a solid color, so nothing is blended. */
function drawPiece(rows: Uint8Array, pixels: Uint8Array, kind: PieceKind, piece: Piece, x: number, y: number): void {
  const [, left, top, width, height, offset] = piece;
  const { start, step } = RAMPS[kind];
  for (let row = 0; row < height; row++) {
    const from = (y + top + row) * STRIDE + 1 + x + left;
    for (let column = 0; column < width; column++) {
      const level = pixels[offset + row * width + column]!;
      const index = start + step * level;
      if (level > 0 && (index - rows[from + column]!) * step > 0) rows[from + column] = index;
    }
  }
}

async function inflate(base64: string): Promise<Uint8Array> {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
