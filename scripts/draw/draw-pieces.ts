import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import type { Content } from '../../src/content/content-schema.ts';
import { WIDE } from '../../src/picture/card-layout.ts';
import {
  type CardPieces,
  LEVELS,
  type Piece,
  type PieceKind,
  rampColours,
  STAR_COLOURS,
  type Theme,
  vocabulary,
} from '../../src/picture/card-pieces.ts';
import { DARK, LIGHT, type OctagramColours } from '../../src/picture/octagram-style.ts';
import { cardFrame, emptyStar } from '../../src/picture/share-card.ts';
import { PAGE_WORDS } from '../../src/website/page-words.ts';

/** Cards exist in the published language only. */
const WORDS = PAGE_WORDS.es;
/** Keeps pieces from touching each other. */
const MARGIN = 12;
const THEMES: readonly (readonly [Theme, OctagramColours])[] = [
  ['light', LIGHT],
  ['dark', DARK],
];

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly rgba: Buffer;
}

/** What is drawn: the star without numbers in both color schemes, and a sheet of texts per kind, at known places. */
function cardSheets({ arcana, positions }: Pick<Content, 'arcana' | 'positions'>): {
  readonly stars: Readonly<Record<Theme, string>>;
  readonly sheets: readonly { kind: PieceKind; svg: string; words: readonly string[]; rowHeight: number }[];
} {
  const star = emptyStar(new Uint8Array(64), WIDE, { positions }, WORDS.star).replace(
    /(<text class="o-number"[^>]*>)[^<]*/g,
    '$1',
  );
  const stars = Object.fromEntries(THEMES.map(([theme, colours]) => [theme, cardFrame(WIDE, colours, star)]));
  const words = vocabulary(
    arcana.map(({ name }) => name),
    WORDS.card,
  );
  const sheets = (Object.keys(words) as PieceKind[]).map((kind) => {
    const rowHeight = 2 * WIDE.sizes[kind];
    const rows = words[kind].map((word, row) =>
      textOf(kind, word, MARGIN + WIDE.sizes.middle, row * rowHeight + rowHeight / 2),
    );
    const height = rowHeight * words[kind].length;
    // The star's numbers are centered on their medallion, in its color.
    const ground = kind === 'corner' || kind === 'middle' ? LIGHT.first : LIGHT.paper;
    const svg = cardFrame(
      { ...WIDE, height },
      LIGHT,
      `<rect width="${WIDE.width}" height="${height}" fill="${ground}"/>${rows.join('')}`,
    );
    return { kind, svg, words: words[kind], rowHeight };
  });
  return { stars: stars as Record<Theme, string>, sheets };
}

function textOf(kind: PieceKind, word: string, x: number, y: number): string {
  const text = (attributes: string): string =>
    `<text xml:space="preserve" ${attributes} x="${x}" y="${y}">${word}</text>`;
  if (kind === 'plain') return `<g class="o-plain">${text('class="o-number" dy=".35em" text-anchor="middle"')}</g>`;
  if (kind === 'corner' || kind === 'middle')
    return `<g class="o-first o-${kind}">${text('class="o-number" dy=".35em" text-anchor="middle"')}</g>`;
  return text(`class="c-${kind}"`);
}

/** Draws everything in a browser and packs the pixels. */
export async function drawCardPieces(
  browser: Browser,
  content: Pick<Content, 'arcana' | 'positions'>,
): Promise<CardPieces> {
  const page = await browser.newPage();
  const { stars, sheets } = cardSheets(content);
  const [light, dark] = [await pixelsOf(page, stars.light), await pixelsOf(page, stars.dark)];
  const { colours, indexes } = indexStar(light, dark);
  const pieces: Partial<Record<PieceKind, Record<string, Piece>>> = {};
  const pixels = [...indexes];
  for (const { kind, svg, words, rowHeight } of sheets) {
    const drawing = await pixelsOf(page, svg);
    const advances = await advancesOf(page, svg);
    const cut = words.map((word, row): [string, Piece] => {
      const { left, top, width, levels } = cutPiece(drawing, kind, row * rowHeight, rowHeight);
      const height = width === 0 ? 0 : levels.length / width;
      const offset = pixels.length;
      for (const level of levels) pixels.push(level);
      return [word, [advances[row]!, left, top, width, height, offset]];
    });
    pieces[kind] = Object.fromEntries(cut);
  }
  await page.close();
  return {
    drawnFrom: drawnFrom(content),
    light: colours.map(([colour]) => colour),
    dark: colours.map(([, colour]) => colour),
    pieces: pieces as CardPieces['pieces'],
    pixels: deflateSync(Uint8Array.from(pixels), { level: 9 }).toString('base64'),
  };
}

/** A hash of everything that is drawn. */
export function drawnFrom(content: Pick<Content, 'arcana' | 'positions'>): string {
  return createHash('sha256')
    .update(JSON.stringify(cardSheets(content)))
    .digest('hex')
    .slice(0, 16);
}

async function pixelsOf(page: Page, svg: string): Promise<Drawing> {
  const { width, height, base64 } = await page.evaluate(async (text) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let binary = '';
    for (let i = 0; i < data.length; i += 32_768) binary += String.fromCharCode(...data.subarray(i, i + 32_768));
    return { width: canvas.width, height: canvas.height, base64: btoa(binary) };
  }, svg);
  return { width, height, rgba: Buffer.from(base64, 'base64') };
}

async function advancesOf(page: Page, svg: string): Promise<number[]> {
  await page.setContent(svg);
  return page.evaluate(() =>
    [...document.querySelectorAll('text')].map((text) => Math.round(text.getComputedTextLength() * 100) / 100),
  );
}

/** A text's pixels as levels from background to ink, cropped, relative to its anchor. */
function cutPiece(
  { width, rgba }: Drawing,
  kind: PieceKind,
  fromRow: number,
  rowHeight: number,
): { left: number; top: number; width: number; levels: number[] } {
  const isRed = kind === 'corner' || kind === 'middle';
  const [ground, ink] = isRed
    ? [LIGHT.first, LIGHT.paper]
    : [LIGHT.paper, kind === 'kicker' || kind === 'address' ? LIGHT.first : LIGHT.ink];
  // Green alone is enough to tell these colors apart.
  const [from, to] = [ground, ink].map((colour) => Number.parseInt(colour.slice(3, 5), 16)) as [number, number];
  const level = (x: number, y: number): number => {
    const share = (rgba[((fromRow + y) * width + x) * 4 + 1]! - from) / (to - from);
    return Math.min(LEVELS - 1, Math.max(0, Math.round(share * (LEVELS - 1))));
  };
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let y = 0; y < rowHeight; y++)
    for (let x = 0; x < width; x++)
      if (level(x, y) > 0) {
        xs.push(x);
        ys.push(y);
      }
  if (xs.length === 0) return { left: 0, top: 0, width: 0, levels: [] };
  const [left, right, top, bottom] = [low(xs), high(xs), low(ys), high(ys)];
  const levels: number[] = [];
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) levels.push(level(x, y));
  return { left: left - MARGIN - WIDE.sizes.middle, top: top - rowHeight / 2, width: right - left + 1, levels };
}

function low(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b));
}

function high(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b));
}

/**
 * The star's pixels as indexes into a palette of light and dark color pairs: the most frequent pairs, the others mapped to the
 * nearest.
 */
function indexStar(light: Drawing, night: Drawing): { colours: [string, string][]; indexes: number[] } {
  const { width, height } = WIDE.star;
  const pairs: string[] = [];
  const counts = new Map<string, number>();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * light.width + x) * 4;
      const pair = light.rgba.toString('hex', at, at + 3) + night.rgba.toString('hex', at, at + 3);
      pairs.push(pair);
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  // Colors that the texts use too (above all paper) are already there; the edges of red on paper are each too rare to keep.
  const dark = rampColours('dark');
  const shared = rampColours('light').map((colour, i) => colour.slice(1) + dark[i]!.slice(1));
  for (const pair of shared) counts.delete(pair);
  const kept = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, STAR_COLOURS.count)
    .map(([pair]) => pair);
  const indexOf = new Map(kept.map((pair, i) => [pair, STAR_COLOURS.start + i]));
  for (const [i, pair] of shared.entries()) if (!indexOf.has(pair)) indexOf.set(pair, i);
  const nearest = (pair: string): number => {
    const known = indexOf.get(pair);
    if (known !== undefined) return known;
    const best = [...indexOf].reduce(
      (found, [other, index]) => {
        const distance = difference(pair, other);
        return distance < found.distance ? { distance, index } : found;
      },
      { distance: Infinity, index: 0 },
    );
    indexOf.set(pair, best.index);
    return best.index;
  };
  return {
    colours: kept.map((pair) => [`#${pair.slice(0, 6)}`, `#${pair.slice(6)}`]),
    indexes: pairs.map(nearest),
  };
}

function difference(one: string, other: string): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 2) {
    const distance = Number.parseInt(one.slice(i, i + 2), 16) - Number.parseInt(other.slice(i, i + 2), 16);
    sum += distance * distance;
  }
  return sum;
}
