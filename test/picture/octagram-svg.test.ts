import { describe, expect, it } from 'vitest';
import { CHART_POINTS, type ChartPoint, POINT_INDEX } from '../../src/method/chart-formulas.ts';
import { dateChart, OCTAGRAM_POINTS, POSITION_POINTS } from '../../src/method/destiny-matrix.ts';
import { matrixDrawer } from '../../src/picture/draw-matrix.ts';
import { octagramSvg } from '../../src/picture/octagram-svg.ts';
import { content } from '../content-fixture.ts';
import { readMedallions, unbalanced } from './read-svg.ts';

const draw = matrixDrawer(content.positions, content.publisher);
const DATES = [
  { day: 29, month: 12, year: 1990 },
  { day: 1, month: 5, year: 1969 },
  { day: 11, month: 7, year: 1996 },
];

describe.each(DATES)('the picture of $day/$month/$year', (date) => {
  const chart = dateChart(date);

  it.each([
    ['page', {}],
    ['file', { standalone: true }],
  ] as const)('shows all 22 points with their numbers on a %s', (_, options) => {
    const medallions = readMedallions(draw(date, options));
    expect(Object.keys(medallions).sort()).toEqual([...OCTAGRAM_POINTS].sort());
    for (const point of OCTAGRAM_POINTS) expect(medallions[point]!.number).toBe(chart[POINT_INDEX[point]]);
  });
});

describe('the file', () => {
  const svg = draw(DATES[0]!, { standalone: true });

  it('is a complete document', () => {
    expect(unbalanced(svg)).toEqual([]);
    expect(svg.match(/&(?!#\d+;)/)).toBeNull();
  });

  it('runs nothing and loads nothing', () => {
    expect(svg).not.toMatch(/<script|\son\w+=|href=|url\(|@import|var\(/);
  });

  it('stays small', () => expect(svg.length).toBeLessThan(10_000));
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
    const svg = octagramSvg(
      dateChart(DATES[0]!),
      { title: evil, description: evil, labels, caption: evil },
      { detail, standalone, link: () => ({ href: evil, name: evil }) },
    );
    expect(svg).not.toContain('<script');
    expect(unbalanced(svg)).toEqual([]);
  });
});
