import { expect, it } from 'vitest';
import { allChartNumbers } from '../../src/domain/chart-numbers.ts';
import { wholeChart } from '../../src/domain/whole-chart.ts';
import { chartRenderer } from '../../src/endpoints/chart-body.ts';
import { chartEncoder, chartFiles } from '../../src/service/chart-bytes.ts';
import { content } from '../content-fixture.ts';

const SITE = 'https://ejemplo.org';

it('gives the bytes of the rendered body for every chart', () => {
  const [encode, render] = [chartEncoder(content, SITE), chartRenderer(content, SITE)];
  const different = [...allChartNumbers()].filter((numbers) => {
    const expected = Buffer.from(`${JSON.stringify(render(numbers))}\n`);
    return !expected.equals(encode(numbers));
  });
  expect(different).toEqual([]);
});

it('gives whole bodies also with texts that are longer than any today', () => {
  const publisher = { ...content.publisher, name: 'ñ'.repeat(40_000) };
  const arcana = content.arcana.map((arcanum) => ({ ...arcanum, name: '€'.repeat(3_200) }));
  const longer = { ...content, publisher, arcana };
  const numbers = { a: 1, b: 1, c: 2 };
  const expected = `${JSON.stringify(chartRenderer(longer, SITE)(numbers))}\n`;
  expect(Buffer.from(chartEncoder(longer, SITE)(numbers)).equals(Buffer.from(expected))).toBe(true);
});

it('writes each chart once, those with the same E, P and R1 one after the other, else by their numbers', () => {
  const written = Array.from(chartFiles(content, SITE), ({ path }) => path);
  const expected = Array.from(allChartNumbers(), (numbers) => {
    const { E, P, R1 } = wholeChart(numbers).points;
    return { path: `/api/chart/${numbers.a}/${numbers.b}/${numbers.c}.json`, key: [E, P, R1] };
  }).sort((one, other) => one.key.map((value, i) => value - other.key[i]!).find((step) => step !== 0) ?? 0);
  expect(written).toEqual(expected.map(({ path }) => path));
});
