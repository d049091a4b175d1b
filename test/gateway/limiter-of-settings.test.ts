import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLimiter } from '../../src/gateway/service.ts';
import { LIMITS, policiesOf } from '../../src/settings/rate-limits.ts';

// The deadline never passes, because a busy machine may be slower than any store. No test here waits for a clock or a network.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const POLICY = policiesOf(LIMITS).matrix;
const UPSTASH = { url: 'https://store.example', token: 'token' };
/** Memory's first decision. */
const OWN = { allowed: true, remaining: 59, resetSeconds: 60 };

/** A limiter whose store always gives the same reply, with the store's requests and the reports. */
async function setUp(answers: () => Promise<Response>, warmUp = false) {
  const [asked, reported]: [string[], unknown[]] = [[], []];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asked.push(body);
    return answers();
  });
  const limiter = await createLimiter(UPSTASH, (problem) => reported.push(problem), { warmUp });
  return { asked, reported, take: async (client = 'a') => limiter.take(POLICY, client, 0) };
}
const says = (result: unknown) => async (): Promise<Response> => Response.json({ result });

it('is memory alone without a store', async () => {
  const limiter = await createLimiter(undefined, () => {});
  expect(limiter.take(POLICY, 'a', 0)).toEqual(OWN);
});

it('contacts the store before the first request only on request, without counting it for a client', async () => {
  expect((await setUp(says([1, 0, 1000]))).asked).toEqual([]);
  expect((await setUp(says([1, 0, 1000]), true)).asked).toEqual([
    expect.stringContaining('open-numerology:rate:warm-up:start'),
  ]);
});

it('starts without a store that is down', async () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 192.0.2.1:443'), { code: 'ECONNREFUSED' });
  const { take, reported } = await setUp(() => Promise.reject(new TypeError('fetch failed', { cause })), true);
  expect(reported).toEqual([]);
  expect([await take(), reported]).toEqual([OWN, ["the limit's store failed: ECONNREFUSED"]]);
});

it('accepts a valid reply', async () => {
  const { take } = await setUp(says([0, 0, 7000]), true);
  expect(await take()).toEqual({ allowed: false, remaining: 0, resetSeconds: 7 });
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
  ['a wait one millisecond over the window', [0, 0, 60_001], 'a list of 3'],
  ['the question', 'open-numerology:rate:matrix:a', 'a string'],
])('lets memory decide when the store answers %s: %j', async (_, result, kind) => {
  const { take, reported } = await setUp(says(result));
  expect([await take(), reported]).toEqual([OWN, [`the limit's store answered ${kind} instead of a decision`]]);
});

const KEY = 'open-numerology:rate:matrix:127.77.66.55';
it.each([
  [`ERR unknown command 'evalsha', with args beginning with: '1' '${KEY}'`, 'ERR unknown command'],
  [`NOPERM this user has no permissions to access ${KEY}`, 'NOPERM'],
  [KEY, 'UpstashError'],
  ['2001:DB8:0:1', 'UpstashError'],
  ['x'.repeat(5_000_000), 'UpstashError'],
])('reports the class of an error of the store, not its text', async (error, name) => {
  const { take, reported } = await setUp(async () => Response.json({ error }, { status: 400 }));
  await take('127.77.66.55');
  expect(reported).toEqual([`the limit's store failed: ${name}`]);
});
