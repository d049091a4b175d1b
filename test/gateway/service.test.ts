import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLimiter } from '../../src/gateway/service.ts';
import { LIMITS, policiesOf } from '../../src/settings/rate-limits.ts';

// The deadline never passes: a busy machine may take longer than any store. Nothing waits for a clock or a network here.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const UPSTASH = { url: 'https://store.example', token: 'token' };

/** A store that gives one answer to everything; the questions that it got. */
function storeThat(answers: () => Promise<Response>): string[] {
  const bodies: string[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    bodies.push(body);
    return answers();
  });
  return bodies;
}
const storeThatSays = (result: unknown): string[] => storeThat(async () => Response.json({ result }));

describe('createLimiter', () => {
  it('is memory alone without a store', async () => {
    const limiter = await createLimiter(undefined, () => {});
    expect(limiter.take(policiesOf(LIMITS).matrix, 'a', 0)).toEqual({ allowed: true, remaining: 59, resetSeconds: 60 });
  });

  it('asks the store before the first request only when it is told to, and counts that for no client', async () => {
    const bodies = storeThatSays([1, 0, 1000]);
    await createLimiter(UPSTASH, () => {});
    expect(bodies).toEqual([]);
    await createLimiter(UPSTASH, () => {}, { warmUp: true });
    expect(bodies).toEqual([expect.stringContaining('open-numerology:rate:warm-up:start')]);
  });

  it('starts without a store that is down', async () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED 192.0.2.1:443'), { code: 'ECONNREFUSED' });
    storeThat(() => Promise.reject(new TypeError('fetch failed', { cause })));
    const reported: unknown[] = [];
    const limiter = await createLimiter(UPSTASH, (problem) => reported.push(problem), { warmUp: true });
    expect(reported).toEqual([]);
    expect(await limiter.take(policiesOf(LIMITS).matrix, 'a', 0)).toMatchObject({ allowed: true, remaining: 59 });
    expect(reported).toEqual(["the limit's store failed: ECONNREFUSED"]);
  });

  it('believes a sane answer', async () => {
    storeThatSays([0, 0, 7000]);
    const limiter = await createLimiter(UPSTASH, () => {}, { warmUp: true });
    expect(await limiter.take(policiesOf(LIMITS).matrix, 'a', 0)).toEqual({
      allowed: false,
      remaining: 0,
      resetSeconds: 7,
    });
  });

  it.each<[string, unknown, string]>([
    ['no list', 'OK', 'a string'],
    ['nothing', null, 'nothing'],
    ['too few', [1, 59], 'a list of 2'],
    ['too many', [1, 59, 60_000, 1], 'a list of 4'],
    ['no numbers', ['a', 'b', 'c'], 'a list of 3'],
    ['neither 0 nor 1', [2, 59, 60_000], 'a list of 3'],
    ['fewer than none left', [1, -1, 60_000], 'a list of 3'],
    ['more left than the limit', [1, 61, 60_000], 'a list of 3'],
    ['no wait', [0, 0, 0], 'a list of 3'],
    ['a wait of 31 years', [0, 0, 1_000_000_000_000], 'a list of 3'],
    ['a wait one millisecond over the window', [0, 0, 60_001], 'a list of 3'],
    ['the question', 'open-numerology:rate:matrix:a', 'a string'],
  ])('lets memory decide when the store answers %s: %j', async (_, result, kind) => {
    storeThatSays(result);
    const reported: unknown[] = [];
    const limiter = await createLimiter(UPSTASH, (problem) => reported.push(problem));
    expect(await limiter.take(policiesOf(LIMITS).matrix, 'a', 0)).toEqual({
      allowed: true,
      remaining: 59,
      resetSeconds: 60,
    });
    expect(reported).toEqual([`the limit's store answered ${kind} instead of a decision`]);
  });

  /** Whatever the store says of it, the operator reads only what kind of error it was. */
  it.each([
    [
      "ERR unknown command 'evalsha', with args beginning with: '1' 'open-numerology:rate:matrix:127.77.66.55'",
      'ERR unknown command',
    ],
    ['NOPERM this user has no permissions to access open-numerology:rate:matrix:127.77.66.55', 'NOPERM'],
    ['open-numerology:rate:matrix:127.77.66.55', 'UpstashError'],
    ['2001:DB8:0:1', 'UpstashError'],
    ['x'.repeat(5_000_000), 'UpstashError'],
  ])('reports the class of an error of the store, not its text', async (error, name) => {
    storeThat(async () => Response.json({ error }, { status: 400 }));
    const reported: unknown[] = [];
    const limiter = await createLimiter(UPSTASH, (problem) => reported.push(problem));
    await limiter.take(policiesOf(LIMITS).matrix, '127.77.66.55', 0);
    expect(reported).toEqual([`the limit's store failed: ${name}`]);
  });
});
