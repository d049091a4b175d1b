import { createFallbackRateLimiter } from '../gateway/fallback-rate-limiter.ts';
import type { MemoryRateLimiter } from '../gateway/memory-rate-limiter.ts';
import type { RateLimiter } from '../gateway/rate-limiter.ts';
import { createUpstashRateLimiter } from './upstash-rate-limiter.ts';
import type { UpstashSettings } from './upstash-settings.ts';

/** Counted apart from every client. */
const WARM_UP_POLICY = { name: 'warm-up', limit: 1, windowSeconds: 1 };

/** The store first, memory when it fails. In a module of its own, so that all of it is loaded only when it is used. */
export async function createSharedRateLimiter(
  settings: UpstashSettings,
  memory: MemoryRateLimiter,
  report: (error: unknown) => void,
  warmUp: boolean,
): Promise<RateLimiter> {
  const store = createUpstashRateLimiter(settings);
  // If the store is not there, the first request finds out and says so.
  if (warmUp) await Promise.resolve(store.take(WARM_UP_POLICY, 'start', 0)).catch(() => {});
  return createFallbackRateLimiter(store, memory, report);
}
