import { Redis } from '@upstash/redis';
import type { UpstashSettings } from '../../settings/settings.ts';
import { createRedisLimiter, RATE_LIMIT_SCRIPT } from './redis-limiter.ts';
import type { RateLimiter } from './sliding-window.ts';

/** Frees the connection of a request that is no longer waited for; the shared limiter has its own, shorter deadline. */
const ABANDON_MS = 1_000;

/** One limit for all isolates and regions, kept in Redis and reached by HTTP. */
export function createUpstashLimiter({ url, token }: UpstashSettings, abandonMs: number = ABANDON_MS): RateLimiter {
  const redis = new Redis({
    url,
    token,
    // The shared limiter decides by memory rather than wait for a second attempt.
    retry: { retries: 0 },
    signal: () => AbortSignal.timeout(abandonMs),
    enableTelemetry: false,
    // One request, one answer: a batch would make all of its callers wait for the slowest and fail with the first.
    enableAutoPipelining: false,
    // Scripts are independent: none reads what an earlier request wrote.
    readYourWrites: false,
  });
  const script = redis.createScript<unknown>(RATE_LIMIT_SCRIPT);
  return createRedisLimiter((key, args) => script.exec([key], args));
}
