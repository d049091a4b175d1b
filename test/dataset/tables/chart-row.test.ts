import { describe, expect, it } from 'vitest';
import { CHART_COLUMNS, chartRow } from '../../../src/dataset/tables/chart.ts';
import { allChartNumbers } from '../../../src/method/chart-numbers.ts';
import { wholeChart } from '../../../src/method/whole-chart.ts';
import { numbersByColumn } from '../../method/numbers-by-column.ts';

describe('a row', () => {
  it('has the columns of the whole chart', () => {
    expect(CHART_COLUMNS).toEqual(numbersByColumn(wholeChart({ a: 15, b: 6, c: 19 })).map(([name]) => name));
    expect(new Set(CHART_COLUMNS).size).toBe(128);
  });

  it('holds the numbers of the whole chart, for every chart', () => {
    for (const numbers of allChartNumbers()) {
      const expected = numbersByColumn(wholeChart(numbers)).map(([, value]) => value);
      expect(chartRow(numbers).join()).toBe(expected.join());
    }
  });

  it('has only names that SQL accepts without quotes', () => {
    expect(CHART_COLUMNS.filter((name) => !/^[a-z][a-z0-9_]*$/.test(name))).toEqual([]);
  });
});
