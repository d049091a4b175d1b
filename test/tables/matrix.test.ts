import { expect, it } from 'vitest';
import { type CalendarDate, datesOfYears } from '../../src/calendar/dates.ts';
import { chartNumbers } from '../../src/method/chart-numbers.ts';
import { lifePathNumber } from '../../src/method/life-path-number.ts';
import { matrix } from '../../src/tables/matrix.ts';
import { fillTable, flatColumns, rowsOf } from '../../src/tables/table.ts';
import { source } from '../dataset/written-fixture.ts';

function rowsFor(dates: readonly CalendarDate[]): Generator<(string | number)[]> {
  return rowsOf(flatColumns(fillTable(matrix, { ...source, dates }), 'csv', String));
}

it('holds the worked example of the method, in the order of its columns', () => {
  const [row] = rowsFor([{ day: 29, month: 12, year: 1990 }]);
  expect(row).toEqual(['1990-12-29', 29, 12, 1990, 11, 19, 12, 3, 18, 12, 6, 6, 8, 4, 6, 9, 6, 11, 12, 19]);
  expect(matrix.columns(source).map(({ name }) => name)).toEqual([
    ...['date', 'day', 'month', 'year', 'personal', 'social', 'soul', 'body', 'spirit', 'center', 'talents', 'karma'],
    ...['money', 'relationships', 'destiny', 'purpose', 'life_path', 'a', 'b', 'c'],
  ]);
});

it('ends with the three numbers of the chart, for every date', () => {
  const dates = [...datesOfYears()];
  const rows = rowsFor(dates);
  const different = dates.filter((date) => {
    const { a, b, c } = chartNumbers(date);
    return (rows.next().value as unknown[]).slice(-4).join() !== [lifePathNumber(date), a, b, c].join();
  });
  expect(different).toEqual([]);
});

it('has a row for each date, in order', () => {
  const rows = [...rowsFor([...datesOfYears(1999, 2000)])];
  expect(rows).toHaveLength(731);
  expect([rows[0]![0], rows[424]![0], rows.at(-1)![0]]).toEqual(['1999-01-01', '2000-02-29', '2000-12-31']);
});
