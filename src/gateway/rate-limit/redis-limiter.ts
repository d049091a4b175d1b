import type { RateDecision, RateLimiter } from './policies.ts';

/** In front of every key, so that the database can be shared with something else. */
const KEY_PREFIX = 'open-numerology:rate';

/** A limit kept by the script of `redis-script.ts`, however Redis is reached: `run` calls it with one key. */
export function createRedisLimiter(run: (key: string, args: string[]) => Promise<unknown>): RateLimiter {
  return {
    async take({ name, limit, windowSeconds }, client, now) {
      const windowMs = windowSeconds * 1000;
      const args = [limit, windowMs, now].map(String);
      return readDecision(await run(`${KEY_PREFIX}:${name}:${client}`, args).catch(withoutCommand), limit, windowMs);
    },
  };
}

/** The clients' errors repeat the whole command, and with it the caller's address, which belongs in no log. */
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
