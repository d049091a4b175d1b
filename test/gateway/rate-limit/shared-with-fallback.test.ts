import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSharedLimiter } from '../../../src/gateway/rate-limit/shared-with-fallback.ts';
import { createMemoryLimiter, type RateDecision } from '../../../src/gateway/rate-limit/sliding-window.ts';
import { LIMITS, policiesOf } from '../../../src/settings/rate-limits.ts';

const { matrix: POLICY, other: OTHER_POLICY } = policiesOf({ ...LIMITS, matrix: 3 });
const SHARED: RateDecision = { allowed: true, remaining: 1, resetSeconds: 42 };
const REFUSED: RateDecision = { allowed: false, remaining: 0, resetSeconds: 7 };
/** Memory's first decision. */
const OWN: RateDecision = { allowed: true, remaining: 2, resetSeconds: 60 };
const SLOW = "the limit's store took over 150 ms";
const AGAIN = "the limit's store answers in time again";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(answer: () => Promise<RateDecision>) {
  const store = { answer, asked: 0 };
  const reported: unknown[] = [];
  const ask = (): Promise<RateDecision> => {
    store.asked++;
    return store.answer();
  };
  const limiter = createSharedLimiter({ take: ask }, createMemoryLimiter(), (problem) => reported.push(problem));
  const take = (now = 0, client = 'a', policy = POLICY) => Promise.resolve(limiter.take(policy, client, now));
  return { store, reported, take };
}

/** A reply that a test resolves. */
function later() {
  let settle!: { resolve: (decision: RateDecision) => void; reject: (error: Error) => void };
  const promise = new Promise<RateDecision>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}
const shared = async (): Promise<RateDecision> => SHARED;
const refuses = async (): Promise<RateDecision> => REFUSED;
const fails = (): Promise<never> => Promise.reject(new Error('down'));

describe('a store that answers', () => {
  it('decides', async () => {
    const { take, reported } = setUp(shared);
    expect([await take(), reported, vi.getTimerCount()]).toEqual([SHARED, [], 0]);
  });

  it('refuses, and the refused request is not counted here either', async () => {
    const { take, store } = setUp(refuses);
    for (let i = 0; i < 10; i++) expect(await take(i * 7_000)).toEqual(REFUSED);
    expect(store.asked).toBe(10);
    store.answer = fails;
    const passed: boolean[] = [];
    for (let i = 0; i < 4; i++) passed.push((await take(70_000)).allowed);
    expect(passed).toEqual([true, true, true, false]);
  });

  it('is not asked again for a client that it has told to wait, who stays refused even if the store fails', async () => {
    const { take, store } = setUp(refuses);
    await take(0);
    store.answer = fails;
    expect([await take(1), await take(5_999)]).toEqual([REFUSED, { ...REFUSED, resetSeconds: 2 }]);
    expect(store.asked).toBe(1);
    expect((await take(1, 'another')).allowed).toBe(true);
    expect((await take(1, 'a', OTHER_POLICY)).allowed).toBe(true);
  });

  it('is asked in the last second of the wait, which is rounded up, and after a clock was set back', async () => {
    const { take, store } = setUp(refuses);
    await take(100_000);
    store.answer = shared;
    expect(await take(106_000)).toEqual(SHARED);
    expect(await take(10_000)).toMatchObject({ allowed: true });
  });

  it('is not asked for what memory alone can refuse', async () => {
    const { take, store } = setUp(shared);
    for (let i = 0; i < 1000; i++) await take();
    expect([await take(), store.asked]).toEqual([{ allowed: false, remaining: 0, resetSeconds: 60 }, 3]);
  });

  it('is corrected by memory when it has lost its data', async () => {
    const { take } = setUp(async () => OWN);
    await take();
    expect(await take()).toEqual({ ...OWN, remaining: 1 });
    await take();
    expect((await take()).allowed).toBe(false);
  });
});

describe('a store that fails', () => {
  it('costs nothing but the shared count: memory decides with the same numbers', async () => {
    const { take, reported } = setUp(fails);
    expect([await take(), reported]).toEqual([OWN, ['down']]);
  });

  it('is waited for at most 150 ms; a late failure is ignored', async () => {
    const { promise, reject } = later();
    const { take, reported } = setUp(() => promise);
    const decided = vi.fn();
    const taken = take().then(decided);
    await vi.advanceTimersByTimeAsync(149);
    expect(decided).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await taken;
    expect([decided.mock.calls, reported]).toEqual([[[OWN]], [SLOW]]);
    reject(new Error('much later'));
    await vi.advanceTimersByTimeAsync(1000);
  });

  it('is asked again as soon as a late answer shows that it is there, and the late refusal counts', async () => {
    const { promise, resolve } = later();
    const { take, store } = setUp(() => promise);
    const taken = take(0);
    await vi.advanceTimersByTimeAsync(150);
    expect((await taken).allowed).toBe(true);
    await take(200);
    expect(store.asked).toBe(1);
    resolve(REFUSED);
    await vi.advanceTimersByTimeAsync(0);
    expect(await take(300)).toEqual(REFUSED);
    store.answer = shared;
    expect([await take(300, 'b'), store.asked]).toEqual([SHARED, 2]);
  });

  it('is not asked for two seconds, then tried by one request while the others continue', async () => {
    const { take, store, reported } = setUp(fails);
    await take(0);
    await take(1_999);
    expect(store.asked).toBe(1);
    store.answer = () => new Promise(() => {});
    const trial = take(2_000);
    expect((await take(2_000, 'b')).allowed).toBe(true);
    expect(store.asked).toBe(2);
    await vi.advanceTimersByTimeAsync(150);
    await trial;
    expect(reported).toHaveLength(1);
  });

  it('is not paused for longer when the clock is set back', async () => {
    const { take, store } = setUp(fails);
    await take(1_000_000);
    await take(5_000);
    expect(store.asked).toBe(2);
  });
});

describe('the log about a store', () => {
  it('that recovers at the first reply has one line for each change', async () => {
    const { take, store, reported } = setUp(fails);
    await take(0);
    await take(1, 'c');
    store.answer = shared;
    expect(await take(2_000)).toEqual(SHARED);
    expect(await take(2_001, 'b')).toMatchObject({ allowed: true });
    expect([store.asked, reported]).toEqual([3, ['down', AGAIN]]);
  });

  it('that is constantly slow has one line, and another when it replies in time again', async () => {
    const late = { ...SHARED, remaining: 59 };
    const { take, store, reported } = setUp(() => new Promise((resolve) => setTimeout(resolve, 160, late)));
    for (let i = 0; i < 20; i++) {
      const taken = take(i * 200, `client-${i}`);
      await vi.advanceTimersByTimeAsync(200);
      expect((await taken).allowed).toBe(true);
    }
    expect([reported, store.asked]).toEqual([[SLOW], 20]);
    store.answer = shared;
    for (let i = 0; i < 5; i++) await take(10_000 + i, `client-${i}`);
    expect(reported).toEqual([SLOW, AGAIN]);
  });

  it('that flaps has two lines a minute, and the last one is correct in the end', async () => {
    const { take, store, reported } = setUp(fails);
    for (let i = 0; i < 60; i++) {
      store.answer = i % 2 === 0 ? fails : shared;
      await take(i * 2_000, `client-${i}`);
    }
    const changed = 'down (changes since the last line: 29)';
    expect(reported).toEqual(['down', AGAIN, changed, AGAIN]);
    // Changed 28 times since, then stays down.
    store.answer = fails;
    for (const now of [121_000, 130_000, 170_000, 190_000]) await take(now, 'last');
    expect(reported.slice(4)).toEqual([changed]);
  });
});
