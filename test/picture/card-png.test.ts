import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnFrom } from '../../scripts/draw/draw-pieces.ts';
import type { CalendarDate } from '../../src/calendar/dates.ts';
import type { ChartPoint } from '../../src/method/chart-formulas.ts';
import { coupleChart } from '../../src/method/couple-chart.ts';
import { destinyMatrix } from '../../src/method/destiny-matrix.ts';
import { WIDE } from '../../src/picture/card-layout.ts';
import { type CardPieces, LEVELS, numberKind, type Piece, type PieceKind } from '../../src/picture/card-pieces.ts';
import { cardPng } from '../../src/picture/card-png.ts';
import { placeOf } from '../../src/picture/layout.ts';
import { DARK, LIGHT } from '../../src/picture/octagram-style.ts';
import { type Card, coupleCard, dateCard } from '../../src/picture/share-card.ts';
import { card as words } from '../../src/words/es/pages/card.ts';
import { content, ROOT } from '../content-fixture.ts';
import { type ReadPng, readPng } from './read-png.ts';

const PIECES_FILE = 'src/picture/card-pieces.json';
const { default: drawn } = (await import(path.join(ROOT, PIECES_FILE), { with: { type: 'json' } })) as unknown as {
  default: CardPieces;
};

const BIRTH: CalendarDate = { day: 23, month: 11, year: 1987 };
const OTHER: CalendarDate = { day: 4, month: 9, year: 2060 };
const HOST = 'numeros-0123456789.es:8443';

async function read(card: Card, theme?: 'light' | 'dark'): Promise<ReadPng> {
  return readPng(await cardPng(card, content, words, HOST, theme));
}

const PIXELS = inflateSync(Buffer.from(drawn.pixels, 'base64'));

function levelsOf([, , , width, height, offset]: Piece): Uint8Array {
  return PIXELS.subarray(offset, offset + width * height);
}

/** How strongly each pixel of a piece is inked there: in the palette, two ramps of levels come first. */
function isThere({ pixels, width }: ReadPng, kind: PieceKind, piece: Piece, x: number, y: number): boolean {
  const [, left, top, w, h] = piece;
  const levels = levelsOf(piece);
  const onRed = kind === 'corner' || kind === 'middle';
  for (let i = 0; i < w * h; i++) {
    const index = pixels[(y + top + Math.floor(i / w)) * width + x + left + (i % w)]!;
    const level = onRed ? 2 * LEVELS - 1 - index : index % LEVELS;
    const inked = index < 2 * LEVELS ? level : 0;
    if (levels[i]! > 0 && levels[i] !== inked) return false;
  }
  return true;
}

/** The number on a medallion: of those whose pixels are all there the largest, as 1 is also in 11. */
function numberAt(png: ReadPng, point: keyof typeof WIDE.star.rows, kind: PieceKind): number {
  const { x, y } = placeOf(WIDE.star, point);
  const fitting = Object.entries(drawn.pieces[kind]).filter(([, piece]) => isThere(png, kind, piece, x, y));
  expect(fitting.length, `${point}: ${fitting.map(([number]) => number)}`).toBe(1);
  return Number(fitting[0]![0]);
}

/** Whether a line of the right half is this text and nothing else, letter by letter. */
function says({ pixels, width }: ReadPng, kind: PieceKind, y: number, text: string): boolean {
  const size = WIDE.sizes[kind];
  const [from, to] = [y - size, y + Math.round(size / 3)];
  const expected = new Uint8Array((to - from) * width);
  let left = WIDE.text.x;
  for (const letter of text) {
    const piece = drawn.pieces[kind][letter]!;
    const [advance, dx, dy, w, h] = piece;
    const levels = levelsOf(piece);
    for (let i = 0; i < w * h; i++) {
      const place = (y + dy + Math.floor(i / w) - from) * width + Math.round(left) + dx + (i % w);
      expected[place] = Math.max(expected[place]!, levels[i]!);
    }
    left += advance;
  }
  return [...Array(to - from).keys()].every((row) => {
    const at = (from + row) * width;
    return pixels
      .subarray(at + WIDE.text.x, at + width)
      .every((pixel, x) => pixel % LEVELS === expected[row * width + WIDE.text.x + x] || pixel >= 2 * LEVELS);
  });
}

describe('the card of a shared link', () => {
  it.each([
    { day: 23, month: 11, year: 1987 },
    { day: 1, month: 1, year: 1900 },
    { day: 31, month: 12, year: 2100 },
    { day: 22, month: 9, year: 2000 },
  ])('shows the numbers of %o, each on its own medallion', async (date) => {
    const png = await read(dateCard(date));
    const { personal, soul, social, karma, center } = destinyMatrix(date);
    const shown = (['A', 'B', 'C', 'D'] as const).map((point) => numberAt(png, point, 'corner'));
    expect([...shown, numberAt(png, 'E', 'middle')]).toEqual([personal, soul, social, karma, center]);
  });

  it('says date, centre and address of a date', async () => {
    const png = await read(dateCard(BIRTH));
    const { kicker, dates, center, name, address } = WIDE.baselines;
    expect([png.width, png.height]).toEqual([1200, 630]);
    expect(says(png, 'kicker', kicker, 'Matriz del destino')).toBe(true);
    expect(says(png, 'date', dates[0], '23 de noviembre')).toBe(true);
    expect(says(png, 'date', dates[1], 'de 1987')).toBe(true);
    expect(says(png, 'date', dates[1], 'de 1978')).toBe(false);
    expect(says(png, 'note', center, 'Arcano del centro: 10')).toBe(true);
    expect(says(png, 'name', name, 'La Rueda de la Fortuna')).toBe(true);
    expect(says(png, 'address', address, HOST)).toBe(true);
  });

  it('says both dates and the centre of a couple, the same in either order', async () => {
    const png = await read(coupleCard(OTHER, BIRTH));
    const { points } = coupleChart(OTHER, BIRTH);
    const { kicker, dates, name } = WIDE.baselines;
    expect(says(png, 'kicker', kicker, 'Carta de pareja')).toBe(true);
    expect(says(png, 'dates', dates[0], '23 de noviembre de 1987')).toBe(true);
    expect(says(png, 'dates', dates[1], 'y 4 de septiembre de 2060')).toBe(true);
    expect(says(png, 'name', name, content.arcana[points.E - 1]!.name)).toBe(true);
    const plain = (['F', 'G', 'H', 'I'] as const).map((point) => numberAt(png, point, 'plain'));
    expect(plain).toEqual([points.F, points.G, points.H, points.I]);
    expect(Buffer.compare((await read(coupleCard(BIRTH, OTHER))).pixels, png.pixels)).toBe(0);
  });

  it('leaves out what does not fit of a long address', async () => {
    const host = `${'abcdefghij'.repeat(6)}.example`;
    const png = readPng(await cardPng(dateCard(BIRTH), content, words, host));
    const shown = [...host].map((_, i) => says(png, 'address', WIDE.baselines.address, host.slice(0, i)));
    expect(shown.indexOf(true)).toBeGreaterThan(25);
    expect(shown.filter(Boolean)).toHaveLength(1);
  });

  it('is the same in both schemes but for its colours', async () => {
    const [light, dark] = [await read(dateCard(BIRTH)), await read(dateCard(BIRTH), 'dark')];
    expect(Buffer.compare(dark.pixels, light.pixels)).toBe(0);
    expect([light, dark].map(({ palette }) => `#${palette.toString('hex', 0, 3)}`)).toEqual([LIGHT.paper, DARK.paper]);
    const ink = (LEVELS - 1) * 3;
    expect([light, dark].map(({ palette }) => `#${palette.toString('hex', ink, ink + 3)}`)).toEqual([
      LIGHT.ink,
      DARK.ink,
    ]);
  });

  it('has no text smaller than 11 px where a chat shows it 400 px wide', () => {
    expect((Math.min(...Object.values(WIDE.sizes)) * 400) / WIDE.width).toBeGreaterThanOrEqual(11);
  });
});

describe('the pieces', () => {
  it('are those of the drawing as it is now; if not, run npm run draw', () => {
    expect(drawn.drawnFrom).toBe(drawnFrom(content));
  });

  it('are at most 80 KB, which the edge loads with the first card', () => {
    expect(statSync(path.join(ROOT, PIECES_FILE)).size).toBeLessThan(80 * 1024);
  });
});

/** Where cards differ: the numbers on their medallions, and everything beside the star. */
const OPEN = [
  ...(Object.keys(WIDE.star.rows) as ChartPoint[]).map((point) => {
    const { x, y } = placeOf(WIDE.star, point);
    const all = Object.values(drawn.pieces[numberKind(point)]);
    return {
      x: x + Math.min(...all.map(([, left]) => left)),
      y: y + Math.min(...all.map(([, , top]) => top)),
      right: x + Math.max(...all.map(([, left, , width]) => left + width)),
      bottom: y + Math.max(...all.map(([, , top, , height]) => top + height)),
    };
  }),
  { x: WIDE.star.width, y: 0, right: WIDE.width, bottom: WIDE.height },
];

describe('a PNG', () => {
  it('of any date and address has the star of every other', async () => {
    const star = ({ pixels, width }: ReadPng): Uint8Array => {
      const rest = pixels.slice();
      for (const { x, y, right, bottom } of OPEN)
        for (let row = y; row < bottom; row++) rest.fill(0, row * width + x, row * width + right);
      return rest;
    };
    const expected = star(await read(dateCard(BIRTH)));
    const date = fc.record({
      day: fc.integer({ min: 1, max: 28 }),
      month: fc.integer({ min: 1, max: 12 }),
      year: fc.integer({ min: 1900, max: 2100 }),
    });
    await fc.assert(
      fc.asyncProperty(date, date, fc.domain(), async (a, b, host) => {
        for (const card of [dateCard(a), coupleCard(a, b)])
          expect(Buffer.compare(star(readPng(await cardPng(card, content, words, host))), expected)).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  it('has the same pixels in Deno, which runs the edge, as in Node', async () => {
    const modules = ['picture/card-png.ts', 'picture/share-card.ts', 'words/es/pages/card.ts'].map((file) =>
      path.join(ROOT, 'src', file),
    );
    const script = `
      const [{ cardPng }, { dateCard }, { card: words }] = await Promise.all(${JSON.stringify(modules)}.map((file) => import(file)));
      const arcana = ${JSON.stringify(content.arcana.map(({ name }) => ({ name })))};
      const bytes = await cardPng(dateCard(${JSON.stringify(BIRTH)}), { arcana, positions: [] }, words, ${JSON.stringify(HOST)});
      await Deno.stdout.write(bytes);
    `;
    const deno = path.join(ROOT, 'node_modules/.bin/deno');
    const drawnInDeno = execFileSync(deno, ['run', '--no-config', '--no-lock', '--allow-read', '--ext=ts', '-'], {
      input: script,
    });
    expect(Buffer.compare(readPng(drawnInDeno).pixels, (await read(dateCard(BIRTH))).pixels)).toBe(0);
  });
});
