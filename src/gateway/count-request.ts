import type { AnyEndpoint } from '../endpoints/endpoint.ts';
import { internalError, tooManyRequests } from '../http/errors.ts';
import type { RatePolicy } from '../settings/rate-limits.ts';
import { escapeHtml } from '../text/quote.ts';
import { ANSWERS } from '../words/answers.ts';
import { type Language, PUBLISHED } from '../words/language.ts';
import type { RateDecision } from './rate-limit/sliding-window.ts';
import { createResponses, privately } from './responses.ts';
import type { Service } from './service.ts';

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
      refuse = (seconds, base) => respond.error(tooManyRequests(seconds, base), language),
    }: {
      privacy?: AnyEndpoint['privacy'];
      language?: Language;
      refuse?: ((seconds: number, site: string) => Response) | undefined;
    } = {},
  ): Promise<Response> {
    const decision = await limiter.take(policy, client, now());
    let response: Response;
    try {
      response = decision.allowed ? await answer() : refuse(decision.resetSeconds, await site().catch(() => ''));
    } catch (error) {
      response = fail(error, language);
    }
    setRateHeaders(privately(privacy, response).headers, policy, decision);
    return response;
  }
  return { count, fail, respond };
}

/** Without one of these, a shared cache may store a response and serve it to other clients. */
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

const STYLE =
  ':root{color-scheme:light dark;font:1.1rem/1.5 Georgia,serif}main{max-width:32rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-weight:400}a{color:inherit}';

/** Whether a person will see the response: browsers list this type when they open a page, programs do not. */
export function wantsPage(asked: Headers): boolean {
  return /\btext\/html\b/i.test(asked.get('accept') ?? '');
}

/**
 * The page that a browser gets when a request is refused. It is self-contained, because requests for its assets would be refused
 * too. Its link has an empty `href` and so reloads the page.
 */
export function tooManyPages(seconds: number, language: Language): string {
  const { title, wait, again } = ANSWERS[language].errors.tooManyPages;
  const [heading, text, link] = [title, wait(seconds), again].map((part) => escapeHtml(part));
  return (
    `<!DOCTYPE html>\n<html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${heading}</title><style>${STYLE}</style></head>` +
    `<body><main><h1>${heading}</h1><p>${text}</p><p><a href="">${link}</a></p></main></body></html>\n`
  );
}
