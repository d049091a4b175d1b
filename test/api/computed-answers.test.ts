import { expect, it } from 'vitest';
import { coupleRenderer } from '../../src/endpoints/couple-body.ts';
import { content } from '../content-fixture.ts';

const render = coupleRenderer(content);
const DATE = { day: 15, month: 6, year: 1990 };

it('a couple may be of the same date twice', () => {
  expect(render(DATE, DATE, '')).toMatchObject({ input: { a: '1990-06-15', b: '1990-06-15' }, center: { arcana: 16 } });
});

it('a couple has a tail without texts where no date has that tail', () => {
  const { karmic_tail } = render({ day: 1, month: 1, year: 1990 }, { day: 7, month: 1, year: 1990 }, '');
  expect(karmic_tail).toEqual({ arcana: [18, 21, 3], name: null, text: null });
});
