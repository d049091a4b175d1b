import { expect, it } from 'vitest';
import { datesOfYears } from '../../src/contract/dates-of-years.ts';
import { DATE_TABLE_COLUMNS, dateTable, dateTableRows } from '../../src/dataset/date-table.ts';
import { chartNumbers } from '../../src/domain/chart-numbers.ts';
import { lifePathNumber } from '../../src/domain/life-path-number.ts';

it('holds the worked example of the method, in the order of its columns', () => {
  const [row] = dateTableRows(dateTable([{ day: 29, month: 12, year: 1990 }]));
  expect(row).toEqual(['1990-12-29', 29, 12, 1990, 11, 19, 12, 3, 18, 12, 6, 6, 8, 4, 6, 9, 6, 11, 12, 19]);
  expect(row).toHaveLength(DATE_TABLE_COLUMNS.length);
});

it('ends with the three numbers of the chart, for every date', () => {
  const dates = [...datesOfYears()];
  const rows = dateTableRows(dateTable(dates));
  const different = dates.filter((date) => {
    const { a, b, c } = chartNumbers(date);
    return (rows.next().value as unknown[]).slice(-4).join() !== [lifePathNumber(date), a, b, c].join();
  });
  expect(different).toEqual([]);
});

it('has a row for each date, in order', () => {
  const rows = [...dateTableRows(dateTable([...datesOfYears(1999, 2000)]))];
  expect(rows).toHaveLength(731);
  expect([rows[0]![0], rows[424]![0], rows.at(-1)![0]]).toEqual(['1999-01-01', '2000-02-29', '2000-12-31']);
});
