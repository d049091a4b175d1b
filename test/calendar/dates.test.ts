import { execFileSync } from 'node:child_process';
import { getDaysInMonth } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  datesOfYears,
  daysInMonth,
  FIRST_YEAR,
  isoDate,
  LAST_YEAR,
  parseDate,
  parseIsoDate,
} from '../../src/calendar/dates.ts';
import { ROOT } from '../content-fixture.ts';

const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);

describe('the calendar', () => {
  it('has 73,414 days from 1900 to 2100', () => {
    expect([...datesOfYears()]).toHaveLength(73_414);
  });

  it('agrees with date-fns on every month', () => {
    for (const year of years) {
      // Noon on the first of June exists in every time zone.
      for (let month = 1; month <= 12; month++) {
        expect(daysInMonth(month, year)).toBe(getDaysInMonth(new Date(year, month - 1, 1, 12)));
      }
    }
  });

  it('lists each date once, in order', () => {
    const dates = [...datesOfYears()].map(isoDate);
    expect(dates).toEqual([...new Set(dates)].sort());
    expect([dates[0], dates.at(-1)]).toEqual(['1900-01-01', '2100-12-31']);
  });
});

describe('parseDate accepts', () => {
  it.each([
    ['1', '1', '1900', 1, 1, 1900, 'the first day'],
    ['31', '12', '2100', 31, 12, 2100, 'the last day'],
    ['05', '06', '1990', 5, 6, 1990, 'leading zeros'],
    ['29', '2', '2000', 29, 2, 2000, 'a leap day'],
  ])('%s/%s/%s: %d %d %d (%s)', (d, m, y, day, month, year) => {
    expect(parseDate(d, m, y)).toEqual({ ok: true, date: { day, month, year } });
  });

  it('exactly the dates that exist', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 14 }),
        fc.integer({ min: 1890, max: 2110 }),
        (d, m, y) => {
          const utc = new Date(Date.UTC(y, m - 1, d));
          const exists = utc.getUTCFullYear() === y && utc.getUTCMonth() === m - 1 && utc.getUTCDate() === d;
          const inRange = y >= FIRST_YEAR && y <= LAST_YEAR;
          expect(parseDate(String(d), String(m), String(y)).ok).toBe(exists && inRange);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

it.each([
  ['0', '1', '1990', 'day', 'day below its range'],
  ['32', '1', '1990', 'day', 'day above its range'],
  ['1', '0', '1990', 'month', 'month below its range'],
  ['1', '13', '1990', 'month', 'month above its range'],
  ['1', '1', '1899', 'year', 'year below its range'],
  ['1', '1', '2101', 'year', 'year above its range'],
  ['30', '2', '2000', 'date', '30 February'],
  ['29', '2', '1900', 'date', '29 February of a year that is no leap year'],
  ['31', '4', '1990', 'date', '31 April'],
  ['+1', '1', '1990', 'day', 'a sign'],
  ['-1', '1', '1990', 'day', 'a minus'],
  ['1.0', '1', '1990', 'day', 'a decimal'],
  ['1e0', '1', '1990', 'day', 'an exponent'],
  ['0x1', '1', '1990', 'day', 'a hexadecimal'],
  ['001', '1', '1990', 'day', 'three digits'],
  ['', '1', '1990', 'day', 'nothing'],
  [' 1', '1', '1990', 'day', 'a space'],
  ['1\n', '1', '1990', 'day', 'a line break'],
  ['١', '1', '1990', 'day', 'Arabic digits'],
  ['１', '1', '1990', 'day', 'full-width digits'],
  ['1', 'junio', '1990', 'month', 'a word'],
  ['1', '1', '90', 'year', 'a short year'],
  ['1', '1', '01990', 'year', 'a long year'],
])('parseDate refuses: %j/%j/%j because of the %s (%s)', (d, m, y, part) => {
  expect(parseDate(d, m, y)).toMatchObject({ ok: false, problem: { part } });
});

describe('parseIsoDate', () => {
  it('reads back what isoDate writes', () => {
    for (const date of datesOfYears(1999, 2000)) expect(parseIsoDate(isoDate(date))).toEqual({ ok: true, date });
  });

  it.each(['1990-6-15', '15-06-1990', '1990/06/15', '1990-06-15T00:00', ' 1990-06-15', '', '１９９０-06-15'])(
    'refuses the form of %j',
    (text) => {
      expect(parseIsoDate(text)).toEqual({ ok: false, problem: { part: 'form', text } });
    },
  );

  it('refuses a date that does not exist', () => {
    expect(parseIsoDate('2001-02-29')).toMatchObject({ ok: false, problem: { part: 'date', lastDay: 28 } });
  });
});

// Samoa skipped December 30, 2011, and Kiritimati January 1, 1995. A time zone applies to a whole process.
it('date-fns gives verify the same dates in zones that have skipped one', () => {
  const script = `
    import { datesOfYears, isoDate } from './src/calendar/dates.ts';
    import { existingDates } from './src/verify/api-files-and-links.ts';
    for (const zone of ['Pacific/Apia', 'Pacific/Kiritimati']) {
      process.env.TZ = zone;
      const [ours, theirs] = [datesOfYears(), existingDates(1900, 2100)].map((dates) => Array.from(dates, isoDate));
      console.log(new Date().getTimezoneOffset(), theirs.length, ours.filter((date, i) => date !== theirs[i]).length);
    }
  `;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  expect(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })).toBe('-780 73414 0\n-840 73414 0\n');
});
