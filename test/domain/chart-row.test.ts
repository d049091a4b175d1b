import { describe, expect, it } from 'vitest';
import { CHART_COLUMNS, chartRow } from '../../src/domain/chart-row.ts';
import { allChartNumbers, type WholeChart, wholeChart } from '../../src/domain/whole-chart.ts';

/** Written out here, so that neither names nor order can change unnoticed. */
function numbersByColumn({ numbers, lifePath, points, chakras, chakraSums, ages }: WholeChart): [string, number][] {
  const { A: _a, B: _b, C: _c, ...others } = points;
  return [
    ...Object.entries(numbers),
    ['life_path', lifePath],
    ...Object.entries(others).map(([name, value]): [string, number] => [name.toLowerCase(), value]),
    ...chakras.flatMap(({ name, ...parts }) =>
      Object.entries(parts).map(([part, value]): [string, number] => [`${name.toLowerCase()}_${part}`, value]),
    ),
    ...Object.entries(chakraSums).map(([part, value]): [string, number] => [`chakra_sum_${part}`, value]),
    ...ages.map(({ age, arcana }): [string, number] => {
      const hundredths = String(Math.round((age % 1) * 100)).padStart(2, '0');
      return [`age_${Math.floor(age)}_${hundredths}`, arcana];
    }),
  ];
}

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
