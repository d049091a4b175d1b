import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type CalendarDate, datesOfYears } from '../../src/calendar/dates.ts';
import { toCalendarDate as dateOf } from '../../src/client/date-input.ts';
import {
  birthNumbers,
  birthNumbersOfCharts,
  explainBirthNumbers,
  explainLifePathNumber,
  lifePathNumber,
} from '../../src/method/birth-numbers.ts';
import { allChartNumbers, chartNumbers } from '../../src/method/chart-numbers.ts';
import { NUMBER_ROLES, reductions, TOTAL_MASTERS } from '../../src/method/reduce.ts';
import { stepsTo } from '../../src/method/steps.ts';

/** A second implementation of a date's classic numbers, without the code of src/method. */
function expectedBirthNumbers(date: CalendarDate) {
  const [day, month, year] = dateParts(date);
  const [one, two, four] = [addDigits(month + day, 33), addDigits(day + year, 33), addDigits(month + year, 33)];
  const [d, m, y] = [addDigits(day, 0), addDigits(month, 0), addDigits(year, 0)];
  const appearing = [date.day, ...passed(day + month + year)];
  return {
    lifePath: addDigits(day + month + year, 33),
    birthday: day,
    karmicDebts: [13, 14, 16, 19].filter((debt) => appearing.includes(debt)),
    pinnacles: [one, two, addDigits(one + two, 33), four],
    challenges: [Math.abs(m - d), Math.abs(d - y), Math.abs(Math.abs(m - d) - Math.abs(d - y)), Math.abs(m - y)],
    firstEnd: 36 - addDigits(day + month + year, 0),
  };
}

function dateParts({ day, month, year }: CalendarDate): [number, number, number] {
  return [addDigits(day, 22), addDigits(month, 22), addDigits(year, 22)];
}

/** A total and its reductions; 11, 22 and 33, where reduction stops, cause no debt either. */
function passed(total: number): number[] {
  return total < 10 ? [total] : [total, ...passed(digitSum(total))];
}

function addDigits(n: number, largestMaster: number): number {
  return n < 10 || (n % 11 === 0 && n <= largestMaster) ? n : addDigits(digitSum(n), largestMaster);
}

function digitSum(n: number): number {
  return [...String(n)].reduce((sum, digit) => sum + Number(digit), 0);
}

/** By the numbers of their charts. */
const OF_CHARTS = new Map(
  [...allChartNumbers()].map(({ a, b, c }, i) => [`${a}-${b}-${c}`, birthNumbersOfCharts()[i]]),
);

describe('birthNumbers', () => {
  it.each([
    // The worked examples of the method: life path, birthday, debts, pinnacles, challenges, last age of the first three.
    ['1990-06-15', 4, 6, ['13 life_path'], [3, 7, 1, 7], [0, 5, 5, 5], [32, 41, 50]],
    ['1984-11-29', 8, 11, [], [22, 33, 1, 33], [0, 2, 2, 2], [28, 37, 46]],
    ['1979-04-19', 4, 1, ['13 life_path', '19 birthday'], [5, 9, 5, 3], [3, 7, 4, 4], [32, 41, 50]],
    // By hand: 11 + 11 + 11 = 33, which counts as 6 for the age.
    ['2009-11-11', 33, 11, [], [22, 22, 8, 22], [0, 0, 0, 0], [30, 39, 48]],
    // 5 + 5 + 3 = 13, and 14 is the day.
    ['2001-05-14', 4, 5, ['13 life_path', '14 birthday'], [1, 8, 9, 8], [0, 2, 2, 2], [32, 41, 50]],
  ])('of %s', (iso, lifePath, birthday, debts, pinnacles, challenges, ends) => {
    const numbers = birthNumbers(dateOf(iso));
    expect([numbers.lifePath, numbers.birthday]).toEqual([lifePath, birthday]);
    expect(numbers.karmicDebts.map(({ number, from }) => `${number} ${from}`)).toEqual(debts);
    expect(numbers.pinnacles.map(({ number }) => number)).toEqual(pinnacles);
    expect(numbers.challenges.map(({ number }) => number)).toEqual(challenges);
    expect(numbers.pinnacles.map(({ toAge }) => toAge)).toEqual([...ends, null]);
  });

  it('agrees with a second implementation on every date and for its chart', () => {
    const reached = { birthday: new Set<number>(), pinnacle: new Set<number>(), challenge: new Set<number>() };
    const wrong: unknown[] = [];
    for (const date of datesOfYears()) {
      const numbers = birthNumbers(date);
      const { lifePath, birthday, karmicDebts, pinnacles, challenges } = numbers;
      const { a, b, c } = chartNumbers(date);
      reached.birthday.add(birthday);
      for (const { number } of pinnacles) reached.pinnacle.add(number);
      for (const { number } of challenges) reached.challenge.add(number);
      const expected = expectedBirthNumbers(date);
      const holds =
        isDeepStrictEqual(OF_CHARTS.get(`${a}-${b}-${c}`), numbers) &&
        [pinnacles, challenges].every(
          (periods) =>
            periods[0]!.fromAge === 0 &&
            periods[3]!.toAge === null &&
            periods.slice(1).every(({ fromAge }, i) => fromAge === periods[i]!.toAge! + 1),
        ) &&
        pinnacles[2]!.toAge! - pinnacles[0]!.toAge! === 18 &&
        karmicDebts.some(({ from }) => from.includes('birthday')) === [13, 14, 16, 19].includes(date.day) &&
        isDeepStrictEqual(expected, {
          lifePath,
          birthday,
          karmicDebts: karmicDebts.map(({ number }) => number),
          pinnacles: pinnacles.map(({ number }) => number),
          challenges: challenges.map(({ number }) => number),
          firstEnd: pinnacles[0]!.toAge,
        });
      if (!holds) wrong.push(date);
    }
    expect(wrong).toEqual([]);
    for (const role of ['birthday', 'pinnacle', 'challenge'] as const)
      expect([...reached[role]].sort((a, b) => a - b)).toEqual([...NUMBER_ROLES[role]]);
  });
});

describe('explainBirthNumbers', () => {
  it('makes each step a sum of its terms from the steps before it, on every date', () => {
    const wrong: unknown[] = [];
    for (const date of datesOfYears()) {
      const values: Record<string, number> = {};
      for (const { name, terms, reduction, value } of explainBirthNumbers(date)) {
        const sum = terms.reduce((total, term) => total + term.value, 0);
        const areKnown = terms.every((term) => Math.abs(term.value) === (values[term.name] ?? Math.abs(term.value)));
        if (sum !== reduction[0] || value !== reduction.at(-1) || !areKnown) wrong.push([date, name]);
        values[name] = value;
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['life_path', 'day month year life_path'],
    ['pinnacle_1', 'day month pinnacle_1'],
    ['pinnacle_3', 'day month year pinnacle_1 pinnacle_2 pinnacle_3'],
    ['challenge_4', 'month year month_digit year_digit challenge_4'],
  ])('of %s are %s', (name, expected) => {
    const steps = stepsTo(name, explainBirthNumbers(dateOf('1990-06-15')));
    expect(steps.map((step) => step.name).join(' ')).toBe(expected);
  });
});

it('lifePathNumber differs from adding all digits in one row on about 14 % of the dates', () => {
  const dates = [...datesOfYears()];
  const oneRow = ({ day, month, year }: (typeof dates)[number]): number =>
    reductions(digitSum(day) + digitSum(month) + digitSum(year), TOTAL_MASTERS).at(-1)!;
  const share = dates.filter((date) => oneRow(date) !== lifePathNumber(date)).length / dates.length;
  expect(share).toBeCloseTo(0.14, 2);
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
