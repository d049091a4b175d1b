import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reduceKeeping } from '../../src/method/master-numbers.ts';
import { digitSum, reduceToArcanum } from '../../src/method/reduce.ts';

describe('digitSum', () => {
  it.each([
    [0, 0],
    [7, 7],
    [22, 4],
    [1990, 19],
    [1999, 28],
  ])('of %d is %d', (n, sum) => {
    expect(digitSum(n)).toBe(sum);
  });
});

describe('reduceToArcanum', () => {
  it.each([
    [1, 1],
    [22, 22],
    [23, 5],
    [28, 10],
    [29, 11],
    [31, 4],
    [88, 16],
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

describe('reduceKeeping', () => {
  it.each([
    [29, [11, 22], 11],
    [22, [11, 22], 22],
    [33, [11, 22], 6],
    [33, [11, 22, 33], 33],
    [44, [11, 22, 33], 8],
    [55, [11, 22, 33], 1],
  ])('%d with %j becomes %d', (n, masters, expected) => {
    expect(reduceKeeping(n, masters)).toBe(expected);
  });
});
