import { describe, expect, it } from 'vitest';
import { CHART_POINTS } from '../../src/method/chart-formulas.ts';
import { chartNumbers } from '../../src/method/chart-numbers.ts';
import { AGE_STEP, AGE_VERTICES, LINE_POINTS, wholeChart } from '../../src/method/whole-chart.ts';
import { matrixDrawer } from '../../src/picture/draw-matrix.ts';
import { FULL_LAYOUT } from '../../src/picture/full-layout.ts';
import { content } from '../content-fixture.ts';
import { readMedallions, unbalanced } from './read-svg.ts';

const draw = matrixDrawer(content.positions, content.publisher);
const DATES = [
  { day: 15, month: 6, year: 1990 },
  { day: 29, month: 12, year: 1990 },
  { day: 22, month: 1, year: 2000 },
];

describe.each(DATES)('the full picture of $day/$month/$year', (date) => {
  const { points, ages } = wholeChart(chartNumbers(date));
  const svg = draw(date, { standalone: true, detail: 'full' });
  const medallions = readMedallions(svg);

  it('shows every point of the chart with its number', () => {
    expect(Object.keys(medallions).sort()).toEqual([...CHART_POINTS].sort());
    for (const point of CHART_POINTS) expect([point, medallions[point]!.number]).toEqual([point, points[point]]);
  });

  it('shows the 64 ages with their arcana, of which the corners of the star are eight', () => {
    const between = [...svg.matchAll(/data-age="([\d.]+)"[^>]*>(\d+)</g)].map(([, age, arcana]) => ({
      age: Number(age),
      arcana: Number(arcana),
    }));
    const corners = AGE_VERTICES.map((point, i) => ({ age: i * 10, arcana: medallions[point]!.number }));
    expect([...between, ...corners].sort((a, b) => a.age - b.age)).toEqual(ages);
  });

  it('is a complete document that runs and loads nothing', () => {
    expect(unbalanced(svg)).toEqual([]);
    expect(svg.match(/&(?!#\d+;)/)).toBeNull();
    expect(svg).not.toMatch(/<script|\son\w+=|href=|url\(|@import|var\(/);
    expect(svg.length).toBeLessThan(20_000);
  });
});

describe('the ring', () => {
  const svg = draw(DATES[0]!, { detail: 'full' });
  const { center } = FULL_LAYOUT;
  /** Turns from the left, clockwise: where life begins and how it goes on. */
  const turns = (x: number, y: number): number => (Math.atan2(center.y - y, center.x - x) / (2 * Math.PI) + 1) % 1;

  it('has every age where it belongs between the corners', () => {
    for (const [, age, x, y] of svg.matchAll(/data-age="([\d.]+)" x="(\d+)" y="(\d+)"/g))
      expect(turns(Number(x), Number(y))).toBeCloseTo(Number(age) / (64 * AGE_STEP), 2);
    AGE_VERTICES.forEach((point, i) => {
      const [x, y] = FULL_LAYOUT.rows[point]!;
      expect(turns(center.x + x, center.y + y)).toBeCloseTo(i / 8, 5);
    });
  });

  it('says the year every five years', () => {
    const years = [...svg.matchAll(/class="o-year[^>]*>(\d+)/g)].map(([, year]) => Number(year));
    expect(years).toEqual(Array.from({ length: 16 }, (_, i) => i * 5));
  });

  it('is hidden from screen readers', () => expect(svg).toMatch(/class="o-ages"[^>]*aria-hidden="true"/));
});

describe('lines', () => {
  const at = (point: keyof typeof FULL_LAYOUT.rows): readonly [number, number] => {
    const [x, y] = FULL_LAYOUT.rows[point]!;
    return [x, y];
  };

  it.each(Object.entries(LINE_POINTS))('of %s: its points stand on it in their order', (_, points) => {
    // U is the one point of the ancestral lines that is beside the crossing of both.
    const [start, ...rest] = points.filter((point) => point !== 'U').map(at);
    const end = rest.at(-1)!;
    const parts = rest.map(([x, y]) => {
      const [dx, dy] = [end[0] - start![0], end[1] - start![1]];
      expect(Math.abs((x - start![0]) * dy - (y - start![1]) * dx)).toBe(0);
      return ((x - start![0]) * dx + (y - start![1]) * dy) / (dx * dx + dy * dy);
    });
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
  });
});
