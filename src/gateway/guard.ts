import { parseDate, type CalendarDate } from '../contract/calendar-date.ts';
import {
  arcanumNotFound, internalError, invalidDate, methodNotAllowed, notFound, numberNotFound, tooManyRequests,
  type ApiError,
} from '../contract/errors.ts';
import { apiPath, fileOf, matchRoute, type Route } from '../contract/routes.ts';
import { errorAnswer, fileAnswer, preflightAnswer, type Answer, type StaticFile } from './answers.ts';
import { clientKey } from './client-key.ts';
import { pictureAnswer } from './picture-answer.ts';
import { matrixPolicy, OTHER_POLICY } from './rate-policies.ts';
import type { RateDecision, RateLimiter, RatePolicy } from './rate-limiter.ts';

/** What the gateway needs from the platform that it runs on. */
export interface GatewayDependencies {
  readonly limiter: RateLimiter;
  readonly matrixLimit: number;
  /** Whom callers may write to when something fails again and again. */
  readonly support: string;
  /** Draws the matrix of a date as an SVG document. */
  readonly drawMatrix: (date: CalendarDate) => string;
  readonly now: () => number;
  /** Tells the operator about a failure that the caller only sees as a 500. */
  readonly report: (error: unknown) => void;
}

/** What the gateway reads of a request. */
export interface GatewayRequest {
  readonly method: string;
  readonly url: Pick<URL, 'pathname' | 'origin'>;
  readonly headers: Pick<Headers, 'get'>;
}

/** Guards the files below `/api` in plain values, for a platform that has no use for Request and Response. */
export type Guard<Body> = (
  request: GatewayRequest,
  ip: string | undefined,
  findFile: (file: string) => Promise<StaticFile<Body>>,
) => Promise<Answer<Body>>;

/** Validation, preflight, rate limit, and the contract's headers on everything. The only place that decides. */
export function createGuard<Body>(dependencies: GatewayDependencies): Guard<Body> {
  const { limiter, support, drawMatrix, now, report } = dependencies;
  const policies = { matrix: matrixPolicy(dependencies.matrixLimit), other: OTHER_POLICY };
  const policyTexts = { matrix: describe(policies.matrix), other: describe(policies.other) };

  return async (request, ip, findFile) => {
    const { method, url } = request;
    try {
      if (method === 'OPTIONS') return preflightAnswer(request.headers);
      if (method !== 'GET' && method !== 'HEAD') return errorAnswer(methodNotAllowed(), method);
      const route = matchRoute(url.pathname);
      const kind = isMatrix(route) ? 'matrix' : 'other';
      const policy = policies[kind];
      const taken = limiter.take(policy, clientKey(ip), now());
      // What is known at once is not waited for: each wait is a turn of the event loop.
      const decision = taken instanceof Promise ? await taken : taken;
      const answered = decision.allowed
        ? answerRoute(route, request, findFile, drawMatrix)
        : errorAnswer(tooManyRequests(decision.resetSeconds, url.origin), method);
      const answer = answered instanceof Promise ? await answered : answered;
      return withRateHeaders(answer, policy, policyTexts[kind], decision);
    } catch (error) {
      report(error);
      return errorAnswer(internalError(support), method);
    }
  };
}

function answerRoute<Body>(
  route: Route,
  { method, headers }: GatewayRequest,
  findFile: (file: string) => Promise<StaticFile<Body>>,
  drawMatrix: GatewayDependencies['drawMatrix'],
): Answer<Body> | Promise<Answer<Body>> {
  if (route.kind === 'matrix-picture') {
    const parsed = parseDate(route.day, route.month, route.year);
    return parsed.ok ? pictureAnswer(drawMatrix(parsed.date), method, headers) : errorAnswer(invalidDate(parsed.problem), method);
  }
  const found = resolve(route);
  return typeof found === 'string' ? answerFromFile(found, method, findFile) : errorAnswer(found, method);
}

async function answerFromFile<Body>(name: string, method: string, findFile: (file: string) => Promise<StaticFile<Body>>): Promise<Answer<Body>> {
  const file = await findFile(name);
  if (file.status === 200 || file.status === 304) return fileAnswer(file, method);
  throw new Error(`${name} should exist, but the static layer answered ${file.status}`);
}

/** The file that answers a route, or the error that does. */
function resolve(route: Exclude<Route, { kind: 'matrix-picture' }>): string | ApiError {
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
  return kind === 'matrix' || kind === 'matrix-picture' || kind === 'matrix-malformed';
}

/** `RateLimit` and `RateLimit-Policy` of the IETF draft, and `Retry-After` when the request was refused. */
function withRateHeaders<Body>({ status, headers, body }: Answer<Body>, { name }: RatePolicy, policyText: string, decision: RateDecision): Answer<Body> {
  const all: Record<string, string> = Object.assign({}, headers);
  all['ratelimit-policy'] = policyText;
  all['ratelimit'] = `"${name}";r=${decision.remaining};t=${decision.resetSeconds}`;
  if (!decision.allowed) all['retry-after'] = String(decision.resetSeconds);
  return { status, headers: all, body };
}

function describe({ name, limit, windowSeconds }: RatePolicy): string {
  return `"${name}";q=${limit};w=${windowSeconds}`;
}
