import { Redis } from 'ioredis';
import type { RateLimiter } from '../../src/gateway/rate-limit/rate-limiter.ts';
import { createRedisLimiter } from '../../src/gateway/rate-limit/redis-limiter.ts';
import { RATE_LIMIT_SCRIPT } from '../../src/gateway/rate-limit/redis-script.ts';

/** The longest pause between two attempts to connect again. */
const RECONNECT_MS = 1_000;

export interface RedisStore {
  readonly limiter: RateLimiter;
  close(): void;
}

/** One limit for all processes that know the same Redis or Valkey, over its own protocol. */
export async function openRedisStore(url: string): Promise<RedisStore> {
  const redis = new Redis(url, {
    lazyConnect: true,
    // Memory decides rather than wait for a connection or a second attempt.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 50, RECONNECT_MS),
  });
  redis.defineCommand('takePlace', { numberOfKeys: 1, lua: RATE_LIMIT_SCRIPT });
  // Without a listener it would be printed for each attempt; the requests that fail report the outage once.
  redis.on('error', () => {});
  await redis.connect().catch(() => {});
  const { takePlace } = redis as unknown as { takePlace(key: string, ...args: string[]): Promise<unknown> };
  return {
    limiter: createRedisLimiter((key, args) => takePlace.call(redis, key, ...args)),
    close: () => redis.disconnect(),
  };
}
