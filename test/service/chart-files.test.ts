import { expect, it } from 'vitest';
import { chart } from '../../src/endpoints/chart.ts';
import { allChartNumbers } from '../../src/method/chart-numbers.ts';
import { CHART_PLACES, SHORT_PLACES } from '../../src/method/places.ts';
import { wholeChart } from '../../src/method/whole-chart.ts';
import { chartFiles } from '../../src/service/chart-files.ts';
import { contextOf } from '../content-fixture.ts';

it('writes the JSON of each body, byte for byte', () => {
  const context = contextOf('https://ejemplo.org');
  const bodyOf = chart.body(context);
  const wrong: string[] = [];
  for (const { path, content: written } of chartFiles(context)) {
    const [a, b, c] = path.match(/[0-9]+/g)!.map(Number) as [number, number, number];
    const json = Buffer.from(`${JSON.stringify(bodyOf({ numbers: { a, b, c } }))}\n`);
    if (!json.equals(written as Uint8Array)) wrong.push(path);
  }
  expect(wrong).toEqual([]);
});

it('writes each chart once, by its centre, and after each the one of those left that shares most texts with it', () => {
  const written = Array.from(chartFiles(contextOf('https://ejemplo.org')), ({ path }) => path);
  const pathOf = ({ a, b, c }: { a: number; b: number; c: number }): string => `/api/chart/${a}/${b}/${c}.json`;
  const points = new Map(Array.from(allChartNumbers(), (numbers) => [pathOf(numbers), wholeChart(numbers).points]));
  expect([...written].sort()).toEqual([...points.keys()].sort());

  const charts = written.map((path) => points.get(path)!);
  const centers = charts.map(({ E }) => E);
  expect(centers).toEqual([...centers].sort((one, other) => one - other));
  const places = Object.values({ ...CHART_PLACES, ...SHORT_PLACES });
  for (const [i, chart] of charts.entries()) {
    const left = charts.slice(i + 1, centers.lastIndexOf(chart.E) + 1);
    const shared = left.map((other) => places.filter((point) => other[point] === chart[point]).length);
    if (left.length > 0) expect(shared[0], written[i]).toBe(Math.max(...shared));
  }
});
