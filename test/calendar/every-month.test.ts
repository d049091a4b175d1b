import { format } from 'date-fns';
import { enUS, es } from 'date-fns/locale';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_DATE, FIRST_YEAR } from '../../src/calendar/dates.ts';
import { fullYear, monthNumber, readWrittenDate } from '../../src/calendar/read-written-date.ts';
import * as en from '../../src/words/en/dates.ts';
import { dates as spanish, spelling } from '../../src/words/es/dates.ts';

const { dates: english } = en;

const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);

// Compares every month with two other sources, because the example date covers only June.
describe.each(MONTHS)('month %i', (month) => {
  const date = { day: 15, month, year: 1990 };
  const time = new Date(date.year, month - 1, date.day, 12);
  const problem = { part: 'date', date, lastDay: 14 } as const;

  it('is written in Spanish as Intl and date-fns write it', () => {
    expect(spanish.long(date)).toBe(format(time, "d 'de' MMMM 'de' yyyy", { locale: es }));
    expect(spanish.long(date)).toBe(new Intl.DateTimeFormat('es', { dateStyle: 'long' }).format(time));
  });

  it('has that name where a date does not exist, in either language', () => {
    const written = format(time, 'MMMM d, yyyy', { locale: enUS });
    expect(written).toBe(new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(time));
    expect(english.explain(problem)).toBe(`${written} does not exist: that month ends on day 14.`);
    expect(spanish.explain(problem)).toBe(`El ${spanish.long(date)} no existe: ese mes termina el día 14.`);
  });

  it('is written on English pages as Intl and date-fns write it', () => {
    expect(en.longDate(date)).toBe(format(time, 'MMMM d, yyyy', { locale: enUS }));
    expect(en.longDate(date)).toBe(new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(time));
  });

  it.each([
    ['Spanish', es, 'es', spelling],
    ['English', enUS, 'en-US', en.spelling],
  ])('is read in %s by its name and by every abbreviation of it', (_, locale, name, ours) => {
    const long = format(time, 'MMMM', { locale });
    const intl = ['long', 'short'].map((style) =>
      new Intl.DateTimeFormat(name, { month: style as 'long' }).format(time),
    );
    const shorter = [long, format(time, 'MMM', { locale }), long.slice(0, 3), long.slice(0, 4), ...intl];
    expect(shorter.map((text) => monthNumber(text, ours))).toEqual(shorter.map(() => month));
  });

  it.each([
    ['es', spelling],
    ['en-US', en.spelling],
  ])('is where Intl puts it among the numbers of %s', (locale, { order }) => {
    const parts = new Intl.DateTimeFormat(locale).formatToParts(time).map(({ type }) => type);
    expect(parts.filter((type) => type !== 'literal')).toEqual(order);
  });
});

it.each([1999, 2000, 2005, 2026, 2099])('in %i two digits mean the latest past year that ends with them', (now) => {
  const soFar = Array.from({ length: now - FIRST_YEAR + 1 }, (_, i) => String(FIRST_YEAR + i));
  for (let n = 0; n < 100; n++) {
    const digits = String(n).padStart(2, '0');
    const latest = soFar.findLast((year) => year.endsWith(digits));
    expect([digits, fullYear(digits, now)]).toEqual([digits, latest ?? digits]);
  }
});

// Copied with a date, or typed instead of a hyphen.
it.each([...'\u200e\u200f\u2066\u2067\u2068\u2069'])('the invisible mark %j is not part of a date', (mark) => {
  expect(readWrittenDate(`${mark}15/${mark}06/1990${mark}`, spelling)).toEqual({ ok: true, date: EXAMPLE_DATE });
});
it.each(['/', '.', '-', ' ', '–', '−', '\u00a0'])('%j separates the parts of a date', (sign) => {
  expect(readWrittenDate(['15', '6', '1990'].join(sign), spelling)).toEqual({ ok: true, date: EXAMPLE_DATE });
});

it.each(Array.from({ length: 31 }, (_, i) => i + 1))(
  'the day %i is read as date-fns writes it in order, on either side',
  (day) => {
    const written = format(new Date(1990, 2, day, 12), 'do', { locale: enUS });
    for (const text of [`March ${written}, 1990`, `${written} of March 1990`, `${written} March 1990`])
      expect([text, readWrittenDate(text, en.spelling)]).toEqual([
        text,
        { ok: true, date: { day, month: 3, year: 1990 } },
      ]);
  },
);
