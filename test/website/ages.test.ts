import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { ageOn, calendarDay } from '../../src/calendar/age.ts';
import type { CalendarDate } from '../../src/calendar/dates.ts';
import { wholeChart } from '../../src/method/whole-chart.ts';
import { currentAge, Years } from '../../src/website/browser/profile/ages.tsx';
import { browserTexts } from '../../src/website/browser-texts.ts';
import { PAGE_WORDS } from '../../src/words/words.ts';
import { content } from '../content-fixture.ts';

const words = PAGE_WORDS.es;

const date = (text: string): CalendarDate => {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  return { day, month, year };
};

it.each([
  ['on the day of birth', '1990-06-15', '1990-06-15', 0],
  ['on a birthday', '1990-06-15', '2026-06-15', 36],
  ['on the day before a birthday', '1990-06-15', '2026-06-14', 35 + 364 / 365],
  ['half a year later', '1990-06-15', '2026-12-15', 36 + 183 / 365],
  ['of 29 February in a year without it', '2000-02-29', '2001-02-28', 365 / 366],
  ['of 29 February the day after', '2000-02-29', '2001-03-01', 1],
  ['of 29 February in a leap year', '2000-02-29', '2024-02-29', 24],
  ['of the oldest', '1900-01-01', '2022-12-31', 122 + 364 / 365],
  ['of who is born tomorrow', '2026-06-16', '2026-06-15', undefined],
  ['of who is born much later', '2100-12-31', '2026-06-15', undefined],
  ['of who was born longer ago than anybody has lived', '1900-01-01', '2023-01-01', undefined],
])('the age %s: %s on %s is %d', (_, birth, today, age) => {
  const found = ageOn(date(birth), date(today));
  if (age === undefined) expect(found).toBeUndefined();
  else expect(found).toBeCloseTo(age, 10);
});

it('today is the local date, from its first to its last minute', () => {
  for (const [hour, minute] of [
    [0, 0],
    [23, 59],
  ] as const)
    expect(calendarDay(new Date(2026, 0, 1, hour, minute))).toEqual({ day: 1, month: 1, year: 2026 });
});

it('every age is in the segment of the ring that began last; beyond the ring in none', () => {
  const chart = wholeChart({ a: 15, b: 6, c: 19 });
  for (let age = 0; age < 90; age += 1 / 16) {
    const began = chart.ages.filter((item) => item.age <= age).at(-1);
    expect(currentAge(chart, age)).toBe(age < 80 ? began : undefined);
  }
});

describe('the years around', () => {
  it.each([
    ['1990-06-15', 2026, 2022],
    ['2024-06-15', 2026, 2024],
    ['2026-06-15', 2026, 2026],
    ['1990-06-15', 2096, 2092],
    ['1990-06-15', 2097, 2092],
    ['1990-06-15', 2100, 2092],
  ])('of %s in %i are nine, the first %i', (birth, year, first) => {
    const props = { date: date(birth), today: { day: 1, month: 1, year }, texts: browserTexts(content, words), words };
    const html = renderToString(h(Years, props));
    const shown = [...html.matchAll(/data-year="(\d+)"/g)].map(([, text]) => Number(text));
    expect(shown).toEqual(Array.from({ length: 9 }, (_, i) => first + i));
    expect([...html.matchAll(/data-year="(\d+)" aria-current/g)].map(([, text]) => Number(text))).toEqual([year]);
  });

  it('are not shown for a date in the future', () => {
    const props = { date: date('2027-01-01'), today: date('2026-12-31'), texts: browserTexts(content, words), words };
    expect(renderToString(h(Years, props))).toBe('');
  });
});
