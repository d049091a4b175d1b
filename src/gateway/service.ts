import type { Publisher } from '../content/content-schema.ts';
import { apiPath, fileOf, inLanguage } from '../http/api-path.ts';
import { type ApiError, NOT_FOUND, yearNotBuilt } from '../http/errors.ts';
import type { Limits } from '../settings/rate-limits.ts';
import type { ServiceSettings, UpstashSettings } from '../settings/settings.ts';
import type { Language } from '../words/language.ts';
import { createMemoryLimiter, type RateLimiter } from './rate-limit/sliding-window.ts';

/** A running service, shared by all its fronts, so that limits and contact are the same in each. */
export interface Service extends Pick<Platform, 'now' | 'report' | 'Response'> {
  /** The site's base URL, if set; otherwise it is read from the build. */
  readonly site?: string | undefined;
  readonly limiter: RateLimiter;
  readonly limits: Limits;
  /** The contact shown when something keeps failing. */
  readonly support: string;
}

/** What only the platform can provide. */
interface Platform {
  readonly now: () => number;
  /** Reports to the operator a failure that the caller sees only as a 500. */
  readonly report: (problem: unknown) => void;
  /** A faster Response class than the global one. */
  readonly Response?: typeof Response | undefined;
  /** The platform's own store, instead of Upstash. */
  readonly store?: RateLimiter | undefined;
  /** Connects to the store at startup, so that the first callers do not wait: for long-lived processes. */
  readonly warmUp?: boolean | undefined;
}

export async function createService(
  publisher: Pick<Publisher, 'support'>,
  settings: ServiceSettings,
  platform: Platform,
): Promise<Service> {
  const { store, warmUp, ...shared } = platform;
  return {
    ...shared,
    limiter: await createLimiter(settings.upstash, shared.report, { store, warmUp }),
    limits: settings.limits,
    site: settings.site,
    support: settings.support ?? publisher.support,
  };
}

/** Counted separately from all clients. */
const WARM_UP_POLICY = { name: 'warm-up', limit: 1, windowSeconds: 1 };

/** Memory alone, or a shared store with memory as its fallback. */
export async function createLimiter(
  upstash: UpstashSettings | undefined,
  report: (problem: unknown) => void,
  { store: ownStore, warmUp = false }: Pick<Platform, 'store' | 'warmUp'> = {},
): Promise<RateLimiter> {
  const memory = createMemoryLimiter();
  // The store's client is larger than everything else at the edge combined; without a store it is never loaded.
  const store = ownStore ?? (upstash && (await import('./rate-limit/upstash.ts')).createUpstashLimiter(upstash));
  if (store === undefined) return memory;
  const { createSharedLimiter } = await import('./rate-limit/shared-with-fallback.ts');
  // If the store is down, the first request reports it.
  if (warmUp) await Promise.resolve(store.take(WARM_UP_POLICY, 'start', 0)).catch(() => {});
  return createSharedLimiter(store, memory, report);
}

/** Fits a ten-line stack, but not the megabytes that a library may quote from a reply. */
const MAX_CHARACTERS = 2_000;

/**
 * A problem as logged. Of an error, only the stack: properties and causes may contain user input, such as a URL with a name.
 * Terminal escapes are removed.
 */
export function logText(problem: unknown): string {
  const text = (problem instanceof Error && problem.stack) || String(problem);
  return `${text.slice(0, MAX_CHARACTERS)}${text.length > MAX_CHARACTERS ? '…' : ''}`.replace(/[^\P{Cc}\n]/gu, '');
}

export type FetchFile = (path: string) => Response | Promise<Response>;

interface BuildIndex {
  readonly endpoints: { readonly index: string };
  readonly years: { readonly first: number; readonly last: number };
}

async function readIndex(fetchFile: FetchFile): Promise<BuildIndex> {
  const file = await fetchFile(fileOf(apiPath('/')));
  if (file.status !== 200) throw new Error(`the static layer answered ${file.status} for its index`);
  return file.json();
}

/**
 * The site's base URL: from the setting, or read once from the build. Never from the request: the caller controls that, and a
 * cache could serve it to others or a page display it.
 */
export function siteReader(known?: string): (fetchFile: FetchFile) => Promise<string> {
  let site = known;
  return async (fetchFile) => {
    site ??= new URL((await readIndex(fetchFile)).endpoints.index).origin;
    return site;
  };
}

/** The error for a file that the build does not contain (it may be limited to some years or languages); `undefined` if it should. */
export async function notBuilt(
  fetchFile: FetchFile,
  language: Language,
  year: number | undefined,
): Promise<ApiError | undefined> {
  const { years } = await readIndex(fetchFile);
  if (year && (year < years.first || year > years.last)) return yearNotBuilt(year, years);
  const { status } = await fetchFile(fileOf(inLanguage(apiPath('/'), language)));
  return status === 404 ? NOT_FOUND : undefined;
}
