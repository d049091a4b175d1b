import { internalError, tooManyRequests } from '../http/errors.ts';
import type { RateDecision, RateLimiter, RatePolicy } from './rate-limit/policies.ts';
import { errorResponse } from './responses.ts';

/** What counting needs from the platform that it runs on. */
export interface CounterOptions {
  readonly limiter: RateLimiter;
  /** The contact for callers when something fails again and again. */
  readonly support: string;
  /** The site's own address, if it is known; else the request's is named. */
  readonly site?: string | undefined;
  readonly now: () => number;
  /** Tells the operator about a failure that the caller only sees as a 500. */
  readonly report: (problem: unknown) => void;
}

/** `count` counts a request, then answers or refuses it; either answer says what is left. `fail` answers what could not be. */
export function createCounter({ limiter, support, site, now, report }: CounterOptions) {
  function fail(error: unknown): Response {
    report(error);
    return errorResponse(internalError(support));
  }
  async function count(
    policy: RatePolicy,
    client: string,
    origin: string,
    answer: () => Response | Promise<Response>,
  ): Promise<Response> {
    const decision = await limiter.take(policy, client, now());
    let response: Response;
    try {
      if (decision.allowed) response = await answer();
      else response = errorResponse(tooManyRequests(decision.resetSeconds, site ?? origin));
    } catch (error) {
      response = fail(error);
    }
    setRateHeaders(response.headers, policy, decision);
    return response;
  }
  return { count, fail };
}

/** `RateLimit` and `RateLimit-Policy` of the IETF draft, and `Retry-After` when the request was refused. */
function setRateHeaders(headers: Headers, { name, limit, windowSeconds }: RatePolicy, decision: RateDecision): void {
  headers.set('ratelimit-policy', `"${name}";q=${limit};w=${windowSeconds}`);
  headers.set('ratelimit', `"${name}";r=${decision.remaining};t=${decision.resetSeconds}`);
  if (!decision.allowed) headers.set('retry-after', String(decision.resetSeconds));
}
