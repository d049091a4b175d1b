import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnFrom } from '../../scripts/draw/draw-pieces.ts';
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
const INK = inflateSync(Buffer.from(drawn.pixels, 'base64'));

const BIRTH = { day: 23, month: 11, year: 1987 };
const OTHER = { day: 4, month: 9, year: 2060 };
const HOST = 'numeros-0123456789.es:8443';

async function read(card: Card, theme?: 'light' | 'dark', host = HOST): Promise<ReadPng> {
  return readPng(await cardPng(card, content, words, host, theme));
}

/** The inked pixels of a piece: where they are, from the spot that it is put to, and how strong. */
function inked([, left, top, width, height, offset]: Piece): { dx: number; dy: number; level: number }[] {
  const levels = [...INK.subarray(offset, offset + width * height)];
  return levels
    .map((level, i) => ({ dx: left + (i % width), dy: top + Math.floor(i / width), level }))
    .filter(({ level }) => level > 0);
}

/** The number on a medallion, all of whose pixels are there: in the palette, two ramps of levels come first. */
function numberAt({ pixels, width }: ReadPng, point: keyof typeof WIDE.star.rows, kind: PieceKind): number {
  const { x, y } = placeOf(WIDE.star, point);
  const levelAt = (dx: number, dy: number): number => {
    const index = pixels[(y + dy) * width + x + dx]!;
    if (index >= 2 * LEVELS) return 0;
    return kind === 'plain' ? index % LEVELS : 2 * LEVELS - 1 - index;
  };
  const fitting = Object.entries(drawn.pieces[kind]).filter(([, piece]) =>
    inked(piece).every(({ dx, dy, level }) => levelAt(dx, dy) === level),
  );
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
    for (const { dx, dy, level } of inked(piece)) {
      const place = (y + dy - from) * width + Math.round(left) + dx;
      expected[place] = Math.max(expected[place]!, level);
    }
    left += piece[0];
  }
  return expected.every((level, place) => {
    const pixel = pixels[from * width + place]!;
    return place % width < WIDE.text.x || pixel >= 2 * LEVELS || pixel % LEVELS === level;
  });
}

describe('the card of a shared link', () => {
  it.each([
    BIRTH,
    { day: 1, month: 1, year: 1900 },
    { day: 31, month: 12, year: 2100 },
    { day: 22, month: 9, year: 2000 },
  ])('shows the numbers of %o, each on its own medallion', async (date) => {
    const png = await read(dateCard(date));
    const { personal, soul, social, karma, center } = destinyMatrix(date);
    const shown = (['A', 'B', 'C', 'D'] as const).map((point) => numberAt(png, point, 'corner'));
    expect([...shown, numberAt(png, 'E', 'middle')]).toEqual([personal, soul, social, karma, center]);
  });

  const { kicker, dates, center, name, address } = WIDE.baselines;
  it.each<[PieceKind, y: number, ofDate: string, ofCouple?: string]>([
    ['kicker', kicker, 'Matriz del destino', 'Carta de pareja'],
    ['date', dates[0], '23 de noviembre'],
    ['date', dates[1], 'de 1987'],
    ['dates', dates[0], '', '23 de noviembre de 1987'],
    ['dates', dates[1], '', 'y 4 de septiembre de 2060'],
    ['note', center, 'Arcano del centro: 10'],
    ['name', name, 'La Rueda de la Fortuna', content.arcana[coupleChart(OTHER, BIRTH).points.E - 1]!.name],
    ['address', address, HOST, HOST],
  ])('says in its line %s at %d of a date «%s» and of a couple «%s», and nothing else', async (kind, y, ...texts) => {
    const cards = [await read(dateCard(BIRTH)), await read(coupleCard(OTHER, BIRTH))];
    for (const [i, text] of texts.entries()) {
      if (!text) continue;
      expect(says(cards[i]!, kind, y, text)).toBe(true);
      expect(says(cards[i]!, kind, y, [...text].reverse().join(''))).toBe(false);
    }
  });

  it('of a couple has its numbers, and is the same in either order', async () => {
    const png = await read(coupleCard(OTHER, BIRTH));
    const { points } = coupleChart(OTHER, BIRTH);
    const plain = (['F', 'G', 'H', 'I'] as const).map((point) => numberAt(png, point, 'plain'));
    expect(plain).toEqual([points.F, points.G, points.H, points.I]);
    expect(Buffer.compare((await read(coupleCard(BIRTH, OTHER))).pixels, png.pixels)).toBe(0);
  });

  it('leaves out what does not fit of a long address', async () => {
    const host = `${'abcdefghij'.repeat(6)}.example`;
    const png = await read(dateCard(BIRTH), 'light', host);
    const shown = [...host].map((_, i) => says(png, 'address', address, host.slice(0, i)));
    expect(shown.indexOf(true)).toBeGreaterThan(25);
    expect(shown.filter(Boolean)).toHaveLength(1);
  });

  it('has 1200 × 630 pixels, the same in both schemes but for their colours', async () => {
    const [light, dark] = [await read(dateCard(BIRTH)), await read(dateCard(BIRTH), 'dark')];
    expect([light.width, light.height]).toEqual([1200, 630]);
    expect(Buffer.compare(dark.pixels, light.pixels)).toBe(0);
    const colour = ({ palette }: ReadPng, level: number): string =>
      `#${palette.toString('hex', level * 3, level * 3 + 3)}`;
    expect([light, dark].map((png) => colour(png, 0))).toEqual([LIGHT.paper, DARK.paper]);
    expect([light, dark].map((png) => colour(png, LEVELS - 1))).toEqual([LIGHT.ink, DARK.ink]);
    // Behind the ramps of the letters come the colors of the star: no scheme has one that the other has too.
    const palettes = [light, dark].map(({ palette }) => new Set(palette.toString('hex').match(/.{6}/g)!));
    for (const [i, own] of [LIGHT, DARK].entries())
      for (const part of [own.first, own.second]) expect(palettes[i]).toContain(part.slice(1));
    for (const part of [LIGHT.first, LIGHT.second]) expect(palettes[1]).not.toContain(part.slice(1));
  });

  it('has no text smaller than 11 px where a chat shows it 400 px wide', () => {
    expect((Math.min(...Object.values(WIDE.sizes)) * 400) / WIDE.width).toBeGreaterThanOrEqual(11);
  });

  it('has the star of every other, whatever the date and the address', async () => {
    /** Where cards differ: the numbers on their medallions, and everything beside the star. */
    const open = (Object.keys(WIDE.star.rows) as ChartPoint[]).flatMap((point) => {
      const { x, y } = placeOf(WIDE.star, point);
      return Object.values(drawn.pieces[numberKind(point)]).map(
        ([, left, top, w, h]) => [x + left, y + top, w, h] as const,
      );
    });
    const starOf = ({ pixels, width, height }: ReadPng): Uint8Array => {
      const rest = pixels.slice();
      for (const [x, y, w, h] of [...open, [WIDE.star.width, 0, width - WIDE.star.width, height] as const])
        for (let row = y; row < y + h; row++) rest.fill(0, row * width + x, row * width + x + w);
      return rest;
    };
    const expected = starOf(await read(dateCard(BIRTH)));
    const date = fc.record({
      day: fc.integer({ min: 1, max: 28 }),
      month: fc.integer({ min: 1, max: 12 }),
      year: fc.integer({ min: 1900, max: 2100 }),
    });
    await fc.assert(
      fc.asyncProperty(date, date, fc.domain(), async (a, b, host) => {
        for (const card of [dateCard(a), coupleCard(a, b)])
          expect(Buffer.compare(starOf(await read(card, 'light', host)), expected)).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  it('has the same pixels in Deno, which runs the edge, as in Node', async () => {
    const modules = ['picture/card-png.ts', 'picture/share-card.ts', 'words/es/pages/card.ts'].map((file) =>
      path.join(ROOT, 'src', file),
    );
    const input = `
      const [{ cardPng }, { dateCard }, { card: words }] = await Promise.all(${JSON.stringify(modules)}.map((file) => import(file)));
      const arcana = ${JSON.stringify(content.arcana.map((arcanum) => ({ name: arcanum.name })))};
      const bytes = await cardPng(dateCard(${JSON.stringify(BIRTH)}), { arcana, positions: [] }, words, ${JSON.stringify(HOST)});
      await Deno.stdout.write(bytes);
    `;
    const deno = path.join(ROOT, 'node_modules/.bin/deno');
    const inDeno = execFileSync(deno, ['run', '--no-config', '--no-lock', '--allow-read', '--ext=ts', '-'], { input });
    expect(Buffer.compare(readPng(inDeno).pixels, (await read(dateCard(BIRTH))).pixels)).toBe(0);
  });
});

it('the pieces are those of the drawing as it is now (if not, run npm run draw), at most 80 KB for the edge', () => {
  expect(drawn.drawnFrom).toBe(drawnFrom(content));
  expect(statSync(path.join(ROOT, PIECES_FILE)).size).toBeLessThan(80 * 1024);
});
