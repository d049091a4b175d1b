import { describe, expect, it } from 'vitest';
import { CHART_POINTS, type ChartPoint } from '../../src/method/chart-formulas.ts';
import { dateChart, POSITION_POINTS } from '../../src/method/destiny-matrix.ts';
import { matrixDrawer } from '../../src/picture/draw-star.ts';
import { octagramSvg } from '../../src/picture/octagram-svg.ts';
import { star } from '../../src/words/es/pages/star.ts';
import { content } from '../content-fixture.ts';
import { unbalanced } from './read-svg.ts';

const draw = matrixDrawer(content.positions, content.publisher, star);
const DATES = [
  { day: 29, month: 12, year: 1990 },
  { day: 1, month: 5, year: 1969 },
  { day: 11, month: 7, year: 1996 },
];

// What the pictures show is approved in test/approved/pictures/.
it.each([
  ['simple', 10_000],
  ['full', 20_000],
] as const)('the %s file is a complete document that runs and loads nothing, of at most %i bytes', (detail, most) => {
  for (const date of DATES) {
    const svg = draw(date, { standalone: true, detail });
    expect(unbalanced(svg)).toEqual([]);
    expect(svg.match(/&(?!#\d+;)|<script|\son\w+=|href=|url\(|@import|var\(/)).toBeNull();
    expect(svg.length).toBeLessThan(most);
  }
});

describe('on a page', () => {
  it('has no style of its own, because the page’s policy forbids it', () => {
    for (const detail of ['simple', 'full'] as const) expect(draw(DATES[0]!, { detail })).not.toMatch(/<style|style=/);
  });

  it.each(['simple', 'full'] as const)('makes exactly the 12 named points links: %s', (detail) => {
    const svg = draw(DATES[0]!, { detail, link: (point) => ({ href: `#p-${point}`, name: `Punto ${point}` }) });
    const links = [...svg.matchAll(/<a [^>]*data-point="(\w+)" href="#p-(\w+)" aria-label="Punto (\w+)"/g)];
    expect(links.map(([, point]) => point).sort()).toEqual(Object.values(POSITION_POINTS).sort());
    for (const [, point, href, name] of links) expect([href, name]).toEqual([point, point]);
    expect(unbalanced(svg)).toEqual([]);
  });
});

describe('words', () => {
  it.each([
    ['simple', true],
    ['simple', false],
    ['full', true],
    ['full', false],
  ] as const)('are escaped wherever they stand: %s, standalone %s', (detail, standalone) => {
    const evil = '"><script>alert(1)</script>&\'';
    const labels = Object.fromEntries(CHART_POINTS.map((point) => [point, evil])) as Record<ChartPoint, string>;
    const lines = { father: evil, mother: evil, love: evil, money: evil, tail: evil };
    const svg = octagramSvg(
      dateChart(DATES[0]!),
      { title: evil, description: evil, labels, caption: evil, words: { ...star, lines } },
      { detail, standalone, link: () => ({ href: evil, name: evil }) },
    );
    expect(svg).not.toContain('<script');
    expect(unbalanced(svg)).toEqual([]);
  });
});
