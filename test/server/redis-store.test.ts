import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLimiter } from '../../src/gateway/service.ts';
import { openRedisStore, type RedisStore, reconnectDelay } from '../../src/server/redis-store.ts';
import { LIMITS, policiesOf } from '../../src/settings/rate-limits.ts';
import { freePort } from '../free-port.ts';
import { HAS_REDIS, NO_REDIS, type RedisServer, startRedis } from '../redis/redis-server.ts';

const LIMIT = 60;
const POLICY = policiesOf({ ...LIMITS, matrix: LIMIT }).matrix;

describe.skipIf(!HAS_REDIS)(`a self-hosted Redis${HAS_REDIS ? '' : ` (${NO_REDIS})`}`, () => {
  let redis: RedisServer;
  const stores: RedisStore[] = [];
  beforeAll(async () => {
    redis = await startRedis(await freePort());
    for (let i = 0; i < 4; i++) stores.push(await openRedisStore(`redis://127.0.0.1:${redis.port}`, () => {}));
  });
  afterAll(async () => {
    for (const store of stores) store.close();
    await redis?.remove();
  });

  it('allows exactly 60, over any connections', async () => {
    const taken = await Promise.all(
      Array.from({ length: 4 * LIMIT }, (_, i) => stores[i % 4]!.limiter.take(POLICY, 'many', Date.now())),
    );
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(LIMIT);
    expect(taken.at(-1)).toMatchObject({ allowed: false, remaining: 0 });
  });

  it('leaves the decision to memory while Redis is down, reports it once, and continues when it is back', async () => {
    const reported: string[] = [];
    const limiter = await createLimiter(undefined, (problem) => reported.push(String(problem)), {
      warmUp: true,
      store: stores[0]!.limiter,
    });
    const take = (now = Date.now()) => limiter.take(POLICY, '192.0.2.1', now);
    expect(await take()).toMatchObject({ allowed: true, remaining: LIMIT - 1 });
    await redis.kill();
    for (let i = 2; i <= 10; i++) expect(await take()).toMatchObject({ allowed: true, remaining: LIMIT - i });
    expect(reported).toHaveLength(1);
    expect(reported[0]).toMatch(/^the limit's store failed: \w+$/);
    await redis.start();
    await vi.waitFor(() => stores[0]!.limiter.take(POLICY, 'reconnected', 0), { timeout: 10_000 });
    // Two seconds later it is retried. Redis has lost its counts, memory has not.
    expect(await take(Date.now() + 2_000)).toMatchObject({ allowed: true, remaining: LIMIT - 11 });
    expect(reported[1]).toBe("the limit's store answers in time again");
  });

  it('that forbids scripts is reported by error class, without the address that the error may contain', async () => {
    const admin = new Redis(redis.port, '127.0.0.1');
    await admin.acl('SETUSER', 'hardened', 'on', '>secret', '~*', '+@all', '-evalsha', '-eval');
    admin.disconnect();
    const store = await openRedisStore(`redis://hardened:secret@127.0.0.1:${redis.port}`, () => {});
    stores.push(store);
    const failed = store.limiter.take(POLICY, '127.77.66.55', 0);
    await expect(failed).rejects.toThrow(new Error("the limit's store failed: NOPERM"));
  });

  it('that forbids another database keeps the limit in database 0', async () => {
    const admin = new Redis(redis.port, '127.0.0.1');
    await admin.acl('SETUSER', 'elsewhere', 'on', '>secret', '~*', '+@all', '-select');
    admin.disconnect();
    const reported: string[] = [];
    const url = `redis://elsewhere:secret@127.0.0.1:${redis.port}/1`;
    stores.push(await openRedisStore(url, (problem) => reported.push(problem)));
    expect(reported).toEqual(['REDIS_URL: that database cannot be selected; the limit is kept in database 0']);
  });

  it('starts without Redis, reports it, and connects later', async () => {
    await redis.kill();
    const reported: string[] = [];
    const store = await openRedisStore(`redis://127.0.0.1:${redis.port}`, (problem) => reported.push(problem));
    expect(reported).toEqual([
      `REDIS_URL: the store cannot be used yet (ECONNREFUSED); until it can, each process limits on its own`,
    ]);
    stores.push(store);
    await expect(store.limiter.take(POLICY, 'later', Date.now())).rejects.toThrow(
      "the limit's store failed: ECONNREFUSED",
    );
    await redis.start();
    const found = await vi.waitFor(() => store.limiter.take(POLICY, 'later', Date.now()), { timeout: 10_000 });
    expect(found).toMatchObject({ allowed: true });
  });
});

it.each([
  [1, 50],
  [2, 100],
  [20, 1_000],
  [21, 1_000],
  [10_000, 1_000],
])('waits before attempt %d to reconnect for %d ms', (attempt, delay) => {
  expect(reconnectDelay(attempt)).toBe(delay);
});
