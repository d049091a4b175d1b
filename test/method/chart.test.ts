import { describe, expect, it } from 'vitest';
import { type CalendarDate, datesOfYears } from '../../src/calendar/dates.ts';
import { lifePathNumber } from '../../src/method/birth-numbers.ts';
import {
  CHART_POINTS,
  type ChartPoint,
  chartPoints,
  POINT_FORMULAS,
  POINT_INDEX,
} from '../../src/method/chart-formulas.ts';
import { allChartNumbers, chartNumbers } from '../../src/method/chart-numbers.ts';
import { dateChart, destinyMatrix, explainPoints, STAR_POINTS } from '../../src/method/destiny-matrix.ts';
import { CHART_PLACES, repeatedArcana } from '../../src/method/places.ts';
import { wholeChart } from '../../src/method/whole-chart.ts';
import { expectedMatrix } from '../../src/verify/expected-chart.ts';

/** The method uses only a year's digit sum: these thirty years cover every day with each sum from 2 to 28. */
const DATES_OF_EVERY_SUM: readonly CalendarDate[] = [...datesOfYears(1900, 1909), ...datesOfYears(1990, 2009)];

/** Calculated by hand, and compared with other calculators of the same school. */
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

it('the table of formulas uses only points above each row, and A, B and C as its only inputs', () => {
  for (const [i, point] of CHART_POINTS.entries()) {
    for (const summand of POINT_FORMULAS[point]) expect(POINT_INDEX[summand]).toBeLessThan(i);
  }
  expect(CHART_POINTS.filter((point) => POINT_FORMULAS[point].length === 0)).toEqual(['A', 'B', 'C']);
});

// whole-build.test.ts compares every date with verify itself.
it('the matrix equals that of verify, which does not use the table of formulas', () => {
  const different = DATES_OF_EVERY_SUM.filter(
    (day) => JSON.stringify(destinyMatrix(day)) !== JSON.stringify(expectedMatrix(day)),
  );
  expect(different).toEqual([]);
});

describe('explainPoints', () => {
  it('ends at the same points as the calculation, for every point and every sum of a year', () => {
    const wrong = DATES_OF_EVERY_SUM.filter((date) => {
      const chart = dateChart(date);
      return explainPoints(date, CHART_POINTS).some(({ name, value }) => value !== chart[POINT_INDEX[name]]);
    });
    expect(wrong).toEqual([]);
  });

  it('needs only points of the octagram for those of the octagram, each explained before', () => {
    for (const [i, point] of STAR_POINTS.entries())
      expect(STAR_POINTS.slice(0, i)).toEqual(expect.arrayContaining([...POINT_FORMULAS[point]]));
  });
});

describe('all charts', () => {
  const charts = new Map(
    Array.from(allChartNumbers(), (numbers) => [Object.values(numbers).join(), wholeChart(numbers)]),
  );

  it('are 5,544, with 26 karmic tails', () => {
    expect(charts.size).toBe(5544);
    expect(new Set([...charts.values()].map(({ karmicTail }) => karmicTail.join('-'))).size).toBe(26);
  });

  it('are those of all dates, with their life path', () => {
    const seen = new Set<string>();
    const wrong = [...datesOfYears()].filter((date) => {
      const key = Object.values(chartNumbers(date)).join();
      seen.add(key);
      return charts.get(key)?.lifePath !== lifePathNumber(date);
    });
    expect(wrong).toEqual([]);
    expect(seen.size).toBe(5544);
  });

  it('have repeated arcana in several places: the most frequent first, of a tie the lower number', () => {
    const wrong: unknown[] = [];
    for (const [numbers, { points }] of charts) {
      const values = Object.values(CHART_PLACES).map((point) => points[point]);
      const count = (arcana: number): number => values.filter((value) => value === arcana).length;
      const expected = [...new Set(values)].filter((arcana) => count(arcana) > 1);
      expected.sort((a, b) => a - b).sort((a, b) => count(b) - count(a));
      const found = repeatedArcana(points).map(({ arcana, places }) => `${arcana} ${places.length}`);
      if (found.join() !== expected.map((arcana) => `${arcana} ${count(arcana)}`).join()) wrong.push(numbers);
    }
    expect(wrong).toEqual([]);
  });
});
