import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ARCANA_NUMBERS,
  digitSum,
  NO_MASTERS,
  PART_MASTERS,
  reduceToArcanum,
  reductions,
  TOTAL_MASTERS,
} from '../../src/method/reduce.ts';

it.each([
  [0, 0],
  [22, 4],
  [1990, 19],
  [1999, 28],
])('digitSum of %d is %d', (n, sum) => {
  expect(digitSum(n)).toBe(sum);
});

describe('reduceToArcanum', () => {
  it.each([
    [22, 22],
    [23, 5],
    [31, 4],
    [99, 18],
    [1999, 10],
  ])('%d becomes %d', (n, arcanum) => {
    expect(reduceToArcanum(n)).toBe(arcanum);
  });

  it('ends between 1 and 22, keeps the remainder by nine, and is done after one pass', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (n) => {
        const reduced = reduceToArcanum(n);
        expect(reduced).toBeGreaterThanOrEqual(1);
        expect(reduced).toBeLessThanOrEqual(22);
        expect(reduced % 9).toBe(n % 9);
        expect(reduceToArcanum(reduced)).toBe(reduced);
      }),
    );
  });
});

describe('reductions', () => {
  it.each([
    [11, NO_MASTERS, [11, 2]],
    [1990, PART_MASTERS, [1990, 19, 10, 1]],
    [22, PART_MASTERS, [22]],
    [33, PART_MASTERS, [33, 6]],
    [33, TOTAL_MASTERS, [33]],
    [55, TOTAL_MASTERS, [55, 10, 1]],
    [40, ARCANA_NUMBERS, [40, 4]],
    [0, ARCANA_NUMBERS, [0]],
  ])('of %d down to %j are %j', (n, kept, expected) => expect(reductions(n, kept)).toEqual(expected));

  it('end at the arcanum that a chart has', () => {
    for (let n = 0; n <= 100; n++) expect(reductions(n, ARCANA_NUMBERS).at(-1)).toBe(reduceToArcanum(n));
  });
});
