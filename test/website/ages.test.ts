import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../src/calendar/dates.ts';
import { ageOn, calendarDay } from '../../src/website/browser/profile/ages.tsx';
import { technical } from '../../src/words/es/pages/technical.ts';

const date = (text: string): CalendarDate => {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  return { day, month, year };
};

describe('ageOn', () => {
  it.each([
    ['the day of birth', '1990-06-15', '1990-06-15', 0],
    ['a birthday', '1990-06-15', '2026-06-15', 36],
    ['the day before a birthday', '1990-06-15', '2026-06-14', 35 + 364 / 365],
    ['half a year later', '1990-06-15', '2026-12-15', 36 + 183 / 365],
    ['29 February in a year without it', '2000-02-29', '2001-02-28', 365 / 366],
    ['the day after', '2000-02-29', '2001-03-01', 1],
    ['29 February in a leap year', '2000-02-29', '2024-02-29', 24],
    ['the oldest age', '1900-01-01', '2022-12-31', 122 + 364 / 365],
  ])('%s: %s on %s', (_, birth, today, age) => {
    expect(ageOn(date(birth), date(today))).toBeCloseTo(age, 10);
  });

  it.each([
    ['tomorrow', '2026-06-16', '2026-06-15'],
    ['far ahead', '2100-12-31', '2026-06-15'],
    ['longer ago than anybody has lived', '1900-01-01', '2023-01-01'],
  ])('has none for a birth %s', (_, birth, today) => {
    expect(ageOn(date(birth), date(today))).toBeUndefined();
  });
});

describe('calendarDay', () => {
  it('is the day of the local clock, from its first to its last minute', () => {
    expect(calendarDay(new Date(2026, 0, 1, 0, 0))).toEqual({ day: 1, month: 1, year: 2026 });
    expect(calendarDay(new Date(2026, 0, 1, 23, 59))).toEqual({ day: 1, month: 1, year: 2026 });
  });
});

describe('ageInWords', () => {
  it.each([
    [0, 'el nacimiento'],
    [1.25, 'el año y 3 meses'],
    [2.5, 'los 2 años y 6 meses'],
    [38.75, 'los 38 años y 9 meses'],
    [80, 'los 80 años'],
  ])('%d is %s', (age, words) => expect(technical.ageInWords(age)).toBe(words));
});
