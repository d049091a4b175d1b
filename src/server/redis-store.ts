import { Redis } from 'ioredis';
import type { RateLimiter } from '../gateway/rate-limit/policies.ts';
import { createRedisLimiter } from '../gateway/rate-limit/redis-limiter.ts';
import { RATE_LIMIT_SCRIPT } from '../gateway/rate-limit/redis-script.ts';

/** The longest pause between two attempts to connect again. */
const RECONNECT_MS = 1_000;
/** The start waits so long at the most for a machine that does not answer. */
const CONNECT_MS = 2_000;

export interface RedisStore {
  readonly limiter: RateLimiter;
  close(): void;
}

/** One limit for all processes that know the same Redis or Valkey, over its own protocol. Reports if it is not there yet. */
export async function openRedisStore(url: string, report: (problem: string) => void): Promise<RedisStore> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    // Memory decides rather than wait for a connection or a second attempt.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 50, RECONNECT_MS),
  });
  redis.defineCommand('takePlace', { numberOfKeys: 1, lua: RATE_LIMIT_SCRIPT });
  // Without a listener it would be printed for each attempt; the requests that fail report the outage once.
  let reason = 'no answer';
  redis.on('error', ({ message }: Error) => {
    reason = message;
  });
  await redis.connect().catch(() => {
    report(`REDIS_URL: the store cannot be used yet (${reason}); until it can, each process limits by itself`);
  });
  const { takePlace } = redis as unknown as { takePlace(key: string, ...args: string[]): Promise<unknown> };
  return {
    limiter: createRedisLimiter(async (key, args) => {
      // The library's own words for it do not say why.
      if (redis.status !== 'ready') throw new Error(reason);
      return takePlace.call(redis, key, ...args);
    }),
    close: () => redis.disconnect(),
  };
}
