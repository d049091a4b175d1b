import { Redis } from '@upstash/redis';
import type { UpstashSettings } from '../../settings/settings.ts';
import { createRedisLimiter, RATE_LIMIT_SCRIPT } from './redis-limiter.ts';
import type { RateLimiter } from './sliding-window.ts';

/** Frees the connection of an abandoned request; the shared limiter has its own, shorter deadline. */
const ABANDON_MS = 1_000;

/** One limit for all isolates and regions, in Redis over HTTP. */
export function createUpstashLimiter({ url, token }: UpstashSettings, abandonMs: number = ABANDON_MS): RateLimiter {
  const redis = new Redis({
    url,
    token,
    // The shared limiter falls back to memory rather than wait for a retry.
    retry: { retries: 0 },
    signal: () => AbortSignal.timeout(abandonMs),
    enableTelemetry: false,
    // No batches: all callers would wait for the slowest and fail with the first.
    enableAutoPipelining: false,
    // Scripts are independent: none reads what an earlier request wrote.
    readYourWrites: false,
  });
  const script = redis.createScript<unknown>(RATE_LIMIT_SCRIPT);
  return createRedisLimiter((key, args) => script.exec([key], args));
}
