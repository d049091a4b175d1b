import { describe, expect, it } from 'vitest';
import { type CalendarDate, parseIsoDate } from '../../src/calendar/dates.ts';
import { destinyMatrix } from '../../src/method/destiny-matrix.ts';
import { expectedMatrix } from '../../src/verify/expected-chart.ts';
import { DATES_OF_EVERY_SUM } from './dates-of-every-sum.ts';

function date(iso: string): CalendarDate {
  const parsed = parseIsoDate(iso);
  if (!parsed.ok) throw new Error(iso);
  return parsed.date;
}

describe('destinyMatrix', () => {
  it.each([
    ['1990-12-29', [11, 19, 12, 3, 18, 12, 6, 6, 8, 4, 6, 9]],
    ['1969-05-01', [1, 7, 5, 8, 18, 8, 13, 13, 6, 3, 16, 6]],
    ['1996-07-11', [11, 7, 7, 18, 14, 5, 12, 7, 18, 18, 10, 15]],
  ])('%s gives %j', (iso, values) => {
    expect(Object.values(destinyMatrix(date(iso)))).toEqual(values);
  });
});

// In whole-build.test.ts verify itself compares every date.
it('the matrix is the one that verify spells without the table of formulas', () => {
  const different = DATES_OF_EVERY_SUM.filter(
    (day) => JSON.stringify(destinyMatrix(day)) !== JSON.stringify(expectedMatrix(day)),
  );
  expect(different).toEqual([]);
});
