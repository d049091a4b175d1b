import { expect, it } from 'vitest';
import { FIRST_YEAR, isoDate, LAST_YEAR } from '../../src/calendar/dates.ts';
import { POSITION_KEYS } from '../../src/method/destiny-matrix.ts';
import { lifePathNumber } from '../../src/method/life-path-number.ts';
import { calendarProblem } from '../../src/verify/compare-with-expected.ts';
import { bodiesOf } from '../bodies.ts';
import { content } from '../content-fixture.ts';

const MAX_BYTES = 25_000;

it('every file of /calendar says what the matrix of each date says, in 25 KB', () => {
  const { calendar, matrix } = bodiesOf(content, 'https://open-numerology.example');
  const seen = new Set<unknown>();
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    const body = calendar(year);
    expect(new TextEncoder().encode(JSON.stringify(body)).length).toBeLessThanOrEqual(MAX_BYTES);
    for (const row of body.rows) {
      const cells = Object.fromEntries(body.columns.map((name, i) => [name, row[i]]));
      const [, month, day] = String(cells.date).split('-').map(Number);
      const date = { day: day!, month: month!, year };
      seen.add(isoDate(date));
      const positions = matrix(date).matrix;
      const expected = Object.fromEntries(POSITION_KEYS.map((key) => [key, positions[key].arcana]));
      const { personal: a, soul: b, social: c } = expected;
      const wanted = { date: isoDate(date), ...expected, life_path: lifePathNumber(date), a, b, c };
      if (JSON.stringify(cells) !== JSON.stringify(wanted)) expect(cells).toEqual(wanted);
    }
  }
  expect(seen.size).toBe(73_414);
});

// In test/verify there is one year, of which each file has one fault.
it('npm run verify finds any wrong cell, a missing or repeated row, a repeated column, and the body of another year', () => {
  const body = bodiesOf(content, 'https://open-numerology.example').calendar(1990);
  const { columns, rows } = body;
  const problem = (change: Partial<typeof body>, file = '/api/calendar/1990.json') =>
    calendarProblem(file, { ...body, ...change });
  expect(problem({})).toBeUndefined();
  for (const [i, column] of columns.entries())
    expect(problem({ rows: rows.with(165, rows[165]!.with(i, 99) as never) })).toBe(
      `says a wrong ${column} for 1990-06-15`,
    );
  expect(problem({ rows: rows.slice(1) })).toBe('has 364 rows instead of 365');
  expect(problem({ rows: rows.with(1, rows[0]!) })).toBe('says a wrong date for 1990-01-02');
  const twice = { columns: [...columns, 'date'], rows: rows.map((row) => [...row, row[0]]) };
  expect(problem(twice as never)).toBe('has a column twice');
  expect(problem({}, '/api/calendar/1991.json')).toBe('answers 1990 instead of its own year');
});
