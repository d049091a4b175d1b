import type { RatePolicy } from '../../settings/rate-limits.ts';
import { AgingMap } from '../aging-map.ts';

export interface RateDecision {
  readonly allowed: boolean;
  /** How many more requests would pass right now. */
  readonly remaining: number;
  /** Whole seconds until the oldest counted request leaves the window: if refused, how long to wait. */
  readonly resetSeconds: number;
}

/** Counts a client's request, unless it is refused: refused requests never extend the wait. */
export interface RateLimiter {
  take(policy: RatePolicy, client: string, now: number): RateDecision | Promise<RateDecision>;
}

/** A slot is the time of one request, eight bytes: at most 16 MB of times, and as much again for the structures that hold them. */
const DEFAULT_MAX_SLOTS = 2_000_000;
/** Overhead of a Map entry, its key and the array, in slots. */
const ENTRY_OVERHEAD_SLOTS = 32;
const STEP_SLOTS = 16;

export interface MemoryLimiter extends RateLimiter {
  take(policy: RatePolicy, client: string, now: number): RateDecision;
  /** Removes the count of a request that another limiter then refused. */
  uncount(policy: RatePolicy, client: string): void;
  /** Slots in use, including overhead; never more than the maximum. */
  readonly slots: number;
}

/** The times of one client's requests, oldest first, by policy name. */
type Times = Record<string, number[]>;

/**
 * An exact sliding window: it keeps the time of every request counted within the window. To bound memory it drops the longest-idle
 * clients, whose count matters least.
 */
export function createMemoryLimiter(maxSlots: number = DEFAULT_MAX_SLOTS): MemoryLimiter {
  // Keyed by client only: a key with the policy's name would be a new string per request.
  const clients = new AgingMap<Times>(maxSlots);
  return {
    get slots() {
      return clients.weight;
    },
    take({ name, limit, windowSeconds }, client, time) {
      const windowMs = windowSeconds * 1000;
      const all = clients.get(client) ?? {};
      const times = all[name] ?? [];
      all[name] = times;
      // Even the oldest count is in the future: the clock was set back, and the counts mean nothing.
      if (times[0]! > time) times.length = 0;
      // A smaller step back must not extend the window.
      const now = Math.max(time, times.at(-1) ?? time);
      // In one step, because shifting a long array one by one takes quadratic time.
      const kept = times.findIndex((counted) => counted > now - windowMs);
      if (kept !== 0) times.splice(0, kept < 0 ? times.length : kept);
      const allowed = times.length < limit;
      // Reweighed once per step, because arrays grow in steps.
      if (allowed && times.push(now) % STEP_SLOTS === 1) clients.set(client, all, weightOf(all));
      const resetSeconds = Math.max(1, Math.ceil((times[0]! + windowMs - now) / 1000));
      return { allowed, remaining: limit - times.length, resetSeconds };
    },
    uncount: ({ name }, client) => void clients.get(client)?.[name]?.pop(),
  };
}

function weightOf(all: Times): number {
  return Object.values(all).reduce((slots, times) => slots + ENTRY_OVERHEAD_SLOTS + times.length + STEP_SLOTS, 0);
}
