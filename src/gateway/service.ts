import type { Publisher } from '../content/content-schema.ts';
import type { Limits } from '../settings/rate-limits.ts';
import type { ServiceSettings, UpstashSettings } from '../settings/settings.ts';
import type { RateLimiter } from './rate-limit/sliding-window.ts';
import { createMemoryLimiter } from './rate-limit/sliding-window.ts';

/** A running service: what all of its fronts share, so that allowance and contact are the same on each. */
export interface Service extends Pick<Platform, 'site' | 'now' | 'report' | 'Response'> {
  readonly limiter: RateLimiter;
  readonly limits: Limits;
  /** The contact for callers when something keeps failing. */
  readonly support: string;
}

/** What only the platform that runs the service can provide. */
export interface Platform {
  /** The site's own address, if it is known; otherwise it is read from the build. */
  readonly site?: string | undefined;
  readonly now: () => number;
  /** Tells the operator about a failure that the caller only sees as a 500. */
  readonly report: (problem: unknown) => void;
  /** A class for answers that is quicker than the platform's global one. */
  readonly Response?: typeof Response | undefined;
  /** Tells the operator about the store of the limit, if not by `report`. */
  readonly reportStore?: (problem: unknown) => void;
  /** A store of the platform's own, instead of Upstash. */
  readonly store?: RateLimiter | undefined;
  /** Connects to the store first, so that the first callers do not meet a cold connection: for processes that live long. */
  readonly warmUp?: boolean | undefined;
}

/** The service that content and settings describe: every platform makes it here. */
export async function createService(
  publisher: Pick<Publisher, 'support'>,
  settings: ServiceSettings,
  platform: Platform,
): Promise<Service> {
  const { store, warmUp, reportStore = platform.report, ...shared } = platform;
  return {
    ...shared,
    limiter: await createLimiter(settings.upstash, reportStore, { store, warmUp }),
    limits: settings.limits,
    support: settings.support ?? publisher.support,
  };
}

/** Counted apart from every client. */
const WARM_UP_POLICY = { name: 'warm-up', limit: 1, windowSeconds: 1 };

/** Memory alone, or a shared store with memory behind it. */
export async function createLimiter(
  upstash: UpstashSettings | undefined,
  report: (problem: unknown) => void,
  { store: ownStore, warmUp = false }: Pick<Platform, 'store' | 'warmUp'> = {},
): Promise<RateLimiter> {
  const memory = createMemoryLimiter();
  // The store's client is larger than everything else at the edge together; without a store it is never loaded.
  const store = ownStore ?? (upstash && (await import('./rate-limit/upstash.ts')).createUpstashLimiter(upstash));
  if (store === undefined) return memory;
  const { createSharedLimiter } = await import('./rate-limit/shared-with-fallback.ts');
  // If the store is not there, the first request finds out and reports it.
  if (warmUp) await Promise.resolve(store.take(WARM_UP_POLICY, 'start', 0)).catch(() => {});
  return createSharedLimiter(store, memory, report);
}
