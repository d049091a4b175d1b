import { describe, expect, it } from 'vitest';
import { datesOfYears } from '../../src/calendar/dates.ts';
import { CHART_POINTS, POINT_INDEX } from '../../src/method/chart-formulas.ts';
import { dateChart, OCTAGRAM_POINTS } from '../../src/method/destiny-matrix.ts';
import {
  explainDestinyMatrix,
  explainPoints,
  octagramSummands,
  reducedSum,
} from '../../src/method/explain-destiny-matrix.ts';
import { explainLifePathNumber, lifePathNumber } from '../../src/method/life-path-number.ts';
import { DATES_OF_EVERY_SUM } from './dates-of-every-sum.ts';

describe('explainDestinyMatrix', () => {
  it('shows sums and reductions', () => {
    const steps = explainDestinyMatrix({ day: 29, month: 12, year: 1990 });
    expect(steps.slice(0, 4)).toEqual([
      { point: 'A', terms: [{ name: 'day', value: 29 }], reduction: [29, 11], value: 11 },
      { point: 'B', terms: [{ name: 'month', value: 12 }], reduction: [12], value: 12 },
      { point: 'C', terms: [1, 9, 9, 0].map((value) => ({ name: 'year', value })), reduction: [19], value: 19 },
      {
        point: 'D',
        terms: [
          { name: 'A', value: 11 },
          { name: 'B', value: 12 },
          { name: 'C', value: 19 },
        ],
        reduction: [42, 6],
        value: 6,
      },
    ]);
  });

  it('uses only points that it has explained before', () => {
    for (const [i, point] of OCTAGRAM_POINTS.entries())
      expect(OCTAGRAM_POINTS.slice(0, i)).toEqual(expect.arrayContaining([...octagramSummands(point)]));
  });

  it('ends at the same points as the calculation, for every sum of a year', () => {
    for (const date of DATES_OF_EVERY_SUM) {
      const chart = dateChart(date);
      const wrong = explainDestinyMatrix(date).filter(({ point, value }) => value !== chart[POINT_INDEX[point]]);
      if (wrong.length > 0) expect({ date, wrong }).toBeUndefined();
    }
  });
});

describe('explainPoints', () => {
  it('ends at the same points as the calculation, for every point of the chart', () => {
    for (const date of [
      { day: 15, month: 6, year: 1990 },
      { day: 29, month: 2, year: 2000 },
      { day: 31, month: 12, year: 1999 },
    ]) {
      const chart = dateChart(date);
      expect(explainPoints(date, CHART_POINTS).map(({ value }) => value)).toEqual([
        ...chart.slice(0, CHART_POINTS.length),
      ]);
    }
    expect(explainPoints({ day: 15, month: 6, year: 1990 }, ['J'])).toEqual([
      {
        point: 'J',
        terms: [
          { name: 'A', value: 15 },
          { name: 'E', value: 8 },
        ],
        reduction: [23, 5],
        value: 5,
      },
    ]);
  });
});

describe('reducedSum', () => {
  it.each([
    [[22], [22]],
    [
      [15, 6, 19],
      [40, 4],
    ],
    [
      [22, 22, 22, 22],
      [88, 16],
    ],
  ])('%o becomes %o', (values, steps) => expect(reducedSum(values)).toEqual(steps));
});

describe('explainLifePathNumber', () => {
  it.each([
    [
      { day: 29, month: 11, year: 1984 },
      { day: [29, 11], month: [11], year: [1984, 22], total: [44, 8], number: 8 },
    ],
    [
      { day: 11, month: 11, year: 2009 },
      { day: [11], month: [11], year: [2009, 11], total: [33], number: 33 },
    ],
    [
      { day: 31, month: 12, year: 1969 },
      { day: [31, 4], month: [12, 3], year: [1969, 25, 7], total: [14, 5], number: 5 },
    ],
  ])('%o', (date, steps) => {
    expect(explainLifePathNumber(date)).toEqual(steps);
  });

  it('ends at the same number as the calculation, for every date', () => {
    expect([...datesOfYears()].filter((date) => explainLifePathNumber(date).number !== lifePathNumber(date))).toEqual(
      [],
    );
  });
});
