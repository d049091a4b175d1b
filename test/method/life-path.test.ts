import { describe, expect, it } from 'vitest';
import { datesOfYears } from '../../src/calendar/dates.ts';
import { explainLifePathNumber, lifePathNumber } from '../../src/method/birth-numbers.ts';
import { digitSum, LIFE_PATH_NUMBERS, reductions, TOTAL_MASTERS } from '../../src/method/reduce.ts';

describe('lifePathNumber', () => {
  it.each([
    ['1936-10-12', 5],
    ['1992-11-22', 9],
    ['1949-05-10', 11],
    ['1984-11-15', 3],
    ['1942-06-18', 22],
    ['1998-01-01', 11],
    ['2009-11-11', 33],
    ['1990-07-15', 5],
    ['1969-12-31', 5],
    ['1879-03-14', 6],
    ['1961-08-04', 2],
    ['1960-12-12', 4],
  ])('%s gives %d', (iso, number) => {
    const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
    expect(lifePathNumber({ day, month, year })).toBe(number);
  });

  it('reaches exactly the 12 valid numbers over all dates', () => {
    const reached = new Set([...datesOfYears()].map(lifePathNumber));
    expect([...reached].sort((a, b) => a - b)).toEqual([...LIFE_PATH_NUMBERS]);
  });

  it('differs from adding all digits in one row on about 14 % of the dates', () => {
    const dates = [...datesOfYears()];
    const oneRow = ({ day, month, year }: (typeof dates)[number]): number =>
      reductions(digitSum(day) + digitSum(month) + digitSum(year), TOTAL_MASTERS).at(-1)!;
    const share = dates.filter((date) => oneRow(date) !== lifePathNumber(date)).length / dates.length;
    expect(share).toBeCloseTo(0.14, 2);
  });
});

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
])('explainLifePathNumber: %o', (date, steps) => {
  expect(explainLifePathNumber(date)).toEqual(steps);
});
