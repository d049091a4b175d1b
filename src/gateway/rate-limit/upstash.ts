import { Redis } from '@upstash/redis';
import type { UpstashSettings } from '../../contract/limit-settings.ts';
import type { RateDecision, RateLimiter } from './rate-limiter.ts';
import { RATE_LIMIT_SCRIPT } from './redis-script.ts';

/** In front of every key, so that the database can be shared with something else. */
const KEY_PREFIX = 'open-numerology:rate';
/** Frees the connection of a request that is no longer waited for; the shared limiter has its own, shorter deadline. */
const ABANDON_MS = 1_000;

/** One limit for all isolates and regions, kept in Redis and reached by HTTP. */
export function createUpstashLimiter({ url, token }: UpstashSettings): RateLimiter {
  const redis = new Redis({
    url,
    token,
    // The shared limiter decides by memory rather than wait for a second attempt.
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
      return readDecision(result, limit, windowMs);
    },
  };
}

/** The client's errors repeat the whole command, and with it the caller's address, which belongs in no log. */
function withoutCommand(error: unknown): never {
  const [reason] = (error instanceof Error ? error.message : String(error)).split(', command was:', 1);
  throw new Error(`the limit's store failed: ${reason}`);
}

/** Throws on any answer that the script cannot give: it would be believed for as long as it says. */
function readDecision(result: unknown, limit: number, windowMs: number): RateDecision {
  const [allowed, remaining, resetMs] = Array.isArray(result) && result.length === 3 ? result.map(Number) : [];
  const sane = (allowed === 0 || allowed === 1) && isBetween(remaining, 0, limit) && isBetween(resetMs, 1, windowMs);
  if (!sane) throw new Error(`the limit's store answered ${JSON.stringify(result)} instead of a decision`);
  return { allowed: allowed === 1, remaining: remaining!, resetSeconds: Math.ceil(resetMs! / 1000) };
}

function isBetween(value: number | undefined, min: number, max: number): boolean {
  return Number.isInteger(value) && value! >= min && value! <= max;
}
