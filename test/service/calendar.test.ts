import { expect, it } from 'vitest';
import { FIRST_YEAR, isoDate, LAST_YEAR } from '../../src/calendar/dates.ts';
import { POSITION_KEYS } from '../../src/method/destiny-matrix.ts';
import { lifePathNumber } from '../../src/method/life-path-number.ts';
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
