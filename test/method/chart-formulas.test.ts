import { describe, expect, it } from 'vitest';
import {
  CHART_POINTS,
  type ChartPoint,
  chartPoints,
  POINT_FORMULAS,
  POINT_INDEX,
} from '../../src/method/chart-formulas.ts';

/** Worked by hand, and compared with other calculators of the same school. */
// biome-ignore format: in groups, as the method lists them
const WORKED: [string, number, number, number, Partial<Record<ChartPoint, number>>][] = [
  ['1990-06-15', 15, 6, 19, {
    A: 15, B: 6, C: 19, D: 4, E: 8, F: 21, G: 7, H: 5, I: 19, J: 5, K: 14, L: 9, M: 12, O: 20, P: 20, Q: 10, N: 16, S: 13, T: 22,
    R: 21, R1: 6, R2: 3, U: 7, F2: 10, F1: 4, G2: 14, G1: 21, H2: 12, H1: 17, I2: 8, I1: 9,
    Sky: 10, Earth: 7, P1: 17, Male: 8, Female: 8, P2: 16, P3: 6, P4: 22,
  }],
  ['1990-12-29', 11, 12, 19, {
    A: 11, B: 12, C: 19, D: 6, E: 12, F: 5, G: 4, H: 7, I: 17, K: 6, L: 4, M: 18, R: 22, R1: 4, R2: 8,
    Sky: 18, Earth: 3, P1: 21, Male: 12, Female: 21, P2: 6, P3: 9,
  }],
];

describe('chartPoints', () => {
  it.each(WORKED)('gives the values of %s', (_, a, b, c, expected) => {
    const chart = chartPoints(a, b, c);
    const points = Object.keys(expected) as ChartPoint[];
    expect(Object.fromEntries(points.map((point) => [point, chart[POINT_INDEX[point]]]))).toEqual(expected);
  });

  it('is checked on every point', () => expect(Object.keys(WORKED[0]![4])).toHaveLength(CHART_POINTS.length));
});

describe('the table of formulas', () => {
  it('uses only points above each row, and A, B and C as its only inputs', () => {
    for (const [i, point] of CHART_POINTS.entries()) {
      for (const summand of POINT_FORMULAS[point]) expect(POINT_INDEX[summand]).toBeLessThan(i);
    }
    expect(CHART_POINTS.filter((point) => POINT_FORMULAS[point].length === 0)).toEqual(['A', 'B', 'C']);
  });
});
