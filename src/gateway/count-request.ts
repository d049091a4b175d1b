import { internalError, tooManyRequests } from '../http/errors.ts';
import type { RatePolicy } from '../settings/rate-limits.ts';
import type { RateDecision } from './rate-limit/sliding-window.ts';
import { createResponses } from './responses.ts';
import type { Service } from './service.ts';

/**
 * `count` counts a request, then answers or refuses it, with the remaining allowance in the headers. `fail` turns an exception into
 * a 500, and `respond` makes the other answers of a gateway.
 */
export function createCounter({ limiter, support, site, now, report, Response }: Service) {
  const respond = createResponses(Response);
  function fail(error: unknown): Response {
    report(error);
    return respond.error(internalError(support));
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
      else response = respond.error(tooManyRequests(decision.resetSeconds, site ?? origin));
    } catch (error) {
      response = fail(error);
    }
    setRateHeaders(response.headers, policy, decision);
    return response;
  }
  return { count, fail, respond };
}

/** `RateLimit` and `RateLimit-Policy` of the IETF draft, and `Retry-After` when the request was refused. */
function setRateHeaders(headers: Headers, { name, limit, windowSeconds }: RatePolicy, decision: RateDecision): void {
  headers.set('ratelimit-policy', `"${name}";q=${limit};w=${windowSeconds}`);
  headers.set('ratelimit', `"${name}";r=${decision.remaining};t=${decision.resetSeconds}`);
  if (!decision.allowed) headers.set('retry-after', String(decision.resetSeconds));
}
