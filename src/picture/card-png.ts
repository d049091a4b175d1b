import { type ChartPoint, POINT_INDEX } from '../method/chart-formulas.ts';
import { type TextKind, WIDE } from './card-layout.ts';
import CARD_PIECES from './card-pieces.json' with { type: 'json' };
import { type CardPieces, LEVELS, type Piece, type PieceKind, RAMPS, type Theme } from './card-pieces.ts';
import { placeOf } from './layout.ts';
import { DARK, LIGHT, type OctagramColours } from './octagram-style.ts';
import { indexedPng } from './png.ts';
import { type Card, type CardTexts, cardLines } from './share-card.ts';

const PIECES = CARD_PIECES as unknown as CardPieces;

/** Where a text is put together: pixels, and what its pieces are written with. */
interface Bitmap {
  readonly pixels: Uint8Array<ArrayBuffer>;
  readonly data: Uint8Array;
}

/** The empty star and all pieces, unpacked once. */
let unpacked: Promise<Uint8Array> | undefined;

/**
 * The card of a shared link as PNG, 1200 × 630, put together from the pieces that `npm run draw` has drawn with a browser:
 * the star without numbers, the numbers 1 to 22, digits, months, names and the letters of an address.
 */
export async function cardPng(
  card: Card,
  texts: CardTexts,
  address: string,
  theme: Theme = 'light',
): Promise<Uint8Array<ArrayBuffer>> {
  unpacked ??= unpack(PIECES.data);
  const bitmap = { pixels: new Uint8Array(WIDE.width * WIDE.height), data: await unpacked };
  const { width, height } = WIDE.star;
  for (let y = 0; y < height; y++) bitmap.pixels.set(bitmap.data.subarray(y * width, (y + 1) * width), y * WIDE.width);
  for (const point of Object.keys(WIDE.star.rows) as ChartPoint[]) {
    const { x, y } = placeOf(WIDE.star, point);
    copyPiece(bitmap, numberKind(point), PIECES.pieces[numberKind(point)][card.chart[POINT_INDEX[point]]!]!, x, y);
  }
  for (const { kind, y, text } of cardLines(card, WIDE, texts, address)) write(bitmap, kind, text, y);
  return indexedPng(bitmap.pixels, WIDE.width, paletteOf(theme));
}

/** Which size of numbers a point has, and on which ground: its medallion is white, red, or the red one of the middle. */
function numberKind(point: ChartPoint): 'plain' | 'corner' | 'middle' {
  if (point === 'E') return 'middle';
  return 'ABCD'.includes(point) ? 'corner' : 'plain';
}

/** A line of text from the left, letter by letter; what does not fit into the card any more is left out. */
function write(bitmap: Bitmap, kind: TextKind, text: string, y: number): void {
  let x = WIDE.text.x;
  for (const letter of text) {
    const piece = PIECES.pieces[kind][letter];
    if (piece === undefined) continue;
    if (x + piece[0] > WIDE.width) return;
    copyPiece(bitmap, kind, piece, Math.round(x), y);
    x += piece[0];
  }
}

/** Copies what is not ground; where two letters touch, the stronger of both. Pieces lie on one colour, so that nothing is mixed. */
function copyPiece({ pixels, data }: Bitmap, kind: PieceKind, piece: Piece, x: number, y: number): void {
  const [, left, top, width, height, from] = piece;
  const { start, step } = RAMPS[kind];
  for (let row = 0; row < height; row++) {
    const target = (y + top + row) * WIDE.width + x + left;
    for (let column = 0; column < width; column++) {
      const level = data[from + row * width + column]!;
      const inked = start + step * level;
      const there = pixels[target + column]!;
      if (level > 0) pixels[target + column] = step > 0 ? Math.max(there, inked) : Math.min(there, inked);
    }
  }
}

/** Two ramps from paper to ink and to red, then the colours of the star. */
function paletteOf(theme: Theme): Uint8Array {
  const { paper, ink, first }: OctagramColours = theme === 'dark' ? DARK : LIGHT;
  const [from, ...to] = [paper, ink, first].map(channels) as [number[], number[], number[]];
  const ramps = to.flatMap((end) =>
    Array.from({ length: LEVELS }, (_, level) =>
      end.map((value, i) => Math.round(from[i]! + ((value - from[i]!) * level) / (LEVELS - 1))),
    ),
  );
  return Uint8Array.from([...ramps, ...PIECES[theme].map(channels)].flat());
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
}

async function unpack(text: string): Promise<Uint8Array> {
  const binary = atob(text);
  const packed = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) packed[i] = binary.charCodeAt(i);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
