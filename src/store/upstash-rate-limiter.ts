import { Redis } from '@upstash/redis';
import type { RateLimiter } from '../gateway/rate-limiter.ts';
import { RATE_LIMIT_SCRIPT } from './rate-limit-script.ts';
import type { UpstashSettings } from './upstash-settings.ts';

/** In front of every key, so that the database can be shared with something else. */
const KEY_PREFIX = 'open-numerology:rate';
/** Frees the connection of a request that nobody waits for any more; the fallback limiter has its own, shorter deadline. */
const ABANDON_MS = 1_000;

/** One limit for all isolates and regions, kept in Redis and reached by HTTP. */
export function createUpstashRateLimiter({ url, token }: UpstashSettings): RateLimiter {
  const redis = new Redis({
    url,
    token,
    // The fallback limiter knows better than to wait for a second attempt.
    retry: { retries: 0 },
    signal: () => AbortSignal.timeout(ABANDON_MS),
    enableTelemetry: false,
    // One request, one answer: a batch would make all of its callers wait for the slowest and fail with the first.
    enableAutoPipelining: false,
    // Each script stands alone: nothing is read that an earlier request wrote.
    readYourWrites: false,
  });
  const script = redis.createScript<unknown>(RATE_LIMIT_SCRIPT);
  return {
    async take({ name, limit, windowSeconds }, client, now) {
      const windowMs = windowSeconds * 1000;
      const result = await script
        .exec([`${KEY_PREFIX}:${name}:${client}`], [limit, windowMs, now].map(String))
        .catch(withoutCommand);
      const [allowed, remaining, resetMs] = threeNumbers(result);
      return { allowed: allowed === 1, remaining, resetSeconds: Math.max(1, Math.ceil(resetMs / 1000)) };
    },
  };
}

/** The client's errors repeat the whole command, and with it the caller's address, which belongs in no log. */
function withoutCommand(error: unknown): never {
  const [reason] = (error instanceof Error ? error.message : String(error)).split(', command was:', 1);
  throw new Error(`the limit's store failed: ${reason}`);
}

function threeNumbers(result: unknown): [number, number, number] {
  const numbers = Array.isArray(result) ? result.map(Number) : [];
  const [first, second, third] = numbers;
  if (first === undefined || second === undefined || third === undefined || numbers.some(Number.isNaN)) {
    throw new Error(`the limit's store answered ${JSON.stringify(result)} instead of three numbers`);
  }
  return [first, second, third];
}
