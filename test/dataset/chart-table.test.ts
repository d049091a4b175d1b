import { expect, it } from 'vitest';
import { chartTable, chartTableColumn, chartTableRows } from '../../src/dataset/chart-table.ts';
import { allChartNumbers } from '../../src/domain/chart-numbers.ts';
import { CHART_COLUMNS } from '../../src/domain/chart-row.ts';

const table = chartTable();

it('has a row for each chart, in order', () => {
  expect(table.count).toBe(5544);
  expect(Array.from(chartTableRows(table), (row) => row.slice(0, 3).join())).toEqual(
    Array.from(allChartNumbers(), ({ a, b, c }) => [a, b, c].join()),
  );
});

it('gives the same numbers by row and by column', () => {
  const rows = [...chartTableRows(table)];
  for (const [i] of CHART_COLUMNS.entries())
    expect(chartTableColumn(table, i).join()).toBe(rows.map((row) => row[i]).join());
});
