import { expect } from 'vitest';
import { createGateway } from '../../src/gateway/gateway.ts';
import { createGuard, type GatewayDependencies } from '../../src/gateway/guard.ts';
import { createMemoryRateLimiter } from '../../src/gateway/memory-rate-limiter.ts';
import { type HostileRequest, hostileRequests } from './hostile-requests.ts';

const SITE = 'https://example.org';
const STATUSES = [200, 204, 304, 400, 404, 405, 429];
const SAFE_FILE = /^\/api(\/[a-z0-9-]+)+\.json$/;

/** Sends hostile requests through the gateway and its guard, and checks every answer against the contract. */
export async function surviveRequests(count: number, seed: number): Promise<Map<number, number>> {
  const reported: unknown[] = [];
  const dependencies: GatewayDependencies = {
    limiter: createMemoryRateLimiter(),
    matrixLimit: 60,
    support: 'help@example.org',
    drawMatrix: () => '<svg/>',
    now: Date.now,
    report: (error) => reported.push(error),
  };
  const gateway = createGateway(dependencies);
  const guard = createGuard<string>(dependencies);
  const seen = new Map<number, number>();
  for (const hostile of hostileRequests(count, seed)) {
    const asked: string[] = [];
    const response = await gateway(requestOf(hostile), hostile.ip, async (file) => {
      asked.push(file);
      return new Response('{}', { headers: { ETag: '"x"' } });
    });
    const text = await response.text();
    const bare = hostile.method === 'HEAD' || [204, 304].includes(response.status);
    // Plain comparisons: a hundred thousand assertions with their messages would take longer than the requests.
    const { headers, status } = response;
    const right =
      STATUSES.includes(status) &&
      (bare ? text === '' : isJson(text) && headers.get('content-type') === 'application/json; charset=utf-8') &&
      headers.get('access-control-allow-origin') === '*' &&
      headers.get('x-api-license') === 'CC-BY-4.0' &&
      headers.get('x-content-type-options') === 'nosniff' &&
      headers.has('cache-control') === (status !== 204) &&
      headers.has('retry-after') === (status === 429) &&
      headers.has('ratelimit') === ![204, 405].includes(status) &&
      asked.every((file) => SAFE_FILE.test(file));
    if (!right)
      expect.fail(
        `${JSON.stringify(hostile)} gave ${status} ${JSON.stringify([...headers])} ${text.slice(0, 200)}, asking for ${asked}`,
      );

    // The guard takes a path as the network brought it, without a URL parser before it.
    const plain = await guard(
      {
        method: hostile.method,
        url: { pathname: hostile.path, origin: SITE },
        headers: { get: (name) => hostile.headers[name] ?? null },
      },
      hostile.ip,
      async (file) => {
        asked.push(file);
        return { status: 200, headers: {}, body: '{}' };
      },
    );
    if (
      !STATUSES.includes(plain.status) ||
      !asked.every((file) => SAFE_FILE.test(file)) ||
      (plain.body !== null && !isJson(plain.body))
    ) {
      expect.fail(`${JSON.stringify(hostile)} gave the guard's ${JSON.stringify(plain)}, asking for ${asked}`);
    }
    for (const made of [status, plain.status]) seen.set(made, (seen.get(made) ?? 0) + 1);
  }
  expect(reported).toEqual([]);
  return seen;
}

function requestOf({ method, path, headers }: HostileRequest): Request {
  return new Request(new URL(`${SITE}${path}`), { method, headers });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
