import { parseDate } from '../contract/calendar-date.ts';
import {
  arcanumNotFound, internalError, invalidDate, methodNotAllowed, notFound, numberNotFound, tooManyRequests,
  type ApiError,
} from '../contract/errors.ts';
import { apiPath, fileOf, matchRoute, type Route } from '../contract/routes.ts';
import { errorAnswer, fileAnswer, preflightAnswer } from './answers.ts';
import { clientKey } from './client-key.ts';
import { matrixPolicy, OTHER_POLICY } from './rate-policies.ts';
import type { RateDecision, RateLimiter, RatePolicy } from './rate-limiter.ts';

/** What the gateway needs from the platform that it runs on. */
export interface GatewayDependencies {
  readonly limiter: RateLimiter;
  readonly matrixLimit: number;
  /** Whom callers may write to when something fails again and again. */
  readonly support: string;
  readonly now: () => number;
  /** Tells the operator about a failure that the caller only sees as a 500. */
  readonly report: (error: unknown) => void;
}

/**
 * Fetches a static file by GET with the request's headers. HEAD too is a GET here: `netlify dev` gives an answer without a
 * body an ETag of its own, and a cache that compares the two would throw its copy away.
 */
export type FileFetcher = (file: string, request: Request) => Promise<Response>;

export type Gateway = (request: Request, ip: string | undefined, fetchFile: FileFetcher) => Promise<Response>;

/** Guards the static files below `/api`: validation, preflight, rate limit, and the contract's headers on everything. */
export function createGateway(dependencies: GatewayDependencies): Gateway {
  const { limiter, support, now, report } = dependencies;
  const policies = { matrix: matrixPolicy(dependencies.matrixLimit), other: OTHER_POLICY };

  return async (request, ip, fetchFile) => {
    const { method } = request;
    try {
      if (method === 'OPTIONS') return preflightAnswer(request);
      if (method !== 'GET' && method !== 'HEAD') return errorAnswer(methodNotAllowed(), method);
      const url = new URL(request.url);
      const route = matchRoute(url.pathname);
      const policy = isMatrix(route) ? policies.matrix : policies.other;
      const decision = await limiter.take(policy, clientKey(ip), now());
      const answer = decision.allowed
        ? await answerRoute(route, request, fetchFile)
        : errorAnswer(tooManyRequests(decision.resetSeconds, url.origin), method);
      return withRateHeaders(answer, policy, decision);
    } catch (error) {
      report(error);
      return errorAnswer(internalError(support), method);
    }
  };
}

async function answerRoute(route: Route, request: Request, fetchFile: FileFetcher): Promise<Response> {
  const found = resolve(route);
  if (typeof found !== 'string') return errorAnswer(found, request.method);
  const file = await fetchFile(found, request);
  if (file.status !== 200 && file.status !== 304) {
    await file.body?.cancel();
    throw new Error(`${found} should exist, but the static layer answered ${file.status}`);
  }
  if (request.method === 'HEAD') await file.body?.cancel();
  return fileAnswer(file, request.method);
}

/** The file that answers a route, or the error that does. */
function resolve(route: Route): string | ApiError {
  switch (route.kind) {
    case 'file': return route.file;
    case 'matrix': {
      const parsed = parseDate(route.day, route.month, route.year);
      if (!parsed.ok) return invalidDate(parsed.problem);
      const { day, month, year } = parsed.date;
      return fileOf(apiPath.matrix(day, month, year));
    }
    case 'matrix-malformed': return invalidDate({ part: 'form', text: route.rest });
    case 'life-path-unknown': return numberNotFound();
    case 'arcanum-unknown': return arcanumNotFound();
    case 'unknown': return notFound();
  }
}

function isMatrix({ kind }: Route): boolean {
  return kind === 'matrix' || kind === 'matrix-malformed';
}

/** `RateLimit` and `RateLimit-Policy` of the IETF draft, and `Retry-After` when the request was refused. */
function withRateHeaders(answer: Response, policy: RatePolicy, decision: RateDecision): Response {
  const { name, limit, windowSeconds } = policy;
  answer.headers.set('RateLimit-Policy', `"${name}";q=${limit};w=${windowSeconds}`);
  answer.headers.set('RateLimit', `"${name}";r=${decision.remaining};t=${decision.resetSeconds}`);
  if (!decision.allowed) answer.headers.set('Retry-After', String(decision.resetSeconds));
  return answer;
}
