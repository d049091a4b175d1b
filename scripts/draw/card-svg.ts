import { CARD_LAYOUTS, type CardFormat, type CardLayout } from '../../src/picture/card-layout.ts';
import type { PieceKind } from '../../src/picture/card-pieces.ts';
import { EMBLEMS, GRID } from '../../src/picture/emblems.ts';
import { type PositionTitle, pointLabels, pointName, type StarWords } from '../../src/picture/star-layout.ts';
import { FONT, LIGHT, type StarColors, starStyle } from '../../src/picture/star-style.ts';
import { starBody } from '../../src/picture/star-svg.ts';
import { escapeXml } from '../../src/text/quote.ts';

/** A picture of known size, with the styles of stars and texts. */
export function svgFrame(width: number, height: number, style: string, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<style>text{font-family:${FONT}}${style}</style>${body}</svg>\n`
  );
}

/** The star of a card without its numbers, on paper. */
export function starOfCard(
  format: CardFormat,
  colors: StarColors,
  positions: readonly PositionTitle[],
  words: StarWords,
): string {
  const { star, sizes, hasLabels, width, height }: CardLayout = CARD_LAYOUTS[format];
  const labels = pointLabels(positions, words);
  // Only the red points have room for a label.
  for (const point of Object.keys(labels) as (keyof typeof labels)[])
    if (!hasLabels || labels[point] === pointName(point, words)) labels[point] = '';
  const drawing = starBody(new Uint8Array(64), labels, words, star).replace(
    /(<text class="o-number"[^>]*>)[^<]*/g,
    '$1',
  );
  const style = [
    `text{fill:${colors.ink}}${starStyle(colors)}`,
    '.o-square{stroke-width:2.4}.o-ring,.o-axis{stroke-width:1.6}.o-disc{stroke-width:2}',
    `.o-label{font-size:${sizes.label}px;stroke-width:8px;stroke-opacity:.85}`,
  ].join('');
  return svgFrame(width, height, style, `<rect class="o-paper" width="${width}" height="${height}"/>${drawing}`);
}

/** A piece at its anchor: the start of a baseline, or the middle of a number or an emblem. */
export function pieceSvg(kind: PieceKind, name: string, size: number, x: number, y: number): string {
  if (kind === 'emblem') return emblemPiece(Number(name), size, x, y);
  const isNumber = kind === 'corner' || kind === 'plain' || kind === 'middle';
  const { ink } = piecePaint(kind);
  const place = isNumber ? ' dy=".35em" text-anchor="middle"' : '';
  return `<text xml:space="preserve" font-size="${size}" fill="${ink}" x="${x}" y="${y}"${place}>${escapeXml(name)}</text>`;
}

/** The width of thin strokes on an emblem's grid; the ratio of bold to thin is that of the star's squares to its rings. */
const EMBLEM_STROKE = 1.25;
const BOLD_TO_THIN = 1.6;

/** An emblem with red bold strokes and green thin ones, so that each has its own channel. */
function emblemPiece(number: number, size: number, x: number, y: number): string {
  const { thin, bold } = EMBLEMS[number - 1]!;
  return [
    `<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" viewBox="0 0 ${GRID} ${GRID}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<path stroke="#0f0" stroke-width="${EMBLEM_STROKE}" d="${thin}"/>`,
    `<path stroke="#f00" stroke-width="${EMBLEM_STROKE * BOLD_TO_THIN}" d="${bold}"/>`,
    '</svg>',
  ].join('');
}

export const EMBLEM_NAMES = EMBLEMS.map((_, i) => String(i + 1));

/** The background and the color of a piece. */
export function piecePaint(kind: PieceKind): { readonly ground: string; readonly ink: string } {
  const { paper, ink, first } = LIGHT;
  if (kind === 'emblem') return { ground: '#000', ink: '#fff' };
  if (kind === 'corner' || kind === 'middle') return { ground: first, ink: paper };
  const isRed = kind === 'date' || kind === 'address' || kind === 'numeral';
  return { ground: paper, ink: isRed ? first : ink };
}
