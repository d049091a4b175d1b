import { describe, expect, it } from 'vitest';
import { AGE_STEP, AGE_VERTICES, LINE_POINTS } from '../../src/method/chart-formulas.ts';
import { matrixDrawer } from '../../src/picture/draw-star.ts';
import { FULL_LAYOUT } from '../../src/picture/full-layout.ts';
import { star } from '../../src/words/es/pages/star.ts';
import { content } from '../content-fixture.ts';

const draw = matrixDrawer(content.positions, content.publisher, star);
describe('the ring', () => {
  const svg = draw({ day: 15, month: 6, year: 1990 }, { detail: 'full' });
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
