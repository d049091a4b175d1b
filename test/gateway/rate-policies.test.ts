import { describe, expect, it } from 'vitest';
import { OTHER_POLICY, readMatrixLimit, readMatrixLimitOr } from '../../src/gateway/rate-policies.ts';

describe('readMatrixLimit', () => {
  it.each([
    [undefined, 60],
    ['', 60],
    ['1', 1],
    ['5000', 5000],
    ['100000', 100_000],
  ])('%j is %d', (text, limit) => {
    expect(readMatrixLimit(text)).toBe(limit);
  });

  it.each(['0', '-1', '1.5', '1e3', 'many', ' 60', '100001'])('refuses %j and says what is allowed', (text) => {
    expect(() => readMatrixLimit(text)).toThrow(
      /RATE_LIMIT_PER_MINUTE: ".*" .*allowed: a whole number from 1 to 100000/,
    );
  });
});

it('the spam guard of the other endpoints is 600 per minute', () => {
  expect(OTHER_POLICY).toMatchObject({ limit: 600, windowSeconds: 60 });
});

it('keeps the usual limit, and reports, where a mistake cannot be shown to anybody', () => {
  const reported: unknown[] = [];
  expect(readMatrixLimitOr((error) => reported.push(error), 'many')).toBe(60);
  expect(reported).toHaveLength(1);
  expect(readMatrixLimitOr(() => {}, '5')).toBe(5);
});
