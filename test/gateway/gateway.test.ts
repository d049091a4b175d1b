import { describe, expect, it } from 'vitest';
import { createGateway, type FileFetcher } from '../../src/gateway/gateway.ts';
import type { GatewayDependencies } from '../../src/gateway/guard.ts';
import { createMemoryRateLimiter } from '../../src/gateway/memory-rate-limiter.ts';

const SITE = 'https://example.org';

/** A static layer that knows every file, answers conditions, and remembers what it was asked for. */
function fakeFiles(): { fetchFile: FileFetcher; asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    fetchFile: async (file, { headers }) => {
      asked.push(file);
      const known = { ETag: '"abc"', Connection: 'keep-alive' };
      if (headers.get('if-none-match') === '"abc"') return new Response(null, { status: 304, headers: known });
      return new Response(`{"file":"${file}"}\n`, { headers: { ...known, 'Content-Type': 'text/plain' } });
    },
  };
}

function setUp(options: Partial<GatewayDependencies> = {}) {
  const files = fakeFiles();
  const reported: unknown[] = [];
  const gateway = createGateway({
    limiter: createMemoryRateLimiter(),
    matrixLimit: 60,
    support: 'help@example.org',
    drawMatrix: ({ day, month, year }) => `<svg>${day}/${month}/${year}</svg>\n`,
    now: () => 0,
    report: (error) => reported.push(error),
    ...options,
  });
  const send = (
    path: string,
    init: RequestInit = {},
    ip = '203.0.113.7',
    fetchFile = files.fetchFile,
  ): Promise<Response> => gateway(new Request(`${SITE}${path}`, init), ip, fetchFile);
  return { send, asked: files.asked, reported };
}

const CONTRACT_HEADERS = {
  'access-control-allow-origin': '*',
  'x-api-license': 'CC-BY-4.0',
  'x-content-type-options': 'nosniff',
  'access-control-expose-headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After, X-API-License',
};

describe('a file', () => {
  it.each([
    ['/api', '/api/index.json'],
    ['/api/life-path', '/api/life-path.json'],
    ['/api/life-path/7', '/api/life-path/7.json'],
    ['/api/arcana/22/', '/api/arcana/22.json'],
    ['/api/matrix/15/6/1990', '/api/matrix/15/6/1990.json'],
    ['/api/matrix/05/06/1990/', '/api/matrix/5/6/1990.json'],
    ['/api/matrix/5/6/1990.json?x=1', '/api/matrix/5/6/1990.json'],
  ])('%s comes from %s', async (path, file) => {
    const { send } = setUp();
    const response = await send(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(`{"file":"${file}"}\n`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...CONTRACT_HEADERS,
      'cache-control': 'public, max-age=86400, stale-while-revalidate=86400',
      'content-type': 'application/json; charset=utf-8',
      etag: '"abc"',
    });
    expect(response.headers.has('connection')).toBe(false);
  });

  it('is 304 without a body when the caller has it', async () => {
    const response = await setUp().send('/api/life-path', { headers: { 'If-None-Match': '"abc"' } });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...CONTRACT_HEADERS, etag: '"abc"' });
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const { send } = setUp();
    const [head, get] = [await send('/api/life-path', { method: 'HEAD' }), await send('/api/life-path')];
    expect(await head.text()).toBe('');
    const headers = ({ headers: all }: Response) =>
      Object.fromEntries([...all].filter(([name]) => name !== 'ratelimit'));
    expect(headers(head)).toEqual(headers(get));
  });
});

describe('errors', () => {
  it.each([
    ['GET', '/api/matrix/30/2/2000', 400, 'Invalid date'],
    ['GET', '/api/matrix/x/6/1990', 400, 'Invalid date'],
    ['GET', '/api/matrix/15/6/1899', 400, 'Invalid date'],
    ['GET', '/api/matrix/15%2F6%2F1990', 400, 'Invalid date'],
    ['GET', '/api/matrix', 400, 'Invalid date'],
    ['GET', '/api/life-path/10', 404, 'Number not found'],
    ['GET', '/api/arcana/23', 404, 'Arcanum not found'],
    ['GET', '/api/nothing', 404, 'Not found'],
    ['POST', '/api/matrix/15/6/1990', 405, 'Method not allowed'],
    ['DELETE', '/api/life-path', 405, 'Method not allowed'],
  ])('%s %s is %d %s', async (method, path, status, error) => {
    const { send, asked } = setUp();
    const response = await send(path, { method });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error, message: expect.any(String) });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...CONTRACT_HEADERS,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(response.headers.get('allow')).toBe(status === 405 ? 'GET, HEAD, OPTIONS' : null);
    expect(asked).toEqual([]);
  });

  it('have no body for HEAD', async () => {
    const response = await setUp().send('/api/life-path/10', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([404, '']);
  });

  it.each([
    ['a valid date whose file is missing', async () => new Response('not here', { status: 404 })],
    [
      'a static layer that fails',
      async () => {
        throw new Error('secret detail');
      },
    ],
  ] as [string, FileFetcher][])('%s is 500 with the support contact and no detail', async (_, fetchFile) => {
    const { send, reported } = setUp();
    const response = await send('/api/matrix/15/6/1990', {}, '203.0.113.7', fetchFile);
    expect(response.status).toBe(500);
    const body = await response.text();
    expect(JSON.parse(body)).toEqual({ error: 'Internal error', message: expect.stringContaining('help@example.org') });
    expect(body).not.toMatch(/secret|stack|\.ts/);
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...CONTRACT_HEADERS, 'cache-control': 'no-store' });
    expect(reported).toHaveLength(1);
  });
});

describe('preflight', () => {
  it.each(['/api/matrix/15/6/1990', '/api/matrix/not/a/date', '/api/life-path', '/api'])(
    'OPTIONS %s is 204',
    async (path) => {
      const response = await setUp().send(path, {
        method: 'OPTIONS',
        headers: { 'Access-Control-Request-Headers': 'x-one, x-two' },
      });
      expect(response.status).toBe(204);
      expect(await response.text()).toBe('');
      expect(Object.fromEntries(response.headers)).toMatchObject({
        ...CONTRACT_HEADERS,
        'access-control-allow-methods': 'GET, OPTIONS',
        'access-control-max-age': '86400',
        'access-control-allow-headers': 'x-one, x-two',
      });
    },
  );

  it('is never counted', async () => {
    const { send } = setUp({ matrixLimit: 1 });
    for (let i = 0; i < 5; i++) await send('/api/matrix/15/6/1990', { method: 'OPTIONS' });
    expect((await send('/api/matrix/15/6/1990')).status).toBe(200);
  });
});
