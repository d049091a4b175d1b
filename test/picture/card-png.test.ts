import { statSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChartPoint } from '../../src/method/chart-formulas.ts';
import { coupleChart } from '../../src/method/couple-chart.ts';
import { destinyMatrix } from '../../src/method/destiny-matrix.ts';
import { CARD, CARD_LAYOUTS, type CardFormat, STORY, type TextKind } from '../../src/picture/card-layout.ts';
import {
  LEVELS,
  loadPieces,
  numberKind,
  type Piece,
  type PieceKind,
  RAMPS_END,
} from '../../src/picture/card-pieces.ts';
import { cardPng } from '../../src/picture/card-png.ts';
import { type Card, coupleCard, dateCard } from '../../src/picture/share-card.ts';
import { placeOf } from '../../src/picture/star-layout.ts';
import { card as words } from '../../src/words/es/pages/card.ts';
import { content, ROOT } from '../content-fixture.ts';
import { type ReadPng, readPng } from './read-png.ts';

const DRAWN = { card: await loadPieces('es', 'card'), story: await loadPieces('es', 'story') };

const BIRTH = { day: 23, month: 11, year: 1987 };
const OTHER = { day: 4, month: 9, year: 2060 };
const HOST = 'numeros-0123456789.es:8443';
const OF_DATE = dateCard(BIRTH, content);
const OF_COUPLE = coupleCard(OTHER, BIRTH, content);

async function read(
  card: Card,
  format: CardFormat,
  { theme, host = HOST }: { theme?: 'light' | 'dark'; host?: string } = {},
): Promise<ReadPng> {
  return readPng(await cardPng(card, content, words, host, { language: 'es', format, theme }));
}

/** The inked pixels of a piece: their offset from its anchor, and their palette index. */
function inked(
  format: CardFormat,
  [, left, top, width, height, offset]: Piece,
): { dx: number; dy: number; index: number }[] {
  const indexes = [...DRAWN[format].pixels.subarray(offset, offset + width * height)];
  return indexes
    .map((index, i) => ({ dx: left + (i % width), dy: top + Math.floor(i / width), index }))
    .filter(({ index }) => index > 0);
}

/** The piece of a kind that is drawn at a position: all of its pixels must match. */
function pieceAt({ pixels, width }: ReadPng, format: CardFormat, kind: PieceKind, x: number, y: number): number {
  const fitting = Object.entries(DRAWN[format].pieces[kind]!)
    .map(([name, piece]) => [name, inked(format, piece)] as const)
    .filter(([, ink]) => ink.every(({ dx, dy, index }) => pixels[(y + dy) * width + x + dx] === index))
    // Longest first, because the strokes of one emblem may be part of another's.
    .sort(([, a], [, b]) => b.length - a.length);
  return Number(fitting[0]?.[0]);
}

function numberAt(png: ReadPng, format: CardFormat, point: ChartPoint): number {
  const { x, y } = placeOf(CARD_LAYOUTS[format].star, point);
  return pieceAt(png, format, numberKind(point), x, y);
}

/** Whether a line consists of exactly this text, letter by letter. */
function says({ pixels, width }: ReadPng, format: CardFormat, kind: TextKind, y: number, text: string): boolean {
  const { sizes, anchor, texts } = CARD_LAYOUTS[format];
  const pieces = DRAWN[format].pieces[kind]!;
  const advance = [...text].reduce((sum, letter) => sum + pieces[letter]![0], 0);
  const [from, to] = [y - Math.round(sizes[kind] * 0.7), y + Math.round(sizes[kind] / 4)];
  const expected = new Uint8Array((to - from) * width);
  const isBesideEmblem = format === 'card' && (y === texts.center?.y || y === texts.name.y);
  let left = anchor === 'middle' ? width / 2 - advance / 2 : isBesideEmblem ? texts.name.x : texts.date.x;
  for (const letter of text) {
    const piece = pieces[letter]!;
    for (const { dx, dy, index } of inked(format, piece)) {
      const place = (y + dy - from) * width + Math.round(left) + dx;
      if (place >= 0 && place < expected.length) expected[place] = Math.max(expected[place]!, index);
    }
    left += piece[0];
  }
  // The emblem and, on a card, the star are next to the text.
  const [first, last] = format === 'card' ? [isBesideEmblem ? 200 : 0, CARD.starBox.x] : [0, width];
  const isSeen = (place: number): boolean => place % width >= first && (y < 260 || place % width < last);
  return expected.every((index, place) => !isSeen(place) || pixels[from * width + place] === index);
}

describe.each(['card', 'story'] as const)('the %s of a date or a couple', (format) => {
  const layout = CARD_LAYOUTS[format];

  it.each([
    BIRTH,
    { day: 1, month: 1, year: 1900 },
    { day: 31, month: 12, year: 2100 },
    { day: 22, month: 9, year: 2000 },
  ])('shows the numbers of %o, each on its own medallion, and the emblem of its center', async (date) => {
    const png = await read(dateCard(date, content), format);
    const { personal, soul, social, karma, center } = destinyMatrix(date);
    const shown = (['A', 'B', 'C', 'D', 'E'] as const).map((point) => numberAt(png, format, point));
    expect(shown).toEqual([personal, soul, social, karma, center]);
    expect(pieceAt(png, format, 'emblem', layout.emblem.x, layout.emblem.y)).toBe(center);
  });

  const { date, headline, center, name, address } = layout.texts;
  it.each<[TextKind, y: number, ofDate: string, ofCouple: string]>([
    ['date', date.y, '23 de noviembre de 1987', '4 de septiembre de 2060 y 23 de noviembre de 1987'],
    ['headline', headline[0].y, 'Tu método infalible cambia cada', 'Una mano abriga y la'],
    ['headline', headline[1].y, 'temporada. El cariño que pones, no.', 'otra abre la ventana.'],
    ['note', center?.y ?? 0, 'Arcano del centro: 10', `Arcano del centro: ${coupleChart(OTHER, BIRTH).points.E}`],
    ['name', name.y, 'La Rueda de la Fortuna', content.arcana[coupleChart(OTHER, BIRTH).points.E - 1]!.name],
    ['address', address.y, HOST, HOST],
  ])('says in its line %s at %d of a date «%s» and of a couple «%s», and nothing else', async (kind, y, ...texts) => {
    if (y === 0) return;
    const cards = [await read(OF_DATE, format), await read(OF_COUPLE, format)];
    for (const [i, text] of texts.entries()) {
      expect(says(cards[i]!, format, kind, y, text)).toBe(true);
      expect(says(cards[i]!, format, kind, y, [...text].reverse().join(''))).toBe(false);
    }
  });

  it('keeps the pixels of a letter that the next one overlaps', async () => {
    const png = await read({ ...OF_DATE, headline: 'Baja la reja y deja lejos la ceja del viejo.' }, format);
    expect(says(png, format, 'headline', headline[0].y, 'Baja la reja y deja')).toBe(true);
    expect(says(png, format, 'headline', headline[1].y, 'lejos la ceja del viejo.')).toBe(true);
  });

  it('of a couple has its numbers in either order, and the dates in the order of the page', async () => {
    const cards = [await read(OF_COUPLE, format), await read(coupleCard(BIRTH, OTHER, content), format)];
    const { points } = coupleChart(OTHER, BIRTH);
    const plain = cards.map((png) => (['F', 'G', 'H', 'I'] as const).map((point) => numberAt(png, format, point)));
    expect(plain).toEqual(Array(2).fill([points.F, points.G, points.H, points.I]));
    const [first, second] = [words.day(OTHER), words.day(BIRTH)];
    expect(says(cards[0]!, format, 'date', date.y, `${first} y ${second}`)).toBe(true);
    expect(says(cards[1]!, format, 'date', date.y, `${second} y ${first}`)).toBe(true);
  });

  it('drops the end of an address that is too long', async () => {
    const host = `${'abcdefghij'.repeat(7)}.example`;
    const { pixels, width, height } = await read(OF_DATE, format, { host });
    const inMargin = (x: number): boolean => x < 50 || x >= width - 50;
    const outside = [...pixels].filter((level, i) => level > 0 && inMargin(i % width));
    expect([width, height, outside.length]).toEqual([layout.width, layout.height, 0]);
  });

  it('has the same star as all others, regardless of date and address', async () => {
    /** Where stars may differ: the numbers on the medallions. */
    const open = (Object.keys(layout.star.rows) as ChartPoint[]).flatMap((point) => {
      const { x, y } = placeOf(layout.star, point);
      return Object.values(DRAWN[format].pieces[numberKind(point)]!).map(
        ([, left, top, w, h]) => [x + left, y + top, w, h] as const,
      );
    });
    const starOf = ({ pixels, width }: ReadPng): Buffer => {
      const rest = pixels.slice();
      for (const [x, y, w, h] of open)
        for (let row = y; row < y + h; row++) rest.fill(0, row * width + x, row * width + x + w);
      const { x, y, width: w, height: h } = layout.starBox;
      return Buffer.concat(Array.from({ length: h }, (_, row) => rest.subarray((y + row) * width + x).subarray(0, w)));
    };
    const expected = starOf(await read(OF_DATE, format));
    const long = await read(OF_DATE, format, { host: `${'abcdefghij'.repeat(7)}.example` });
    expect(Buffer.compare(starOf(long), expected)).toBe(0);
    const anyDate = fc.record({
      day: fc.integer({ min: 1, max: 28 }),
      month: fc.integer({ min: 1, max: 12 }),
      year: fc.integer({ min: 1900, max: 2100 }),
    });
    await fc.assert(
      fc.asyncProperty(anyDate, anyDate, fc.domain(), async (a, b, host) => {
        for (const card of [dateCard(a, content), coupleCard(a, b, content)])
          expect(Buffer.compare(starOf(await read(card, format, { host })), expected)).toBe(0);
      }),
      { numRuns: 10 },
    );
  });
});

it.each(['card', 'story'] as const)('the pieces of a %s have the ramps of their kinds', (format) => {
  const { pieces, pixels } = DRAWN[format];
  const ends = Object.entries(pieces).map(([kind, all]) => {
    const indexes = Object.values(all).flatMap(([, , , w, h, at]) => [...pixels.subarray(at, at + w * h)]);
    // Too many values for spread arguments.
    return [kind, indexes.reduce((a, b) => Math.min(a, b)), indexes.reduce((a, b) => Math.max(a, b))];
  });
  const [ink, red] = [LEVELS - 1, RAMPS_END - 1];
  expect(Object.fromEntries(ends.map(([kind, ...both]) => [kind, both]))).toEqual({
    ...{ headline: [0, ink], note: [0, ink], name: [0, ink], plain: [0, ink] },
    ...{ date: [0, red], address: [0, red], emblem: [0, red] },
    // Paper on red.
    ...{ corner: [RAMPS_END - LEVELS, red], middle: [RAMPS_END - LEVELS, red] },
  });
});

it('a card has no text smaller than 11 px where a chat shows it 400 px wide', () => {
  expect((Math.min(...Object.values(CARD.sizes)) * 400) / CARD.width).toBeGreaterThanOrEqual(11);
});

it('a story has no text where apps place their buttons', () => {
  const { date, address } = STORY.texts;
  expect(date.y - STORY.sizes.date).toBeGreaterThanOrEqual(250);
  expect(address.y).toBeLessThanOrEqual(STORY.height - 240);
});

it.each([
  ['card', 80],
  ['story', 120],
] as const)('the pieces of a %s are at most %d KB for the edge', (format, most) => {
  for (const language of ['es', 'en'])
    expect(statSync(path.join(ROOT, `src/picture/pieces/${language}-${format}.json`)).size).toBeLessThan(most * 1024);
});
