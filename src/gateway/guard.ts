import type { CalendarDate } from '../contract/calendar-date.ts';
import { internalError, methodNotAllowed, tooManyRequests } from '../contract/errors.ts';
import { type Answer, errorAnswer, fileAnswer, preflightAnswer, type StaticFile } from './answers.ts';
import { clientKey } from './client-key.ts';
import { pictureAnswer } from './picture-answer.ts';
import type { RateDecision, RateLimiter, RatePolicy } from './rate-limiter.ts';
import { matrixPolicy, OTHER_POLICY } from './rate-policies.ts';
import { rememberRecent } from './remember-recent.ts';
import { resolvePath, type Target } from './resolve-path.ts';
import { type Ready, whenReady } from './when-ready.ts';

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

/** Finds a file of the static layer by its path. */
type FileFinder<Body> = (file: string) => Ready<StaticFile<Body>>;

/** Guards the files below `/api` in plain values, for a platform that has no use for Request and Response. */
export type Guard<Body> = (
  request: GatewayRequest,
  ip: string | undefined,
  findFile: FileFinder<Body>,
) => Ready<Answer<Body>>;

/** Validation, preflight, rate limit, and the contract's headers on everything. The only place that decides. */
export function createGuard<Body>(dependencies: GatewayDependencies): Guard<Body> {
  const { limiter, support, drawMatrix, now, report } = dependencies;
  const targetOf = rememberRecent(resolvePath);
  const policies = { matrix: matrixPolicy(dependencies.matrixLimit), other: OTHER_POLICY };
  const policyTexts = { matrix: describe(policies.matrix), other: describe(policies.other) };

  function decide(request: GatewayRequest, ip: string | undefined, findFile: FileFinder<Body>): Ready<Answer<Body>> {
    const { method, url } = request;
    if (method === 'OPTIONS') return preflightAnswer(request.headers);
    if (method !== 'GET' && method !== 'HEAD') return errorAnswer(methodNotAllowed(), method);
    const { counts, found } = targetOf(url.pathname);
    return whenReady(limiter.take(policies[counts], clientKey(ip), now()), (decision) => {
      const answer = decision.allowed
        ? answerTarget(found, request, findFile)
        : errorAnswer(tooManyRequests(decision.resetSeconds, url.origin), method);
      return whenReady(answer, (made) => withRateHeaders(made, policies[counts], policyTexts[counts], decision));
    });
  }

  function answerTarget(
    found: Target['found'],
    { method, headers }: GatewayRequest,
    findFile: FileFinder<Body>,
  ): Ready<Answer<Body>> {
    if (found.kind === 'error') return errorAnswer(found.error, method);
    if (found.kind === 'picture') return pictureAnswer(drawMatrix(found.date), method, headers);
    return whenReady(findFile(found.file), (file) => {
      if (file.status === 200 || file.status === 304) return fileAnswer(file, method);
      throw new Error(`${found.file} should exist, but the static layer answered ${file.status}`);
    });
  }

  function fail(error: unknown, method: string): Answer<Body> {
    report(error);
    return errorAnswer(internalError(support), method);
  }

  return (request, ip, findFile) => {
    try {
      const answer = decide(request, ip, findFile);
      return answer instanceof Promise ? answer.catch((error: unknown) => fail(error, request.method)) : answer;
    } catch (error) {
      return fail(error, request.method);
    }
  };
}

/** `RateLimit` and `RateLimit-Policy` of the IETF draft, and `Retry-After` when the request was refused. */
function withRateHeaders<Body>(
  { status, headers, body }: Answer<Body>,
  { name }: RatePolicy,
  policyText: string,
  decision: RateDecision,
): Answer<Body> {
  const all: Record<string, string> = Object.assign({}, headers);
  all['ratelimit-policy'] = policyText;
  all.ratelimit = `"${name}";r=${decision.remaining};t=${decision.resetSeconds}`;
  if (!decision.allowed) all['retry-after'] = String(decision.resetSeconds);
  return { status, headers: all, body };
}

function describe({ name, limit, windowSeconds }: RatePolicy): string {
  return `"${name}";q=${limit};w=${windowSeconds}`;
}
