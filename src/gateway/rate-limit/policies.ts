import type { Endpoint } from '../../endpoints/endpoint.ts';
import { MATRIX_REQUESTS_PER_WINDOW, OTHER_REQUESTS_PER_WINDOW, RATE_WINDOW_SECONDS } from '../../settings/settings.ts';

/**
 * An allowance: at most `limit` requests in any `windowSeconds` seconds. Which one a request uses is said by its endpoint,
 * in src/endpoints; how large they are, by src/settings.
 */
export interface RatePolicy {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

export interface RateDecision {
  readonly allowed: boolean;
  /** Requests that would pass right now, after this one. */
  readonly remaining: number;
  /** Whole seconds until the oldest counted request leaves the window: when refused, how long to wait. */
  readonly resetSeconds: number;
}

/** Counts a request of a client, unless it is refused: a refused request never prolongs the wait. */
export interface RateLimiter {
  take(policy: RatePolicy, client: string, now: number): RateDecision | Promise<RateDecision>;
}

/** What each allowance that an endpoint can name stands for. */
export function policiesOf(matrixLimit?: number): Readonly<Record<Endpoint<unknown>['allowance'], RatePolicy>> {
  return { dates: matrixPolicy(matrixLimit), other: OTHER_POLICY };
}

/** Of the endpoints with the allowance `other`, and of every other file that the gateway serves: pages, what they load, the dataset. */
export const OTHER_POLICY = perWindow('api', OTHER_REQUESTS_PER_WINDOW);

/** Of the endpoints with the allowance `dates`. */
export function matrixPolicy(limit: number = MATRIX_REQUESTS_PER_WINDOW): RatePolicy {
  return perWindow('matrix', limit);
}

function perWindow(name: string, limit: number): RatePolicy {
  return { name, limit, windowSeconds: RATE_WINDOW_SECONDS };
}
