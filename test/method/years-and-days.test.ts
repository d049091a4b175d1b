import { describe, expect, it } from 'vitest';
import { datesOfYears, EXAMPLE_DATE } from '../../src/calendar/dates.ts';
import {
  explainPersonalYear,
  explainUniversalYear,
  personalDay,
  personalYear,
  yearArcanum,
} from '../../src/method/years-and-days.ts';

describe('yearArcanum', () => {
  it.each([
    // The example of the method.
    [15, 6, 2026, 4],
    [29, 12, 2026, 6],
    [31, 12, 2100, 19],
    [1, 1, 2000, 4],
    // The digits of 1999 add up to 28, which is reduced to 10 before it is added: 12, not 30 → 3.
    [1, 1, 1999, 12],
    [22, 1, 1900, 6],
  ])('of %i/%i in %i is %i', (day, month, year, expected) => {
    expect(yearArcanum({ day, month, year: 1990 }, year)).toBe(expected);
  });

  it('does not depend on the year of birth', () => {
    expect(yearArcanum({ day: 15, month: 6, year: 1900 }, 2026)).toBe(
      yearArcanum({ day: 15, month: 6, year: 2100 }, 2026),
    );
  });
});

describe('personal years, months and days', () => {
  it.each([
    // Intermediate master numbers are reduced: 29 → 2, 11 → 2, 1984 → 4.
    [29, 11, 1984, 8, 4],
    [22, 11, 2009, 8, 2],
    [9, 9, 1998, 9, 9],
    [1, 1, 1900, 3, 1],
  ])('of %i/%i in %i: personal year %i, universal year %i', (day, month, year, personal, universal) => {
    expect(personalYear({ day, month, year: 1950 }, year)).toBe(personal);
    expect(explainUniversalYear(year)[0]!.value).toBe(universal);
    // The steps that are shown lead there through single digits.
    const steps = explainPersonalYear({ day, month, year: 1950 }, year).map(({ value }) => value);
    expect(steps).toEqual([((day - 1) % 9) + 1, ((month - 1) % 9) + 1, universal, personal]);
  });

  it('of every calendar day are 1 to 9, the next day one further within a month', () => {
    const days = [...datesOfYears()].map((date) => ({ date, number: personalDay(EXAMPLE_DATE, date) }));
    const wrong = days.filter(
      ({ date, number }, i) => number < 1 || number > 9 || (date.day > 1 && number !== (days[i - 1]!.number % 9) + 1),
    );
    expect(wrong).toEqual([]);
  });
});
