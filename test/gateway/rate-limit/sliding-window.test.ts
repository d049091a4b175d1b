import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryLimiter } from '../../../src/gateway/rate-limit/sliding-window.ts';
import { LIMITS, policiesOf } from '../../../src/settings/rate-limits.ts';

const POLICY = policiesOf(LIMITS).matrix;

describe('the sliding window', () => {
  it('lets the 60th pass and refuses the 61st', () => {
    const limiter = createMemoryLimiter();
    const decisions = Array.from({ length: 61 }, (_, i) => limiter.take(POLICY, 'a', i * 10));
    expect(decisions.map(({ allowed }) => allowed)).toEqual([...Array<boolean>(60).fill(true), false]);
    expect(decisions[0]).toEqual({ allowed: true, remaining: 59, resetSeconds: 60 });
    expect(decisions[60]).toEqual({ allowed: false, remaining: 0, resetSeconds: 60 });
  });

  it('lets a request pass after the announced wait, and not a millisecond before the window ends', () => {
    const limiter = createMemoryLimiter();
    for (let i = 0; i < 60; i++) limiter.take(POLICY, 'a', 500);
    expect(limiter.take(POLICY, 'a', 40_250)).toMatchObject({ allowed: false, resetSeconds: 21 });
    expect(limiter.take(POLICY, 'a', 60_499)).toMatchObject({ allowed: false, resetSeconds: 1 });
    expect(limiter.take(POLICY, 'a', 60_500).allowed).toBe(true);
  });

  it('does not count refused requests', () => {
    const limiter = createMemoryLimiter();
    for (let i = 0; i < 60; i++) limiter.take(POLICY, 'a', 0);
    for (let i = 0; i < 1000; i++) limiter.take(POLICY, 'a', 59_000);
    expect(limiter.take(POLICY, 'a', 60_000).allowed).toBe(true);
  });

  it('keeps clients and policies apart', () => {
    const limiter = createMemoryLimiter();
    for (let i = 0; i < 60; i++) limiter.take(POLICY, 'a', 0);
    expect(limiter.take(POLICY, 'a', 0).allowed).toBe(false);
    expect(limiter.take(POLICY, 'b', 0).allowed).toBe(true);
    expect(limiter.take(policiesOf(LIMITS).other, 'a', 0).allowed).toBe(true);
  });

  it('keeps refusing when the clock steps back within the window', () => {
    const limiter = createMemoryLimiter();
    for (let i = 0; i < 60; i++) limiter.take(POLICY, 'a', 100_000 + i * 100);
    expect(limiter.take(POLICY, 'a', 102_000)).toMatchObject({ allowed: false, resetSeconds: 55 });
    expect(limiter.take(POLICY, 'a', 160_000).allowed).toBe(true);
  });

  it.each([1, 61_000, 3_600_000])('locks nobody out when the clock is set back by %i ms behind all counts', (step) => {
    const limiter = createMemoryLimiter();
    const now = 10_000_000;
    for (let i = 0; i < 61; i++) limiter.take(POLICY, 'a', now);
    expect(limiter.take(POLICY, 'a', now - step)).toEqual({ allowed: true, remaining: 59, resetSeconds: 60 });
    for (let i = 0; i < 59; i++) limiter.take(POLICY, 'a', now - step);
    expect(limiter.take(POLICY, 'a', now - step)).toMatchObject({ allowed: false, resetSeconds: 60 });
  });

  it('gives back what another limiter refused, and nothing of a client that it does not know', () => {
    const limiter = createMemoryLimiter();
    for (let i = 0; i < 60; i++) limiter.take(POLICY, 'a', 0);
    limiter.uncount(POLICY, 'b');
    limiter.uncount(policiesOf(LIMITS).other, 'a');
    expect(limiter.take(POLICY, 'a', 0).allowed).toBe(false);
    limiter.uncount(POLICY, 'a');
    expect(limiter.take(POLICY, 'a', 0)).toMatchObject({ allowed: true, remaining: 0 });
  });
});

/** The rule itself, without any care for memory: count what was allowed in the last window. */
function naiveModel(limit: number, windowMs: number) {
  let allowedAt: number[] = [];
  return (now: number) => {
    allowedAt = allowedAt.filter((time) => time > now - windowMs);
    const allowed = allowedAt.length < limit;
    if (allowed) allowedAt.push(now);
    const resetSeconds = Math.max(1, Math.ceil((allowedAt[0]! + windowMs - now) / 1000));
    return { allowed, remaining: limit - allowedAt.length, resetSeconds };
  };
}

describe('against a naive model', () => {
  it('decides the same for every sequence of times', () => {
    const gaps = fc.array(fc.nat({ max: 20_000 }), { maxLength: 200 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), gaps, (limit, steps) => {
        const limiter = createMemoryLimiter();
        const model = naiveModel(limit, 60_000);
        let now = 0;
        for (const step of steps) {
          now += step;
          expect(limiter.take(policiesOf({ ...LIMITS, matrix: limit }).matrix, 'a', now)).toEqual(model(now));
        }
      }),
    );
  });

  it('passes at most 60 in any 60 seconds, and the announced wait is enough', () => {
    const gaps = fc.array(fc.nat({ max: 2_000 }), { minLength: 100, maxLength: 400 });
    fc.assert(
      fc.property(gaps, (steps) => {
        const limiter = createMemoryLimiter();
        const passed: number[] = [];
        let now = 0;
        for (const step of steps) {
          now += step;
          const { allowed, resetSeconds } = limiter.take(POLICY, 'a', now);
          if (allowed) passed.push(now);
          else expect(passed.filter((time) => time > now + resetSeconds * 1000 - 60_000).length).toBeLessThan(60);
        }
        for (const [i, time] of passed.entries()) {
          const later = passed[i + 60];
          if (later !== undefined) expect(later - time).toBeGreaterThanOrEqual(60_000);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('memory', () => {
  it('stays within its slots however many addresses come, and forgets the longest silent client first', () => {
    const limiter = createMemoryLimiter(10_000);
    for (let i = 0; i < 60; i++) limiter.take(POLICY, 'busy', 0);
    for (let i = 0; i < 50_000; i++) {
      limiter.take(POLICY, `address-${i}`, 1);
      if (i % 50 === 0) expect(limiter.take(POLICY, 'busy', 1).allowed).toBe(false);
      expect(limiter.slots).toBeLessThanOrEqual(10_000);
    }
  });

  it('does not hold a slot per allowed request for a client that never calls', () => {
    const limiter = createMemoryLimiter();
    limiter.take(policiesOf({ ...LIMITS, matrix: 100_000 }).matrix, 'a', 0);
    expect(limiter.slots).toBeLessThan(100);
  });

  it('remembers what has been used lately and forgets the rest', () => {
    const limiter = createMemoryLimiter(1_000);
    const refused = (client: string): boolean =>
      !limiter.take(policiesOf({ ...LIMITS, matrix: 1 }).matrix, client, 0).allowed;
    for (const client of ['first', 'second']) expect(refused(client)).toBe(false);
    // 49 slots each: eleven fill a generation, and two generations are kept.
    for (let i = 0; i < 12; i++) refused(`another-${i}`);
    expect(refused('first')).toBe(true);
    for (let i = 12; i < 20; i++) refused(`another-${i}`);
    expect([refused('first'), refused('second')]).toEqual([true, false]);
  });
});
