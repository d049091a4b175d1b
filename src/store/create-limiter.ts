import { createFallbackRateLimiter } from '../gateway/fallback-rate-limiter.ts';
import { createMemoryRateLimiter } from '../gateway/memory-rate-limiter.ts';
import type { RateLimiter } from '../gateway/rate-limiter.ts';
import { readUpstashSettings } from './upstash-settings.ts';

/** The limiter that the environment asks for: memory alone, or a shared store with memory behind it. */
export async function createLimiter(
  get: (name: string) => string | undefined,
  report: (error: unknown) => void,
): Promise<RateLimiter> {
  const settings = readUpstashSettings(get);
  const memory = createMemoryRateLimiter();
  if (settings === undefined) return memory;
  // The client is larger than everything else at the edge together; without a store it is never loaded.
  const { createUpstashRateLimiter } = await import('./upstash-rate-limiter.ts');
  return createFallbackRateLimiter(createUpstashRateLimiter(settings), memory, report);
}
