import { expect, it } from 'vitest';
import { matrixRenderer } from '../../src/endpoints/matrix-body.ts';
import { matrixEncoder } from '../../src/service/matrix-bytes.ts';
import { datesOfYears } from '../../src/contract/dates-of-years.ts';
import { content } from '../content-fixture.ts';

const SITE = 'https://ejemplo.org';

it('gives the bytes of the rendered body for every date', () => {
  const [encode, render] = [matrixEncoder(content, SITE), matrixRenderer(content, SITE)];
  const different = [...datesOfYears()].filter((date) => {
    const expected = Buffer.from(`${JSON.stringify(render(date))}\n`);
    return !expected.equals(encode(date));
  });
  expect(different).toEqual([]);
});

it('refuses a body that does not fit instead of cutting it', () => {
  const publisher = { ...content.publisher, name: 'ñ'.repeat(8_000) };
  expect(() => matrixEncoder({ ...content, publisher }, SITE)({ day: 1, month: 1, year: 2000 })).toThrow(RangeError);
});
