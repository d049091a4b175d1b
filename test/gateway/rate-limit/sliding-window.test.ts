import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AgingMap } from '../../../src/gateway/aging-map.ts';
import { createMemoryLimiter } from '../../../src/gateway/rate-limit/sliding-window.ts';
import { LIMITS, policiesOf } from '../../../src/settings/rate-limits.ts';

const { matrix: POLICY, other: OTHER } = policiesOf(LIMITS);
const policyOf = (matrix: number) => policiesOf({ ...LIMITS, matrix }).matrix;

/** A limiter that has allowed 60 requests of client `a` at one time. */
function usedUp(at = 0) {
  const limiter = createMemoryLimiter();
  for (let i = 0; i < 60; i++) limiter.take(POLICY, 'a', at);
  return { limiter, take: (now: number, client = 'a', policy = POLICY) => limiter.take(policy, client, now) };
}

/** The rule itself, without memory bounds: counts the allowed requests of the last window. */
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

describe('the sliding window', () => {
  it('decides as a naive model for every sequence of times', () => {
    const gap = fc.oneof(fc.nat({ max: 20_000 }), fc.nat({ max: 500 }), fc.constantFrom(0, 1, 59_999, 60_000));
    const limits = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(60));
    fc.assert(
      fc.property(limits, fc.array(gap, { maxLength: 300, size: 'max' }), (limit, steps) => {
        const limiter = createMemoryLimiter();
        const model = naiveModel(limit, 60_000);
        let now = 0;
        for (const step of steps) {
          now += step;
          expect(limiter.take(policyOf(limit), 'a', now)).toEqual(model(now));
        }
      }),
    );
  });

  it('refuses the 61st, and lets a request pass after the announced wait, not a millisecond before the window ends', () => {
    const { take } = usedUp(500);
    expect(take(500)).toEqual({ allowed: false, remaining: 0, resetSeconds: 60 });
    expect(take(40_250)).toMatchObject({ allowed: false, resetSeconds: 21 });
    expect(take(60_499)).toMatchObject({ allowed: false, resetSeconds: 1 });
    expect(take(60_500)).toEqual({ allowed: true, remaining: 59, resetSeconds: 60 });
  });

  it('keeps clients and policies apart', () => {
    const { take } = usedUp();
    expect([take(0), take(0, 'b'), take(0, 'a', OTHER)].map(({ allowed }) => allowed)).toEqual([false, true, true]);
  });

  it('keeps refusing when the clock steps back within the window', () => {
    const limiter = createMemoryLimiter();
    for (let i = 0; i < 60; i++) limiter.take(POLICY, 'a', 100_000 + i * 100);
    expect(limiter.take(POLICY, 'a', 102_000)).toMatchObject({ allowed: false, resetSeconds: 55 });
    expect(limiter.take(POLICY, 'a', 160_000).allowed).toBe(true);
  });

  it.each([1, 61_000, 3_600_000])('locks no client out when the clock is set back by %i ms', (step) => {
    const { take } = usedUp(10_000_000);
    const now = 10_000_000 - step;
    expect(take(now)).toEqual({ allowed: true, remaining: 59, resetSeconds: 60 });
    for (let i = 0; i < 59; i++) take(now);
    expect(take(now)).toMatchObject({ allowed: false, resetSeconds: 60 });
  });

  it('uncounts requests that another limiter refused, and ignores unknown clients', () => {
    const { limiter, take } = usedUp();
    limiter.uncount(POLICY, 'b');
    limiter.uncount(OTHER, 'a');
    expect(take(0).allowed).toBe(false);
    limiter.uncount(POLICY, 'a');
    expect(take(0)).toMatchObject({ allowed: true, remaining: 0 });
  });
});

describe('memory', () => {
  it('stays within its slots for any number of addresses, and drops the longest-idle client first', () => {
    const limiter = createMemoryLimiter(10_000);
    for (let i = 0; i < 60; i++) limiter.take(POLICY, 'busy', 0);
    for (let i = 0; i < 50_000; i++) {
      limiter.take(POLICY, `address-${i}`, 1);
      if (i % 50 === 0) expect(limiter.take(POLICY, 'busy', 1).allowed).toBe(false);
      if (limiter.slots > 10_000) expect.fail(`${limiter.slots} slots`);
    }
  });

  it('does not reserve slots for requests that a client has not sent', () => {
    const limiter = createMemoryLimiter();
    limiter.take(policyOf(100_000), 'a', 0);
    expect(limiter.slots).toBeLessThan(100);
  });

  it('keeps recently used entries and drops the rest', () => {
    const limiter = createMemoryLimiter(1_000);
    const refused = (client: string): boolean => !limiter.take(policyOf(1), client, 0).allowed;
    for (const client of ['first', 'second']) expect(refused(client)).toBe(false);
    // 49 slots each: eleven fill a generation, and two generations are kept.
    for (let i = 0; i < 12; i++) refused(`another-${i}`);
    expect(refused('first')).toBe(true);
    for (let i = 12; i < 20; i++) refused(`another-${i}`);
    expect([refused('first'), refused('second')]).toEqual([true, false]);
  });
});

describe('a map of limited weight', () => {
  it('keeps everything while there is room, then what is used, and never weighs more than its maximum', () => {
    const map = new AgingMap<number>(100);
    for (let i = 0; i < 50; i++) map.set(`k${i}`, i, 1);
    expect([...Array(50).keys()].map((i) => map.get(`k${i}`))).toEqual([...Array(50).keys()]);
    expect(map.weight).toBe(50);
    for (let i = 50; i < 1000; i++) {
      map.set(`k${i}`, i, 3);
      expect(map.get('k7')).toBe(7);
      expect(map.weight).toBeLessThanOrEqual(100);
    }
    expect([map.get('k0'), map.get('k999')]).toEqual([undefined, 999]);
  });

  it('counts a value that grows once, young or old', () => {
    const map = new AgingMap<string>(100);
    map.set('a', 'small', 10);
    map.set('a', 'larger', 30);
    expect([map.get('a'), map.weight]).toEqual(['larger', 30]);
    map.set('b', 'ages both', 30);
    map.set('a', 'again', 40);
    expect([map.weight, map.get('a'), map.get('b'), map.weight]).toEqual([70, 'again', 'ages both', 70]);
  });
});
