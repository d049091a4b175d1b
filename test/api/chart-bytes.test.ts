import { expect, it } from 'vitest';
import { chartRenderer } from '../../src/api/chart.ts';
import { chartEncoder } from '../../src/api/chart-bytes.ts';
import { chartRow } from '../../src/domain/chart-row.ts';
import { allChartNumbers } from '../../src/domain/whole-chart.ts';
import { content } from '../content-fixture.ts';

const SITE = 'https://example.org';

it('is the rendered body and a newline, byte for byte, for every chart', () => {
  const encode = chartEncoder(content, SITE);
  const render = chartRenderer(content, SITE);
  const decoder = new TextDecoder();
  for (const numbers of allChartNumbers()) {
    const text = decoder.decode(encode(chartRow(numbers)));
    if (text !== `${JSON.stringify(render(numbers))}\n`) expect({ numbers, text }).toEqual(render(numbers));
  }
});

it('does not depend on the charts before', () => {
  const row = chartRow({ a: 15, b: 6, c: 19 });
  const first = chartEncoder(content, SITE)(row).slice();
  const encode = chartEncoder(content, SITE);
  encode(chartRow({ a: 22, b: 12, c: 22 }));
  encode(chartRow({ a: 1, b: 1, c: 2 }));
  expect(encode(row)).toEqual(first);
});
