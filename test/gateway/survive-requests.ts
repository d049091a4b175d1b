import { expect } from 'vitest';
import { canonicalPath } from '../../src/gateway/canonical-path.ts';
import { createGateway } from '../../src/gateway/gateway.ts';
import { createMemoryLimiter } from '../../src/gateway/rate-limit/sliding-window.ts';
import { isApiPath } from '../../src/http/api-path.ts';
import { LIMITS } from '../../src/settings/rate-limits.ts';
import { content } from '../content-fixture.ts';
import { type HostileRequest, hostileRequests } from './hostile-requests.ts';

const SITE = 'https://example.org';
const STATUSES = [200, 204, 304, 308, 400, 404, 405, 429];
const SAFE_FILE = /^\/api(\/[a-z0-9-]+)+\.json$/;

/** Sends hostile requests through the gateway, and checks every answer against the contract. */
export async function surviveRequests(count: number, seed: number): Promise<Map<number, number>> {
  const reported: unknown[] = [];
  const gateway = createGateway({
    limiter: createMemoryLimiter(),
    limits: LIMITS,
    site: SITE,
    support: 'help@example.org',
    loadContent: async () => content,
    now: Date.now,
    report: (error) => reported.push(error),
  });
  const seen = new Map<number, number>();
  for (const hostile of hostileRequests(count, seed)) {
    // As a URL parser leaves it, and as the network brought it: a platform's own Request may hold either.
    for (const url of [new URL(`${SITE}${hostile.path}`).href, `${SITE}${hostile.path}`]) {
      const asked: string[] = [];
      const response = await gateway(requestOf(hostile, url), hostile.ip, async (file) => {
        asked.push(file);
        return new Response('{}', { headers: { ETag: '"x"' } });
      });
      const problem = await problemOf(response, asked);
      if (problem !== undefined) expect.fail(`${JSON.stringify({ ...hostile, url })}: ${problem}`);
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
    }
  }
  expect(reported).toEqual([]);
  return seen;
}

/** Plain comparisons: a hundred thousand assertions with their messages would take longer than the requests. */
async function problemOf(response: Response, asked: readonly string[]): Promise<string | undefined> {
  const { headers, status } = response;
  const text = await response.text();
  const [file] = asked;
  // What is outside the API is the static layer's, and canonical: no other spelling of a path reaches it.
  if (file !== undefined && !isApiPath(file))
    return asked.length === 1 && canonicalPath(file) === file ? undefined : `asked for ${asked}`;
  const bare = [204, 304, 308].includes(status);
  const right =
    STATUSES.includes(status) &&
    (bare ? text === '' : isJson(text) && headers.get('content-type') === 'application/json; charset=utf-8') &&
    headers.get('access-control-allow-origin') === '*' &&
    headers.get('x-api-license') === 'CC-BY-4.0' &&
    headers.get('x-content-type-options') === 'nosniff' &&
    headers.has('cache-control') === (status !== 204) &&
    headers.has('retry-after') === (status === 429) &&
    !(headers.has('ratelimit') && headers.get('cache-control')?.startsWith('public')) &&
    (status !== 308 || /^\/(?!\/)/.test(headers.get('location') ?? '')) &&
    asked.every((one) => SAFE_FILE.test(one));
  return right ? undefined : `${status} ${JSON.stringify([...headers])} ${text.slice(0, 200)}, asking for ${asked}`;
}

/** Only what the gateway reads of a Request: a real one would not keep a raw address. */
function requestOf({ method, headers }: HostileRequest, url: string): Request {
  return { method, url, headers: new Headers(headers) } as Request;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
