import type { RateDecision, RateLimiter } from './sliding-window.ts';

/**
 * The sliding window of the memory limiter, for Redis: a list of the times of all counted requests, oldest first, in
 * milliseconds of Redis' own clock, the only one that all isolates share. One list is one client and one policy; it
 * expires when its last request has left the window. A script runs as a whole, so no two requests can take the same place.
 * Every number is an argument, so that Redis keeps one script.
 *
 * KEYS: the list. ARGV: limit, window in ms, the caller's time in ms (only for a store that hides its clock from scripts).
 * Returns: 1 or 0 for allowed, how many are left, and after how many ms the next place is free.
 */
export const RATE_LIMIT_SCRIPT = `
local limit, window = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.pcall('TIME')
local now = tonumber(ARGV[3])
if not time.err then now = time[1] * 1000 + math.floor(time[2] / 1000) end

local oldest = tonumber(redis.call('LINDEX', KEYS[1], 0) or now)
if oldest > now then
  redis.call('DEL', KEYS[1])
  oldest = now
end
local newest = tonumber(redis.call('LINDEX', KEYS[1], -1) or now)
if newest > now then now = newest end
while oldest <= now - window do
  redis.call('LPOP', KEYS[1])
  oldest = tonumber(redis.call('LINDEX', KEYS[1], 0) or now)
end

local count = redis.call('LLEN', KEYS[1])
local allowed = 0
if count < limit then
  redis.call('RPUSH', KEYS[1], string.format('%.0f', now))
  redis.call('PEXPIRE', KEYS[1], window)
  allowed = 1
  count = count + 1
elseif count > limit then
  oldest = tonumber(redis.call('LINDEX', KEYS[1], count - limit))
end
return { allowed, math.max(0, limit - count), oldest + window - now }
`;

/** In front of every key, so that the database can be shared with something else. */
const KEY_PREFIX = 'open-numerology:rate';

/** A limit kept by the script, however Redis is reached: `run` calls it with one key. */
export function createRedisLimiter(run: (key: string, args: string[]) => Promise<unknown>): RateLimiter {
  return {
    async take({ name, limit, windowSeconds }, client, now) {
      const windowMs = windowSeconds * 1000;
      const args = [limit, windowMs, now].map(String);
      return readDecision(await run(`${KEY_PREFIX}:${name}:${client}`, args).catch(withoutText), limit, windowMs);
    },
  };
}

function withoutText(error: unknown): never {
  throw new Error(`the limit's store failed: ${errorClass(error)}`);
}

/** What Redis puts in front of its errors, with the words for a store that lacks scripts; Upstash's for a wrong token. */
const REDIS_CLASS = /^(?:[A-Z]{2,20}(?: unknown command)?|Unauthorized)(?![^ ,])/;

/**
 * What kind of error a store or its client gave. Never its text: that may be of any length, and repeat the command with the
 * caller's address in it.
 *
 * @example errorClass(new Error("NOPERM this user has no permissions to run the 'evalsha' command")) // 'NOPERM'
 */
export function errorClass(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = (error.cause ?? error) as { readonly code?: unknown };
  if (typeof code === 'string' && /^[A-Z_]{2,40}$/.test(code)) return code;
  return REDIS_CLASS.exec(error.message)?.[0] ?? error.name;
}

/** Throws on any answer that the script cannot give, because it would be trusted for as long as it says. */
function readDecision(result: unknown, limit: number, windowMs: number): RateDecision {
  const [allowed, remaining, resetMs] = Array.isArray(result) && result.length === 3 ? result.map(Number) : [];
  const sane = (allowed === 0 || allowed === 1) && isBetween(remaining, 0, limit) && isBetween(resetMs, 1, windowMs);
  if (!sane) throw new Error(`the limit's store answered ${kindOf(result)} instead of a decision`);
  return { allowed: allowed === 1, remaining: remaining!, resetSeconds: Math.ceil(resetMs! / 1000) };
}

/** Not the answer itself, for the same reasons. */
function kindOf(result: unknown): string {
  if (Array.isArray(result)) return `a list of ${result.length}`;
  return result === null ? 'nothing' : `a ${typeof result}`;
}

function isBetween(value: number | undefined, min: number, max: number): boolean {
  return Number.isInteger(value) && value! >= min && value! <= max;
}
