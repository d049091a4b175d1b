import { describe, expect, it } from 'vitest';
import { datesOfYears } from '../../src/calendar/dates.ts';
import { personalDay, personalYear, universalYear } from '../../src/method/personal-year-month-day.ts';

const BIRTH = { day: 15, month: 6, year: 1990 };

describe('personal years, months and days', () => {
  it.each([
    // No master is kept on the way: 29 → 2, 11 → 2, 1984 → 4.
    [29, 11, 1984, 8, 4],
    [22, 11, 2009, 8, 2],
    [9, 9, 1998, 9, 9],
    [1, 1, 1900, 3, 1],
  ])('of %i/%i in %i: personal year %i, universal year %i', (day, month, year, personal, universal) => {
    expect(personalYear({ day, month, year: 1950 }, year)).toBe(personal);
    expect(universalYear(year)).toBe(universal);
  });

  it('of every calendar day are 1 to 9, the next day one further within a month', () => {
    const days = [...datesOfYears()].map((date) => ({ date, number: personalDay(BIRTH, date) }));
    const wrong = days.filter(
      ({ date, number }, i) => number < 1 || number > 9 || (date.day > 1 && number !== (days[i - 1]!.number % 9) + 1),
    );
    expect(wrong).toEqual([]);
  });
});
