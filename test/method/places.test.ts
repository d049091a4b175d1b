import { expect, it } from 'vitest';
import { allChartNumbers } from '../../src/method/chart-numbers.ts';
import { CHART_PLACES, repeatedArcana } from '../../src/method/places.ts';
import { wholeChart } from '../../src/method/whole-chart.ts';

it('of every chart, repeated arcana are those of several places: the most frequent first, of a tie the lower number', () => {
  const wrong: unknown[] = [];
  for (const numbers of allChartNumbers()) {
    const { points } = wholeChart(numbers);
    const values = Object.values(CHART_PLACES).map((point) => points[point]);
    const count = (arcana: number): number => values.filter((value) => value === arcana).length;
    const expected = [...new Set(values)].filter((arcana) => count(arcana) > 1);
    expected.sort((a, b) => a - b).sort((a, b) => count(b) - count(a));
    const found = repeatedArcana(points).map(({ arcana, places }) => `${arcana} ${places.length}`);
    if (found.join() !== expected.map((arcana) => `${arcana} ${count(arcana)}`).join()) wrong.push(numbers);
  }
  expect(wrong).toEqual([]);
});
