import { createMemoryRateLimiter } from '../gateway/memory-rate-limiter.ts';
import type { RateLimiter } from '../gateway/rate-limiter.ts';
import { readUpstashSettings } from './upstash-settings.ts';

/**
 * The limiter that the environment asks for: memory alone, or a shared store with memory behind it. A process that starts once
 * and lives long connects to the store first (`warmUp`), so that its first callers do not meet a cold connection.
 */
export async function createLimiter(
  get: (name: string) => string | undefined,
  report: (error: unknown) => void,
  { warmUp = false } = {},
): Promise<RateLimiter> {
  const settings = readUpstashSettings(get);
  const memory = createMemoryRateLimiter();
  if (settings === undefined) return memory;
  // The store's client is larger than everything else at the edge together; without a store it is never loaded.
  const { createSharedRateLimiter } = await import('./shared-rate-limiter.ts');
  return createSharedRateLimiter(settings, memory, report, warmUp);
}
