import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datesOfYears, isoDate } from '../../src/calendar/dates.ts';
import {
  dateTextOfQuery,
  monthNumber as monthNumberIn,
  readWrittenDate as readIn,
} from '../../src/calendar/read-written-date.ts';
import * as en from '../../src/words/en/dates.ts';
import * as es from '../../src/words/es/dates.ts';

const { dates } = es;
const readWrittenDate = (text: string, thisYear?: number) => readIn(text, es.spelling, thisYear);
const monthNumber = (name: string) => monthNumberIn(name, es.spelling);

describe('readWrittenDate understands', () => {
  it.each([
    ['15/6/1990', '1990-06-15'],
    ['15 / 6 / 1990', '1990-06-15'],
    ['3/4/1985', '1985-04-03'],
    ['1990-06-15', '1990-06-15'],
    ['1990-6-15', '1990-06-15'],
    ['15 de junio de 1990', '1990-06-15'],
    ['15 de Junio del 1990', '1990-06-15'],
    ['15 junio 1990', '1990-06-15'],
    ['1 de setiembre de 2000', '2000-09-01'],
    ['1 sept. 2000', '2000-09-01'],
    ['junio 15, 1990', '1990-06-15'],
    ['  15–06–1990\n', '1990-06-15'],
  ])('%j as %s', (text, expected) => {
    const parsed = readWrittenDate(text);
    expect(parsed.ok && isoDate(parsed.date)).toBe(expected);
  });

  it.each([
    ['23111987', 2026, '1987-11-23'],
    ['19871123', 2026, '1987-11-23'],
    ['20012010', 2026, '2010-01-20'],
    ['23/11/87', 2026, '1987-11-23'],
    ['23 de noviembre del 87', 2026, '1987-11-23'],
    ['231187', 2026, '1987-11-23'],
    ['1/1/26', 2025, '1926-01-01'],
    ['3/4/25', 2026, '2025-04-03'],
    ['3/4/05', 2026, '2005-04-03'],
    ['3/4/26', 2026, '2026-04-03'],
    ['3/4/27', 2026, '1927-04-03'],
    ['29/2/00', 2026, '2000-02-29'],
    ['030425', 2026, '2025-04-03'],
    // That day exists neither in 2025 nor in 1925.
    ['29/2/25', 2026, undefined],
    ['3/4/5', 2026, undefined],
    ['3/4/87', undefined, undefined],
  ])('%j in %s as %s', (text, thisYear, expected) => {
    const parsed = readWrittenDate(text, thisYear);
    expect(parsed.ok ? isoDate(parsed.date) : undefined).toBe(expected);
  });

  it('every date in the four spellings, and in digits alone', () => {
    for (const date of datesOfYears(1999, 2000)) {
      const { day, month, year } = date;
      for (const text of [`${day}/${month}/${year}`, `${day}-${month}-${year}`, isoDate(date), dates.long(date)])
        expect(readWrittenDate(text)).toEqual({ ok: true, date });
      const digits = isoDate(date).split('-');
      for (const text of [digits.join(''), digits.reverse().join('')])
        expect(readWrittenDate(text)).toEqual({ ok: true, date });
    }
  });
});

describe('in English it understands', () => {
  it.each([
    ['June 15, 1990', '1990-06-15'],
    ['15 June 1990', '1990-06-15'],
    ['15 June, 1990', '1990-06-15'],
    ['Sept 1, 2000', '2000-09-01'],
    ['1990-06-15', '1990-06-15'],
    ['1990/6/15', '1990-06-15'],
    ['6/15/1990', '1990-06-15'],
    // Read in the order of the labeled fields; in Spanish, the day comes first.
    ['6/5/1990', '1990-06-05'],
    ['06151990', '1990-06-15'],
    ['19900615', '1990-06-15'],
    ['6/15/90', '1990-06-15'],
  ])('%j as %s', (text, expected) => {
    const parsed = readIn(text, en.spelling, 2026);
    expect(parsed.ok && isoDate(parsed.date)).toBe(expected);
  });

  it('every date in the spellings of its pages', () => {
    for (const date of datesOfYears(1999, 2000)) {
      const { day, month, year } = date;
      for (const text of [`${month}/${day}/${year}`, isoDate(date), en.longDate(date), en.dates.long(date)])
        expect(readIn(text, en.spelling)).toEqual({ ok: true, date });
    }
  });

  it.each([
    ['15/6/1990', 'The month "15" is not valid'],
    ['2/30/1990', 'February 30, 1990 does not exist'],
    ['Junio 15, 1990', 'is not a date'],
    ['June 1990', 'is not a date'],
  ])('%j is refused: %s', (text, reason) => {
    const parsed = readIn(text, en.spelling);
    expect(parsed.ok || en.dates.explain(parsed.problem)).toContain(reason);
  });
});

describe('readWrittenDate refuses with a reason', () => {
  it.each([
    ['3/4/85', 'El año «85» no es válido: debe tener cuatro cifras'],
    ['3 de abril de 85', 'El año «85» no es válido'],
    ['6/15/1990', 'El mes «15» no es válido'],
    ['1990-15-06', 'El mes «15» no es válido'],
    ['30/2/1990', 'El 30 de febrero de 1990 no existe'],
    ['15/6/1850', 'de 1900 a 2100'],
    ['15/6/19900', 'El año «19900» no es válido'],
    ['0/6/1990', 'El día «0» no es válido'],
    ['15/6-1990', 'no es una fecha'],
    ['15 de brumario de 1990', 'no es una fecha'],
    ['15 de ju de 1990', 'no es una fecha'],
    ['el 15/6/1990', 'no es una fecha'],
    ['15/6/1990 a las 3', 'no es una fecha'],
    ['el 1990-06-15', 'no es una fecha'],
    ['1990-06-15T12:00', 'no es una fecha'],
    ['el 15 de junio de 1990', 'no es una fecha'],
    ['15 de junio de 1990 d. C.', 'no es una fecha'],
    ['ayer', 'no es una fecha'],
    ['', 'no es una fecha'],
  ])('%j: %s', (text, reason) => {
    const parsed = readWrittenDate(text);
    expect(parsed.ok || dates.explain(parsed.problem)).toContain(reason);
  });

  it('anything else without failing', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof readWrittenDate(text).ok === 'boolean'));
  });
});

it.each([
  ['Diciembre', 12],
  ['sep', 9],
  ['setiembre', 9],
  ['may.', 5],
  [' mayo ', 5],
  ['m.ay', undefined],
  ['ju', undefined],
  ['', undefined],
  ['june', undefined],
])('monthNumber: %s: %s', (name, expected) => expect(monthNumber(name)).toBe(expected));

describe('dateTextOfQuery', () => {
  it.each([
    ['birth=1990-06-15', '1990-06-15'],
    ['birth=', ''],
    ['birth-day=15&birth-month=6&birth-year=1990', '15/6/1990'],
    ['birth=2000-01-01&birth-day=15&birth-month=6&birth-year=1990', '2000-01-01'],
    ['birth-day=15&birth-month=6', ''],
    ['birth-day=15&birth-year=1990', ''],
    ['birth-month=6&birth-year=1990', ''],
    ['day=15&month=6&year=1990', ''],
    ['', ''],
  ])('%s holds %j', (query, text) =>
    expect(dateTextOfQuery(new URLSearchParams(query), 'birth', es.spelling)).toBe(text),
  );

  it('holds fields in the order of its language', () => {
    const query = new URLSearchParams('birth-day=5&birth-month=6&birth-year=1990');
    expect(dateTextOfQuery(query, 'birth', en.spelling)).toBe('6/5/1990');
  });
});
