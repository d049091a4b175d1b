import { expect, it } from 'vitest';
import { allChartNumbers } from '../../src/method/chart-numbers.ts';
import { wholeChart } from '../../src/method/whole-chart.ts';
import { chartFiles } from '../../src/service/chart-files.ts';
import { content } from '../content-fixture.ts';

it('writes each chart once, those with the same E, P and R1 one after the other, else by their numbers', () => {
  const written = Array.from(chartFiles({ content, site: 'https://ejemplo.org' }), ({ path }) => path);
  const expected = Array.from(allChartNumbers(), (numbers) => {
    const { E, P, R1 } = wholeChart(numbers).points;
    return { path: `/api/chart/${numbers.a}/${numbers.b}/${numbers.c}.json`, key: [E, P, R1] };
  }).sort((one, other) => one.key.map((value, i) => value - other.key[i]!).find((step) => step !== 0) ?? 0);
  expect(written).toEqual(expected.map(({ path }) => path));
});
