import { expect, it } from 'vitest';
import { allChartNumbers } from '../../src/method/chart-numbers.ts';
import { CHART_COLUMNS } from '../../src/method/chart-row.ts';
import { wholeChart } from '../../src/method/whole-chart.ts';
import { chart } from '../../src/tables/chart.ts';
import { fillTable } from '../../src/tables/table.ts';
import { source } from '../dataset/written-fixture.ts';
import { numbersByColumn } from '../method/numbers-by-column.ts';

const { columns } = fillTable(chart, source);

it('has a row for each chart, in order', () => {
  const [a, b, c] = columns.map(({ values }) => Array.from(values));
  expect(a!.map((value, i) => [value, b![i], c![i]].join())).toEqual(
    Array.from(allChartNumbers(), (numbers) => [numbers.a, numbers.b, numbers.c].join()),
  );
  expect(a).toHaveLength(5544);
});

it('has under each name the number of that name', () => {
  expect(columns.map(({ column }) => column.name)).toEqual(CHART_COLUMNS);
  for (const [row, numbers] of [...allChartNumbers()].entries()) {
    if (row % 100 > 0) continue;
    expect(columns.map(({ column, values }) => [column.name, values[row]])).toEqual(
      numbersByColumn(wholeChart(numbers)),
    );
  }
});
