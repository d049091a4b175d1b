import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RATE_LIMIT_SCRIPT } from '../../../src/gateway/rate-limit/redis-limiter.ts';
import { createMemoryLimiter, type RateDecision } from '../../../src/gateway/rate-limit/sliding-window.ts';
import { createUpstashLimiter } from '../../../src/gateway/rate-limit/upstash.ts';
import { LIMITS, policiesOf } from '../../../src/settings/rate-limits.ts';
import { freePort } from '../../free-port.ts';
import { HAS_REDIS, NO_REDIS, type RedisServer, startRedis } from '../../redis/redis-server.ts';
import { startUpstashFront, TOKEN, type UpstashFront } from '../../redis/upstash-front.ts';

const { matrix: POLICY, other: OTHER } = policiesOf(LIMITS);
const policyOf = (matrix: number) => policiesOf({ ...LIMITS, matrix }).matrix;

describe.skipIf(!HAS_REDIS)(`the limiter in Redis${HAS_REDIS ? '' : ` (${NO_REDIS})`}`, () => {
  let redis: RedisServer;
  let front: UpstashFront;
  let direct: Redis;
  beforeAll(async () => {
    redis = await startRedis(await freePort());
    front = await startUpstashFront(redis.port);
    direct = new Redis({ port: redis.port, host: '127.0.0.1' });
  });
  afterAll(async () => {
    direct?.disconnect();
    await front?.stop();
    await redis?.remove();
  });
  beforeEach(() => direct.flushall());

  // A long timeout, because a busy machine may be slow.
  const limiter = () => createUpstashLimiter({ url: front.url, token: TOKEN }, 60_000);

  it('allows exactly 60 of 100 concurrent requests, over four clients of the store', async () => {
    const limiters = Array.from({ length: 4 }, limiter);
    const started = Date.now();
    const asked = Array.from({ length: 100 }, (_, i) => limiters[i % 4]!.take(POLICY, 'a', 0));
    const decisions = await Promise.all(asked);
    const taken = Math.ceil((Date.now() - started) / 1000);
    const left = (isAllowed: boolean): number[] =>
      decisions.flatMap(({ allowed, remaining }) => (allowed === isAllowed ? [remaining] : [])).sort((a, b) => a - b);
    expect([left(true), left(false)]).toEqual([[...Array(60).keys()], Array(40).fill(0)]);
    const waits = decisions.map(({ resetSeconds }) => resetSeconds);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(60 - taken);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  });

  it('keeps clients and policies apart, and drops both after the window', async () => {
    const one = limiter();
    const passed = { allowed: true, remaining: 0, resetSeconds: 60 };
    expect(await one.take(policyOf(1), 'a', 0)).toEqual(passed);
    expect(await one.take(policyOf(1), 'a', 0)).toMatchObject({ allowed: false, remaining: 0 });
    expect(await one.take(policyOf(1), 'b', 0)).toMatchObject({ allowed: true });
    expect(await one.take(OTHER, 'a', 0)).toEqual({ ...passed, remaining: 599 });
    const keys = await direct.keys('*');
    expect(keys).toHaveLength(3);
    const left = await Promise.all(keys.map((key) => direct.pttl(key)));
    expect(Math.min(...left)).toBeGreaterThan(59_000);
    expect(Math.max(...left)).toBeLessThanOrEqual(60_000);
  });

  it('allows a request again after the announced wait, and not before', async () => {
    const one = limiter();
    const policy = { name: 'short', limit: 2, windowSeconds: 1 };
    const passed: { sent: number; answered: number }[] = [];
    while (passed.length < 5) {
      const sent = Date.now();
      if ((await one.take(policy, 'a', 0)).allowed) passed.push({ sent, answered: Date.now() });
      else await sleep(10);
    }
    // Redis counted request 1 after it was sent and request 3 before its reply, a whole window apart, minus 1 ms for rounding.
    expect(passed[2]!.answered - passed[0]!.sent).toBeGreaterThanOrEqual(999);
    expect(passed[4]!.answered - passed[2]!.sent).toBeGreaterThanOrEqual(999);
    const refused = await one.take({ ...policy, limit: 1 }, 'a', 0);
    expect(refused).toEqual({ allowed: false, remaining: 0, resetSeconds: 1 });
  });

  describe('with a clock that the store hides, so that the caller’s time counts', () => {
    const script = RATE_LIMIT_SCRIPT.replace("redis.pcall('TIME')", "{ err = 'hidden' }");
    let run = 0;

    /** Takes from Redis and from memory, whose decisions must be equal. */
    function both(limit: number): (now: number) => Promise<RateDecision> {
      const [memory, key] = [createMemoryLimiter(), `model:${run++}`];
      return async (now) => {
        const [allowed, remaining, resetMs] = (await direct.eval(script, 1, key, limit, 60_000, now)) as number[];
        const resetSeconds = Math.max(1, Math.ceil(resetMs! / 1000));
        const made = { allowed: allowed === 1, remaining: remaining!, resetSeconds };
        expect(made).toEqual(memory.take(policyOf(limit), key, now));
        return made;
      };
    }

    it('decides as the memory limiter does, for every sequence of times', async () => {
      const steps = fc.array(fc.nat({ max: 20_000 }), { minLength: 1, maxLength: 60 });
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 9 }), steps, async (limit, gaps) => {
          const take = both(limit);
          let now = 1_700_000_000_000;
          for (const gap of gaps) {
            now += gap;
            await take(now);
          }
        }),
        { numRuns: 30 },
      );
    });

    it('drops counts in the future, as memory does when the clock is set back', async () => {
      const take = both(2);
      const seen = [];
      for (const s of [0, 30, 20, -3_600, -3_600, -3_600]) seen.push(await take(1_700_000_000_000 + s * 1_000));
      expect(seen.map(({ allowed, remaining, resetSeconds }) => [allowed, remaining, resetSeconds])).toEqual([
        [true, 1, 60],
        [true, 0, 30],
        [false, 0, 30],
        [true, 1, 60],
        [true, 0, 60],
        [false, 0, 60],
      ]);
    });
  });

  it('sends one short command per request, and the script only if Redis lacks it', async () => {
    const one = limiter();
    await direct.script('FLUSH');
    front.commands.clear();
    for (let i = 0; i < 5; i++) await one.take(POLICY, 'a', 0);
    expect(Object.fromEntries(front.commands)).toEqual({ evalsha: 5, eval: 1 });
  });

  it('fails without naming the caller when the token is wrong', async () => {
    const stranger = createUpstashLimiter({ url: front.url, token: 'wrong' });
    const failed = /^the limit's store failed: Unauthorized$/;
    await expect(stranger.take(POLICY, '203.0.113.7', 0)).rejects.toThrow(failed);
  });
});
