import { expect, it } from 'vitest';
import { chartRenderer } from '../../src/api/chart-body.ts';
import { chartEncoder } from '../../src/api/chart-bytes.ts';
import { allChartNumbers } from '../../src/domain/chart-numbers.ts';
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

it('refuses a body that does not fit instead of cutting it', () => {
  const publisher = { ...content.publisher, name: 'ñ'.repeat(32_000) };
  expect(() => chartEncoder({ ...content, publisher }, SITE)({ a: 1, b: 1, c: 2 })).toThrow(RangeError);
});
