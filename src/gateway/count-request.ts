import type { AnyEndpoint } from '../endpoints/endpoint.ts';
import { internalError, tooManyRequests } from '../http/errors.ts';
import type { RatePolicy } from '../settings/rate-limits.ts';
import { type Language, PUBLISHED } from '../words/language.ts';
import type { RateDecision } from './rate-limit/sliding-window.ts';
import { createResponses, privately } from './responses.ts';
import type { Service } from './service.ts';
import { tooManyPages } from './too-many-pages.ts';

/**
 * `count` counts a request, then answers or refuses it, with the remaining allowance in the headers. `fail` turns an exception into
 * a 500, and `respond` makes the gateway's other responses.
 */
export function createCounter({ limiter, support, now, report, Response }: Service) {
  const respond = createResponses(Response);
  function fail(error: unknown, language?: Language): Response {
    report(error);
    return respond.error(internalError(support), language);
  }
  async function count(
    policy: RatePolicy,
    client: string,
    site: () => Promise<string>,
    answer: () => Response | Promise<Response>,
    {
      privacy,
      language = PUBLISHED[0],
      isPage = false,
    }: { privacy?: AnyEndpoint['address']; language?: Language; isPage?: boolean } = {},
  ): Promise<Response> {
    const decision = await limiter.take(policy, client, now());
    let response: Response;
    try {
      if (decision.allowed) response = await answer();
      else if (isPage) response = respond.page(tooManyPages(decision.resetSeconds, language), 429);
      else response = respond.error(tooManyRequests(decision.resetSeconds, await site().catch(() => '')), language);
    } catch (error) {
      response = fail(error, language);
    }
    setRateHeaders(privately(privacy, response).headers, policy, decision);
    return response;
  }
  return { count, fail, respond };
}

/** A shared cache may keep what does not forbid it, and serves it to others unchanged. */
const NOT_SHARED = /no-store|private/;

/**
 * `RateLimit-Policy` of the IETF draft, and `Retry-After` if the request was refused. `RateLimit` belongs to one client, so it is
 * only in responses that no other client can get from a cache.
 */
function setRateHeaders(headers: Headers, { name, limit, windowSeconds }: RatePolicy, decision: RateDecision): void {
  headers.set('ratelimit-policy', `"${name}";q=${limit};w=${windowSeconds}`);
  if (NOT_SHARED.test(headers.get('cache-control') ?? ''))
    headers.set('ratelimit', `"${name}";r=${decision.remaining};t=${decision.resetSeconds}`);
  if (!decision.allowed) headers.set('retry-after', String(decision.resetSeconds));
}
