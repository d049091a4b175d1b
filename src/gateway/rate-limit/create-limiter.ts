import { readUpstashSettings } from '../../settings/settings.ts';
import type { RateLimiter } from './policies.ts';
import { createMemoryLimiter } from './sliding-window.ts';

/** Counted apart from every client. */
const WARM_UP_POLICY = { name: 'warm-up', limit: 1, windowSeconds: 1 };

/**
 * The limiter that the environment asks for: memory alone, or a shared store with memory behind it. A process that starts once
 * and lives long connects to the store first (`warmUp`), so that its first callers do not meet a cold connection, and may
 * bring a store of its own.
 */
export async function createLimiter(
  get: (name: string) => string | undefined,
  report: (problem: unknown) => void,
  { warmUp = false, store = undefined as RateLimiter | undefined } = {},
): Promise<RateLimiter> {
  const settings = readUpstashSettings(get);
  const memory = createMemoryLimiter();
  // The store's client is larger than everything else at the edge together; without a store it is never loaded.
  if (settings !== undefined) store ??= (await import('./upstash.ts')).createUpstashLimiter(settings);
  if (store === undefined) return memory;
  const { createSharedLimiter } = await import('./shared-window.ts');
  // If the store is not there, the first request finds out and reports it.
  if (warmUp) await Promise.resolve(store.take(WARM_UP_POLICY, 'start', 0)).catch(() => {});
  return createSharedLimiter(store, memory, report);
}
