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
 * forgetting the client that has been silent for the longest time, which is the one whose count matters least.
 */
export function createMemoryRateLimiter(maxSlots: number = DEFAULT_MAX_SLOTS): MemoryRateLimiter {
  // A Map keeps insertion order; re-inserting on every use makes its first entry the least recently used.
  const rings = new Map<string, TimeRing>();
  let slots = 0;

  function ringOf(key: string, limit: number): TimeRing {
    const known = rings.get(key);
    if (known !== undefined) rings.delete(key);
    else slots += ENTRY_OVERHEAD_SLOTS;
    const ring = known ?? new TimeRing(limit);
    rings.set(key, ring);
    return ring;
  }

  function forgetOldest(): void {
    for (const [key, ring] of rings) {
      if (slots <= maxSlots || rings.size === 1) return;
      rings.delete(key);
      slots -= ENTRY_OVERHEAD_SLOTS + ring.capacity;
    }
  }

  return {
    get slots() {
      return slots;
    },
    take(policy, client, time) {
      const ring = ringOf(keyOf(policy, client), policy.limit);
      // A clock that steps back must not make the window longer than it is.
      const now = Math.max(time, ring.newest);
      const windowMs = policy.windowSeconds * 1000;
      ring.dropUntil(now - windowMs);
      const allowed = ring.count < policy.limit;
      if (allowed) {
        slots += ring.push(now);
        forgetOldest();
      }
      const resetSeconds = Math.max(1, Math.ceil((ring.oldest + windowMs - now) / 1000));
      return { allowed, remaining: policy.limit - ring.count, resetSeconds };
    },
    giveBack: (policy, client) => rings.get(keyOf(policy, client))?.dropNewest(),
  };
}

function keyOf({ name }: RatePolicy, client: string): string {
  return `${name} ${client}`;
}
