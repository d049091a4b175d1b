import { describe, expect, it } from 'vitest';
import { type CalendarDate, datesOfYears, parseIsoDate } from '../../src/calendar/dates.ts';
import { destinyMatrix, POSITION_KEYS } from '../../src/method/destiny-matrix.ts';
import { expectedMatrix } from '../../src/verify/expected-chart.ts';
import { DATES_OF_EVERY_SUM } from './dates-of-every-sum.ts';

function date(iso: string): CalendarDate {
  const parsed = parseIsoDate(iso);
  if (!parsed.ok) throw new Error(iso);
  return parsed.date;
}

describe('destinyMatrix', () => {
  it('has exactly the 12 positions in the order of the specification', () => {
    expect(Object.keys(destinyMatrix(date('1990-06-15')))).toEqual([
      'personal',
      'social',
      'soul',
      'body',
      'spirit',
      'center',
      'talents',
      'karma',
      'money',
      'relationships',
      'destiny',
      'purpose',
    ]);
  });

  it.each([
    ['1990-12-29', [11, 19, 12, 3, 18, 12, 6, 6, 8, 4, 6, 9]],
    ['1969-05-01', [1, 7, 5, 8, 18, 8, 13, 13, 6, 3, 16, 6]],
    ['1996-07-11', [11, 7, 7, 18, 14, 5, 12, 7, 18, 18, 10, 15]],
  ])('%s gives %j', (iso, values) => {
    expect(Object.values(destinyMatrix(date(iso)))).toEqual(values);
  });

  it('may hold the same arcanum in several positions', () => {
    expect(destinyMatrix(date('1996-07-11'))).toMatchObject({ body: 18, money: 18, relationships: 18 });
  });
});

describe('over all 73,414 dates', () => {
  const seen = new Map(POSITION_KEYS.map((key) => [key, new Set<number>()]));
  for (const day of datesOfYears()) {
    for (const [key, arcanum] of Object.entries(destinyMatrix(day))) seen.get(key as never)!.add(arcanum);
  }
  const values = (key: (typeof POSITION_KEYS)[number]): number[] => [...seen.get(key)!].sort((a, b) => a - b);
  const to = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

  it('every arcanum is from 1 to 22', () => {
    for (const key of POSITION_KEYS) expect(to(22)).toEqual(expect.arrayContaining(values(key)));
  });
  it('purpose is a multiple of three', () => expect(values('purpose')).toEqual([3, 6, 9, 12, 15, 18, 21]));
  it('soul is the month', () => expect(values('soul')).toEqual(to(12)));
  it('center misses six arcana', () => {
    expect(to(22).filter((n) => !values('center').includes(n))).toEqual([1, 2, 15, 17, 19, 21]);
  });
  it('personal reaches all 22', () => expect(values('personal')).toEqual(to(22)));
  // In whole-build.test.ts verify itself compares every date.
  it('the matrix is the one that verify spells without the table of formulas', () => {
    const different = DATES_OF_EVERY_SUM.filter(
      (day) => JSON.stringify(destinyMatrix(day)) !== JSON.stringify(expectedMatrix(day)),
    );
    expect(different).toEqual([]);
  });
});
