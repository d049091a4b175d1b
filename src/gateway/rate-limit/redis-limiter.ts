import type { RateDecision, RateLimiter } from './sliding-window.ts';

/**
 * The memory limiter's sliding window in Redis: a list of the times of all counted requests, oldest first, in milliseconds of
 * Redis's own clock, the only one that all isolates share. There is one list per client and policy; it expires when its last
 * request has left the window. A script is atomic, so no two requests can take the same slot. Every number is an argument, so that
 * Redis caches one script.
 *
 * KEYS: the list. ARGV: limit, window in ms, the caller's time in ms (only for a store that hides its clock from scripts).
 * Returns: 1 or 0 for allowed, how many are left, and in how many ms the next slot is free.
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

/** Prefix of every key, so that the database can be shared with other applications. */
const KEY_PREFIX = 'open-numerology:rate';

/** A limiter on top of the script, whatever the transport: `run` calls it with one key. */
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

/** The prefixes of Redis errors, the message of a store without scripts, and Upstash's for a wrong token. */
const REDIS_CLASS = /^(?:[A-Z]{2,20}(?: unknown command)?|Unauthorized)(?![^ ,])/;

/**
 * The class of an error from a store or its client. Never its text, which may be of any length and repeat the command with the
 * caller's address.
 * @example errorClass(new Error("NOPERM this user has no permissions to run the 'evalsha' command")) // 'NOPERM'
 */
export function errorClass(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = (error.cause ?? error) as { readonly code?: unknown };
  if (typeof code === 'string' && /^[A-Z_]{2,40}$/.test(code)) return code;
  return REDIS_CLASS.exec(error.message)?.[0] ?? error.name;
}

/** Throws on any reply that the script cannot give, because a refusal is trusted for as long as it says. */
function readDecision(result: unknown, limit: number, windowMs: number): RateDecision {
  const [allowed, remaining, resetMs] = Array.isArray(result) && result.length === 3 ? result.map(Number) : [];
  const sane = (allowed === 0 || allowed === 1) && isBetween(remaining, 0, limit) && isBetween(resetMs, 1, windowMs);
  if (!sane) throw new Error(`the limit's store answered ${kindOf(result)} instead of a decision`);
  return { allowed: allowed === 1, remaining: remaining!, resetSeconds: Math.ceil(resetMs! / 1000) };
}

/** The type of a reply; never the reply itself, for the same reasons. */
function kindOf(result: unknown): string {
  if (Array.isArray(result)) return `a list of ${result.length}`;
  return result === null ? 'nothing' : `a ${typeof result}`;
}

function isBetween(value: number | undefined, min: number, max: number): boolean {
  return Number.isInteger(value) && value! >= min && value! <= max;
}
