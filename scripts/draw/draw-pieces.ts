import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { type Box, CARD_LAYOUTS } from '../../src/picture/card-layout.ts';
import {
  BLUE,
  type CardPieces,
  INK,
  LEVELS,
  type Piece,
  type PieceKind,
  RED,
  rampColors,
  STAR_COLORS,
} from '../../src/picture/card-pieces.ts';
import { DARK, LIGHT } from '../../src/picture/star-style.ts';
import { piecePaint, pieceSvg, starOfCard, svgFrame } from './card-svg.ts';
import { type PieceSet, type PieceSource, vocabulary } from './piece-sources.ts';
import { type Drawing, mostFrequent, nearestIn, pixelsOf } from './pixels.ts';

/** What is drawn: the star without numbers in both color schemes, and a sheet of pieces per kind, at known positions. */
function cardSheets({ format, content, words }: PieceSource): { stars: string[]; box: Box; sheets: Sheet[] } {
  const isCard = format !== 'cover';
  return {
    stars: isCard ? [LIGHT, DARK].map((colors) => starOfCard(format, colors, content.positions, words.star)) : [],
    box: isCard ? CARD_LAYOUTS[format].starBox : { x: 0, y: 0, width: 0, height: 0 },
    sheets: vocabulary(format, content, words.card).map(sheetOf),
  };
}

/** One piece per row, its anchor in the middle of the row. */
interface Sheet extends PieceSet {
  readonly svg: string;
  readonly side: number;
}

function sheetOf({ kind, size, names }: PieceSet): Sheet {
  // Twice the size is enough for any letter, number or emblem, and keeps pieces from touching each other.
  const side = 2 * size;
  const height = side * names.length;
  const rows = names.map((name, row) => pieceSvg(kind, name, size, size, row * side + size));
  const ground = `<rect width="${side}" height="${height}" fill="${piecePaint(kind).ground}"/>`;
  return { kind, size, names, side, svg: svgFrame(side, height, '', ground + rows.join('')) };
}

/** Draws everything in a browser and packs the pixels. */
export async function drawCardPieces(browser: Browser, source: PieceSource): Promise<CardPieces> {
  const page = await browser.newPage();
  const { stars, box, sheets } = cardSheets(source);
  const [light, dark] = [
    stars[0] && (await pixelsOf(page, svgUrl(stars[0]))),
    stars[1] && (await pixelsOf(page, svgUrl(stars[1]))),
  ];
  const { colors, indexes } = light && dark ? indexStar(light, dark, box) : { colors: [], indexes: [] };
  const pieces: Partial<Record<PieceKind, Record<string, Piece>>> = {};
  const pixels = [...indexes];
  for (const { kind, svg, names, side } of sheets) {
    const drawing = await pixelsOf(page, svgUrl(svg));
    const advances = await advancesOf(page, svg);
    const cut = names.map((name, row): [string, Piece] => {
      const { left, top, width, levels } = cutPiece(drawing, kind, row * side, side);
      const height = width === 0 ? 0 : levels.length / width;
      const offset = pixels.length;
      for (const level of levels) pixels.push(paletteIndex(kind, level));
      return [name, [advances[row] ?? 0, left, top, width, height, offset]];
    });
    pieces[kind] = Object.fromEntries(cut);
  }
  await page.close();
  return {
    drawnFrom: drawnFrom(source),
    light: colors.map(([color]) => color),
    dark: colors.map(([, color]) => color),
    pieces,
    pixels: deflateSync(Uint8Array.from(pixels), { level: 9 }).toString('base64'),
  };
}

/** A hash of everything that is drawn. */
export function drawnFrom(source: PieceSource): string {
  return createHash('sha256')
    .update(JSON.stringify(cardSheets(source)))
    .digest('hex')
    .slice(0, 16);
}

function svgUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

async function advancesOf(page: Page, svg: string): Promise<number[]> {
  await page.setContent(svg);
  return page.evaluate(() =>
    [...document.querySelectorAll('text')].map((text) => Math.round(text.getComputedTextLength() * 100) / 100),
  );
}

/**
 * The star's pixels as indexes into a palette of light and dark color pairs: the most frequent pairs, the others mapped to the
 * nearest.
 */
function indexStar(light: Drawing, dark: Drawing, box: Box): { colors: [string, string][]; indexes: number[] } {
  const pairs: string[] = [];
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) {
      const at = (y * light.width + x) * 4;
      pairs.push(light.rgba.toString('hex', at, at + 3) + dark.rgba.toString('hex', at, at + 3));
    }
  // The texts' ramps already have some colors, above all paper; the edge colors of red on paper are each too rare to keep.
  const darkRamps = rampColors('dark');
  const shared = rampColors('light').map((color, i) => color.slice(1) + darkRamps[i]!.slice(1));
  const kept = mostFrequent(pairs, STAR_COLORS.count, shared);
  const indexOf = new Map(kept.map((pair, i) => [pair, STAR_COLORS.start + i]));
  for (const [i, pair] of shared.entries()) if (!indexOf.has(pair)) indexOf.set(pair, i);
  return {
    colors: kept.map((pair) => [`#${pair.slice(0, 6)}`, `#${pair.slice(6)}`]),
    indexes: pairs.map(nearestIn(indexOf)),
  };
}

/** A piece's pixels as levels from background to ink, cropped, relative to its anchor. */
function cutPiece(
  { width, rgba }: Drawing,
  kind: PieceKind,
  fromRow: number,
  side: number,
): { left: number; top: number; width: number; levels: number[] } {
  const levelOf = kind === 'emblem' ? emblemLevel : textLevel(kind);
  const level = (x: number, y: number): number => levelOf(rgba, ((fromRow + y) * width + x) * 4);
  let [left, right, top, bottom] = [side, -1, side, -1];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (level(x, y) > 0) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
  if (right < 0) return { left: 0, top: 0, width: 0, levels: [] };
  const levels: number[] = [];
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) levels.push(level(x, y));
  return { left: left - side / 2, top: top - side / 2, width: right - left + 1, levels };
}

/** Numbers on red medallions go from red to paper, everything else from paper, which is 0, to its color. */
function paletteIndex(kind: PieceKind, level: number): number {
  if (kind === 'corner' || kind === 'middle') return RED + LEVELS - 1 - level;
  if (level === 0) return INK;
  if (kind === 'emblem') return BLUE + level;
  return (piecePaint(kind).ink === LIGHT.first ? RED : INK) + level;
}

/** How much of the ink a pixel has; green alone is enough to tell these colors apart. */
function textLevel(kind: PieceKind): (rgba: Buffer, at: number) => number {
  const { ground, ink } = piecePaint(kind);
  const [from, to] = [ground, ink].map((color) => Number.parseInt(color.slice(3, 5), 16)) as [number, number];
  return (rgba, at) => asLevel((rgba[at + 1]! - from) / (to - from));
}

/** Bold strokes use the second ramp and cover thin ones. */
function emblemLevel(rgba: Buffer, at: number): number {
  const bold = asLevel(rgba[at]! / 255);
  return bold > 0 ? LEVELS + bold : asLevel(rgba[at + 1]! / 255);
}

function asLevel(share: number): number {
  return Math.min(LEVELS - 1, Math.max(0, Math.round(share * (LEVELS - 1))));
}
