import { describe, expect, it } from 'vitest';
import { datesOfYears } from '../../src/calendar/dates.ts';
import { toCalendarDate as dateOf } from '../../src/client/date-input.ts';
import { CHART_POINTS, type ChartPoint, KARMIC_TAIL_POINTS, POINT_INDEX } from '../../src/method/chart-formulas.ts';
import { addCharts, coupleChart, couplePoints, earlierFirst, explainCouple } from '../../src/method/couple-chart.ts';
import { dateChart } from '../../src/method/destiny-matrix.ts';

const A = { day: 15, month: 6, year: 1990 } as const;
const B = { day: 29, month: 12, year: 1990 } as const;

it('the worked example of the method has these points, and the rest follows from the first nine', () => {
  // biome-ignore format: as the method writes it
  expect(coupleChart(A, B).points).toEqual({
      A: 8, B: 18, C: 11, D: 10, E: 20, F: 8, G: 11, H: 12, I: 9, J: 10, K: 11, L: 4, M: 3, O: 18, P: 11, Q: 15, N: 13, S: 3, T: 4,
      R: 7, R1: 10, R2: 11, U: 4, F2: 12, F1: 20, G2: 15, G1: 8, H2: 16, H1: 10, I2: 13, I1: 22, Sky: 10, Earth: 19, P1: 11,
      Male: 20, Female: 20, P2: 4, P3: 15, P4: 19,
    });
});

it('explainCouple ends at the same points as the calculation', () => {
  const partners = ['1900-01-01', '2000-02-29', '1999-12-31', '2100-12-31', '1990-06-15'].map((date) => dateOf(date));
  for (const a of partners)
    for (const b of partners)
      expect(explainCouple(a, b).map(({ value }) => value)).toEqual([
        ...couplePoints(a, b).slice(0, CHART_POINTS.length),
      ]);
});

it.each([
  [A, B],
  [{ day: 31, month: 12, year: 1989 }, A],
  [{ day: 15, month: 5, year: 1990 }, A],
  [{ day: 14, month: 6, year: 1990 }, A],
  [A, A],
])('earlierFirst: %o comes before %o', (a, b) => {
  expect([earlierFirst(a, b), earlierFirst(b, a)]).toEqual([
    [a, b],
    [a, b],
  ]);
});

describe('all pairs of the dates of a leap year', () => {
  it('are the same in either order and hold arcana from 1 to 22 only', () => {
    const charts = [...datesOfYears(2000, 2000)].map(dateChart);
    let [pairs, wrong] = [0, 0];
    for (const [i, one] of charts.entries()) {
      for (const other of charts.slice(i)) {
        const [there, back] = [addCharts(one, other), addCharts(other, one)];
        for (let point = 0; point < CHART_POINTS.length; point++) {
          const value = there[point]!;
          if (value !== back[point] || value < 1 || value > 22) wrong++;
        }
        pairs++;
      }
    }
    expect([pairs, wrong]).toEqual([67_161, 0]);
  });

  it('are sums of the charts of both dates', () => {
    const [one, other] = [A, B].map(dateChart);
    expect(couplePoints(A, B)).toEqual(addCharts(one!, other!));
  });
});

it('the karmic tails of all couples are 35, nine more than those of all dates', () => {
  const at = (chart: Uint8Array, ...points: readonly ChartPoint[]): string =>
    points.map((point) => chart[POINT_INDEX[point]]).join('-');
  const charts = new Map([...datesOfYears()].map(dateChart).map((chart) => [at(chart, 'D', 'E'), chart]));
  const ends = [...charts.values()];
  const tails = ends.flatMap((one) => ends.map((other) => at(addCharts(one, other), ...KARMIC_TAIL_POINTS)));
  expect([ends.length, new Set(tails).size]).toEqual([27, 35]);
});
