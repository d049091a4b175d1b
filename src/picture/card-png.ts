import { type ChartPoint, POINT_INDEX } from '../method/chart-formulas.ts';
import type { Language } from '../words/language.ts';
import { CARD_LAYOUTS, type CardFormat, type CardLayout, type Frame } from './card-layout.ts';
import { type LoadedPieces, loadPieces, numberKind, type PieceKind, rampColors, type Theme } from './card-pieces.ts';
import { indexedPng } from './png.ts';
import { type Card, type CardLine, type CardTexts, type CardWords, cardLines, type Measure } from './share-card.ts';
import { placeOf, type Spot } from './star-layout.ts';

interface CardOptions {
  readonly language: Language;
  /** Default: the link preview. */
  readonly format?: CardFormat | undefined;
  readonly theme?: Theme | undefined;
}

/**
 * The picture of a shared link or a story as PNG, assembled from pieces that `npm run draw` has drawn in a browser: the star
 * without numbers, the numbers 1 to 22, the emblems, and the letters of every text.
 */
export async function cardPng(
  card: Card,
  texts: Pick<CardTexts, 'arcana'>,
  words: CardWords,
  address: string,
  { language, format = 'card', theme = 'light' }: CardOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const layout = CARD_LAYOUTS[format];
  const canvas = emptyCanvas(layout, await loadPieces(language, format));
  drawPiece(canvas, 'emblem', String(card.chart[POINT_INDEX.E]!), layout.emblem);
  const lines = cardLines(card, layout, texts, words, address, measureWith(canvas.from));
  for (const line of lines) drawLine(canvas, line);
  // Last, so that it covers the end of a long address.
  drawStar(canvas, layout, card.chart);
  return pngOf(canvas, theme);
}

/** A picture that is being assembled: one byte per pixel; each row of a PNG starts with a filter byte, here 0. */
export interface Canvas {
  readonly frame: Frame;
  readonly rows: Uint8Array<ArrayBuffer>;
  readonly stride: number;
  readonly from: LoadedPieces;
}

export function emptyCanvas(frame: Frame, from: LoadedPieces): Canvas {
  const stride = frame.width + 1;
  return { frame, rows: new Uint8Array(stride * frame.height), stride, from };
}

export function pngOf({ frame, rows, from }: Canvas, theme: Theme): Promise<Uint8Array<ArrayBuffer>> {
  const colors = [...rampColors(theme), ...from[theme]].map((color) => Number.parseInt(color.slice(1), 16));
  return indexedPng(frame.width, frame.height, colors, rows);
}

export function measureWith({ pieces }: Pick<LoadedPieces, 'pieces'>): Measure {
  return (kind, text) => {
    let width = 0;
    for (const letter of text) width += pieces[kind]?.[letter]?.[0] ?? 0;
    return width;
  };
}

function drawStar(canvas: Canvas, { star, starBox }: CardLayout, chart: Uint8Array): void {
  const { rows, stride, from } = canvas;
  const { x, y, width, height } = starBox;
  for (let row = 0; row < height; row++)
    rows.set(from.pixels.subarray(row * width, (row + 1) * width), (y + row) * stride + 1 + x);
  for (const point of Object.keys(star.rows) as ChartPoint[])
    drawPiece(canvas, numberKind(point), String(chart[POINT_INDEX[point]]!), placeOf(star, point));
}

/** A line of text, letter by letter; letters that do not fit are dropped. */
export function drawLine(canvas: Canvas, { kind, x, y, text }: CardLine, anchor = canvas.frame.anchor): void {
  const measure = measureWith(canvas.from);
  const { lineWidth } = canvas.frame;
  let left = anchor === 'middle' ? x - Math.min(measure(kind, text), lineWidth) / 2 : x;
  const end = left + lineWidth;
  let drawnTo = 0;
  for (const letter of text) {
    const next = left + measure(kind, letter);
    if (next > end) return;
    drawnTo = drawPiece(canvas, kind, letter, { x: Math.round(left), y }, drawnTo);
    left = next;
  }
}

/**
 * Copies a piece row by row: a loop over pixels makes the first story of a process 3 ms slower, mostly to compile the loop. In
 * columns that overlap the previous letter, the stronger pixel wins. Returns where the piece ends.
 */
export function drawPiece({ rows, stride, from }: Canvas, kind: PieceKind, name: string, { x, y }: Spot, drawnTo = 0) {
  const piece = from.pieces[kind]?.[name];
  if (piece === undefined) return drawnTo;
  const [, left, top, width, height, offset] = piece;
  const shared = Math.min(Math.max(drawnTo - x - left, 0), width);
  for (let row = 0; row < height; row++) {
    const read = offset + row * width;
    const write = (y + top + row) * stride + 1 + x + left;
    for (let column = 0; column < shared; column++)
      rows[write + column] = Math.max(rows[write + column]!, from.pixels[read + column]!);
    rows.set(from.pixels.subarray(read + shared, read + width), write + shared);
  }
  return x + left + width;
}
