import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSharedLimiter } from '../../../src/gateway/rate-limit/shared-with-fallback.ts';
import type { RateDecision } from '../../../src/gateway/rate-limit/sliding-window.ts';
import { createMemoryLimiter } from '../../../src/gateway/rate-limit/sliding-window.ts';
import { LIMITS, policiesOf } from '../../../src/settings/rate-limits.ts';

const POLICY = policiesOf({ ...LIMITS, matrix: 3 }).matrix;
const SHARED: RateDecision = { allowed: true, remaining: 1, resetSeconds: 42 };
const REFUSED: RateDecision = { allowed: false, remaining: 0, resetSeconds: 7 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(answer: () => Promise<RateDecision>) {
  const store = { answer, asked: 0 };
  const reported: unknown[] = [];
  const limiter = createSharedLimiter(
    {
      take: () => {
        store.asked++;
        return store.answer();
      },
    },
    createMemoryLimiter(),
    (error) => reported.push(error),
  );
  return { store, reported, take: (now = 0, client = 'a') => Promise.resolve(limiter.take(POLICY, client, now)) };
}

const never = (): Promise<never> => new Promise(() => {});
const fails = (): Promise<never> => Promise.reject(new Error('down'));

describe('a store that answers', () => {
  it('decides', async () => {
    const { take, reported } = setUp(async () => SHARED);
    expect(await take()).toEqual(SHARED);
    expect(reported).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('refuses, and the refused request is not counted here either', async () => {
    const { take, store } = setUp(async () => REFUSED);
    for (let i = 0; i < 10; i++) expect(await take(i * 7_000)).toEqual(REFUSED);
    expect(store.asked).toBe(10);
    store.answer = fails;
    const later = 10 * 7_000;
    expect(
      [await take(later), await take(later), await take(later), await take(later)].map(({ allowed }) => allowed),
    ).toEqual([true, true, true, false]);
  });

  it('is not asked again for a client that it has told to wait, nor is that client let in when it fails', async () => {
    const { take, store } = setUp(async () => REFUSED);
    await take(0);
    store.answer = fails;
    expect(await take(1)).toEqual({ allowed: false, remaining: 0, resetSeconds: 7 });
    expect(await take(5_999)).toEqual({ allowed: false, remaining: 0, resetSeconds: 2 });
    expect(store.asked).toBe(1);
    expect((await take(1, 'another')).allowed).toBe(true);
  });

  it('is asked in the last second of the wait, which is rounded up, and after a clock was set back', async () => {
    const { take, store } = setUp(async () => REFUSED);
    await take(100_000);
    store.answer = async () => SHARED;
    expect(await take(106_000)).toEqual(SHARED);
    expect(await take(10_000)).toMatchObject({ allowed: true });
  });

  it('is not asked for what memory alone can refuse', async () => {
    const { take, store } = setUp(async () => SHARED);
    for (let i = 0; i < 1000; i++) await take();
    expect(store.asked).toBe(3);
    expect(await take()).toEqual({ allowed: false, remaining: 0, resetSeconds: 60 });
  });

  it('is corrected by memory when it has lost its data', async () => {
    const { take } = setUp(async () => ({ allowed: true, remaining: 2, resetSeconds: 60 }));
    await take();
    expect(await take()).toEqual({ allowed: true, remaining: 1, resetSeconds: 60 });
    await take();
    expect((await take()).allowed).toBe(false);
  });
});

describe('a store that fails', () => {
  it('costs nothing but the shared count: memory decides with the same numbers', async () => {
    const { take, reported } = setUp(fails);
    expect(await take()).toEqual({ allowed: true, remaining: 2, resetSeconds: 60 });
    expect(reported).toEqual(['down']);
  });

  it('is waited for 150 ms and no longer; a late answer or failure disturbs nobody', async () => {
    let settle: { resolve(decision: RateDecision): void; reject(error: Error): void } | undefined;
    const { take, reported } = setUp(
      () =>
        new Promise((resolve, reject) => {
          settle = { resolve, reject };
        }),
    );
    let decision: RateDecision | undefined;
    const taken = take().then((made) => {
      decision = made;
    });
    await vi.advanceTimersByTimeAsync(149);
    expect(decision).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await taken;
    expect(decision).toEqual({ allowed: true, remaining: 2, resetSeconds: 60 });
    expect(reported).toEqual(["the limit's store took over 150 ms"]);
    settle!.reject(new Error('much later'));
    await vi.advanceTimersByTimeAsync(1000);
  });

  it('is asked again as soon as a late answer shows that it is there, and the late refusal counts', async () => {
    let settle: ((decision: RateDecision) => void) | undefined;
    const { take, store } = setUp(
      () =>
        new Promise((resolve) => {
          settle = resolve;
        }),
    );
    const taken = take(0);
    await vi.advanceTimersByTimeAsync(150);
    expect((await taken).allowed).toBe(true);
    await take(200);
    expect(store.asked).toBe(1);
    settle!(REFUSED);
    await vi.advanceTimersByTimeAsync(0);
    expect(await take(300)).toEqual(REFUSED);
    store.answer = async () => SHARED;
    expect(await take(300, 'b')).toEqual(SHARED);
    expect(store.asked).toBe(2);
  });

  it('is left alone for two seconds, then tried by one request while the others go on', async () => {
    const { take, store, reported } = setUp(fails);
    await take(0);
    await take(1_999);
    expect(store.asked).toBe(1);
    store.answer = never;
    const trial = take(2_000);
    expect((await take(2_000, 'b')).allowed).toBe(true);
    expect(store.asked).toBe(2);
    await vi.advanceTimersByTimeAsync(150);
    await trial;
    expect(reported).toHaveLength(1);
  });

  it('is back at the first answer, and both are one line in the log', async () => {
    const { take, store, reported } = setUp(fails);
    await take(0);
    await take(1, 'c');
    store.answer = async () => SHARED;
    expect(await take(2_000)).toEqual(SHARED);
    expect(await take(2_001, 'b')).toMatchObject({ allowed: true });
    expect(store.asked).toBe(3);
    expect(reported).toEqual(['down', "the limit's store answers in time again"]);
  });

  it('is one line when it is steadily slow, and another when it answers in time again', async () => {
    const { take, store, reported } = setUp(
      () => new Promise((resolve) => setTimeout(resolve, 160, { ...SHARED, remaining: 59 })),
    );
    for (let i = 0; i < 20; i++) {
      const taken = take(i * 200, `client-${i}`);
      await vi.advanceTimersByTimeAsync(200);
      expect((await taken).allowed).toBe(true);
    }
    expect(reported).toEqual(["the limit's store took over 150 ms"]);
    expect(store.asked).toBe(20);
    store.answer = async () => SHARED;
    for (let i = 0; i < 5; i++) await take(10_000 + i, `client-${i}`);
    expect(reported.slice(1)).toEqual(["the limit's store answers in time again"]);
  });

  it('is two lines a minute when it comes and goes, and the last one is true in the end', async () => {
    const { take, store, reported } = setUp(fails);
    for (let i = 0; i < 60; i++) {
      store.answer = i % 2 === 0 ? fails : async () => SHARED;
      await take(i * 2_000, `client-${i}`);
    }
    const again = "the limit's store answers in time again";
    expect(reported).toEqual(['down', again, 'down (changes since the last line: 29)', again]);
    // Changed 28 times since, and then it stays away.
    store.answer = fails;
    for (const now of [121_000, 130_000, 170_000, 190_000]) await take(now, 'last');
    expect(reported.slice(4)).toEqual(['down (changes since the last line: 29)']);
  });

  it('is not left alone for longer when the clock is set back', async () => {
    const { take, store } = setUp(fails);
    await take(1_000_000);
    await take(5_000);
    expect(store.asked).toBe(2);
  });
});
