import { AgingMap } from './aging-map.ts';
import type { RateDecision, RateLimiter, RatePolicy } from './rate-limiter.ts';
import { TimeRing } from './time-ring.ts';

/** One slot is the time of one request: eight bytes, so 16 MB at the most, whoever calls. */
const DEFAULT_MAX_SLOTS = 2_000_000;
/** What a Map entry, its key and its ring cost besides the slots, counted in slots. */
const ENTRY_OVERHEAD_SLOTS = 32;

export interface MemoryRateLimiter extends RateLimiter {
  take(policy: RatePolicy, client: string, now: number): RateDecision;
  /** Takes back the count of a request that another limiter then refused. */
  giveBack(policy: RatePolicy, client: string): void;
  /** Slots in use, overhead included; never more than the maximum. */
  readonly slots: number;
}

/**
 * An exact sliding window: it remembers the time of every counted request of the last window. Memory is bounded by
 * forgetting the clients that have been silent for the longest time, which are those whose count matters least.
 */
export function createMemoryRateLimiter(maxSlots: number = DEFAULT_MAX_SLOTS): MemoryRateLimiter {
  // By client alone: putting the policy's name into the key would make a new string for every request.
  const clients = new AgingMap<Rings>(maxSlots);
  return {
    get slots() {
      return clients.weight;
    },
    take(policy, client, time) {
      const rings = clients.get(client) ?? {};
      const ring = (rings[policy.name] ??= new TimeRing(policy.limit));
      // A clock that steps back must not make the window longer than it is.
      const now = Math.max(time, ring.newest);
      const windowMs = policy.windowSeconds * 1000;
      ring.dropUntil(now - windowMs);
      const allowed = ring.count < policy.limit;
      if (allowed && ring.push(now) > 0) clients.set(client, rings, weightOf(rings));
      const resetSeconds = Math.max(1, Math.ceil((ring.oldest + windowMs - now) / 1000));
      return { allowed, remaining: policy.limit - ring.count, resetSeconds };
    },
    giveBack: ({ name }, client) => clients.get(client)?.[name]?.dropNewest(),
  };
}

/** One client's requests, by the name of the policy that they count for. */
type Rings = Record<string, TimeRing>;

function weightOf(rings: Rings): number {
  return Object.values(rings).reduce((slots, { capacity }) => slots + ENTRY_OVERHEAD_SLOTS + capacity, 0);
}
