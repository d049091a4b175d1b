import { describe, expect, it, vi } from 'vitest';
import { createGateway, type Files, type GatewayOptions } from '../../src/gateway/gateway.ts';
import { createMemoryLimiter } from '../../src/gateway/rate-limit/sliding-window.ts';
import { matrixDrawer } from '../../src/picture/draw-matrix.ts';
import { content } from '../content-fixture.ts';

const SITE = 'https://example.org';

/** A static layer that knows every file, answers every kind of condition and range, and notes what it was asked for. */
function fakeFiles(): { fetchFile: Files; asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    fetchFile: async (file, headers) => {
      asked.push(file);
      const known = { ETag: '"abc"', Connection: 'keep-alive', 'Keep-Alive': 'timeout=5' };
      if (headers.has('if-match') || headers.has('if-unmodified-since')) return new Response(null, { status: 412 });
      if (headers.get('range') === 'bytes=9999-') return new Response(null, { status: 416 });
      if (headers.has('range')) return new Response('{', { status: 206, headers: known });
      if (headers.get('if-none-match') === '"abc"') return new Response(null, { status: 304, headers: known });
      const body = `{"file":"${file}","encoding":"${headers.get('accept-encoding')}"}\n`;
      return new Response(body, { headers: { ...known, 'Content-Type': 'text/plain' } });
    },
  };
}

function setUp(options: Partial<GatewayOptions> = {}) {
  const files = fakeFiles();
  const reported: unknown[] = [];
  const gateway = createGateway({
    limiter: createMemoryLimiter(),
    matrixLimit: 60,
    support: 'help@example.org',
    loadContent: async () => content,
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
  return { send, gateway, asked: files.asked, reported };
}

const CONTRACT_HEADERS = {
  'access-control-allow-origin': '*',
  'x-api-license': 'CC-BY-4.0',
  'x-content-type-options': 'nosniff',
  'access-control-expose-headers': 'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-API-License',
};

describe('a file', () => {
  it.each([
    ['/api', '/api/index.json'],
    ['/api/life-path', '/api/life-path.json'],
    ['/api/life-path/7', '/api/life-path/7.json'],
    ['/api/arcana/22/', '/api/arcana/22.json'],
    ['/api/matrix/15/6/1990', '/api/matrix/15/6/1990.json'],
    ['/api/matrix/05/06/1990/', '/api/matrix/5/6/1990.json'],
    ['/api/matrix/1990-06-05', '/api/matrix/5/6/1990.json'],
    ['/api/chart/15/6/19', '/api/chart/15/6/19.json'],
    ['/api/chart/05/06/02', '/api/chart/5/6/2.json'],
    ['/api/chart/1990-06-15', '/api/chart/15/6/19.json'],
    ['/api/chart/1999-12-29.json', '/api/chart/11/12/10.json'],
    ['/api/matrix/5/6/1990.json?x=1', '/api/matrix/5/6/1990.json'],
  ])('%s comes from %s', async (path, file) => {
    const { send } = setUp();
    const response = await send(path);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ file });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...CONTRACT_HEADERS,
      'cache-control': 'public, max-age=86400, stale-while-revalidate=86400',
      'content-type': 'application/json; charset=utf-8',
      etag: '"abc"',
    });
    for (const name of ['connection', 'keep-alive', 'transfer-encoding'])
      expect(response.headers.has(name)).toBe(false);
  });

  it.each([
    [{}, {}],
    [{ 'accept-encoding': 'br' }, { 'accept-encoding': 'br' }],
    [
      { 'if-none-match': '"x"', 'if-modified-since': 'x', 'if-range': '"x"', range: 'bytes=0-1' },
      { 'if-none-match': '"x"' },
    ],
  ])('asked for with %j is fetched with %j', async (headers, passed) => {
    const fetchFile = vi.fn<Files>(() => new Response('{}'));
    await setUp().send('/api', { headers }, '203.0.113.7', fetchFile);
    expect(Object.fromEntries(fetchFile.mock.calls[0]![1])).toEqual(passed);
  });

  it('that the static layer lacks is named to the operator', async () => {
    const { send, reported } = setUp();
    await send('/api', {}, '203.0.113.7', () => new Response(null, { status: 404 }));
    expect(String(reported)).toBe('Error: /api/index.json should exist, but the static layer answered 404');
  });

  it.each(['/api/schema/matrix', '/api/schema/matrix.json'])('%s has the media type of schemas', async (path) => {
    const response = await setUp().send(path);
    expect(response.headers.get('content-type')).toBe('application/schema+json; charset=utf-8');
  });

  it.each([
    ['/api/matrix/15/6/1990', '</api/chart/15/6/19>; rel="related"'],
    ['/api/matrix/1990-06-15', '</api/chart/15/6/19>; rel="related"'],
    ['/api/chart/1990-06-15', null],
    ['/api/life-path/7', null],
  ])('%s links to %s', async (path, link) => {
    expect((await setUp().send(path)).headers.get('link')).toBe(link);
  });

  it.each([
    ['/api/matrix/1990-06-15', 'matrix'],
    ['/api/matrix/1990-02-30', 'matrix'],
    ['/api/chart/1990-06-15', 'api'],
    ['/api/chart/15/6/19', 'api'],
    ['/api/chart/1990-02-30', 'api'],
    ['/api/chart/23/6/19', 'api'],
  ])('%s counts as %s', async (path, policy) => {
    expect((await setUp().send(path)).headers.get('ratelimit')).toContain(`"${policy}";r=`);
  });

  it.each([
    ['/api/chart/23/6/19', 404, 'Chart not found'],
    ['/api/chart/15/13/19', 404, 'Chart not found'],
    ['/api/chart/15/6/1', 404, 'Chart not found'],
    ['/api/chart/0/6/19', 404, 'Chart not found'],
    ['/api/chart/x/6/19', 404, 'Chart not found'],
    ['/api/chart/15/6', 404, 'Chart not found'],
    ['/api/chart/1990-02-30', 400, 'Invalid date'],
    ['/api/chart/1899-12-31', 400, 'Invalid date'],
    ['/api/chart/hoy', 400, 'Invalid date'],
    ['/api/matrix/1990-13-01', 400, 'Invalid date'],
  ])('%s is %d, %s', async (path, status, error) => {
    const response = await setUp().send(path);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error });
  });

  it('draws the whole chart when asked', async () => {
    const { send } = setUp();
    const draw = matrixDrawer(content.positions, content.publisher);
    const texts = ['', '?detail=full', '?detail=x'].map(async (query) =>
      (await send(`/api/matrix/1/1/1990.svg${query}`)).text(),
    );
    expect(await Promise.all(texts)).toEqual(
      (['simple', 'full', 'simple'] as const).map((detail) =>
        draw({ day: 1, month: 1, year: 1990 }, { standalone: true, detail }),
      ),
    );
  });

  it.each([
    ['If-Match', '"other"'],
    ['If-Unmodified-Since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
    ['Range', 'bytes=0-0'],
    ['Range', 'bytes=9999-'],
  ])('is 200 as a whole with %s: %s, which the contract does not have', async (name, value) => {
    const { send, reported } = setUp();
    const response = await send('/api/life-path', { headers: { [name]: value } });
    expect([response.status, await response.json()]).toEqual([
      200,
      expect.objectContaining({ file: expect.any(String) }),
    ]);
    expect(reported).toEqual([]);
  });

  it('comes in the encoding that was asked for', async () => {
    const response = await setUp().send('/api/life-path', { headers: { 'Accept-Encoding': 'br' } });
    expect(await response.json()).toMatchObject({ encoding: 'br' });
  });

  it('is 304 without a body when the caller has it', async () => {
    const response = await setUp().send('/api/life-path', { headers: { 'If-None-Match': '"abc"' } });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...CONTRACT_HEADERS, etag: '"abc"' });
  });

  // The HTTP server drops the body; test/product and test/scripts/serve look at what is sent.
  it('answers HEAD as GET, so that the announced length is that of GET', async () => {
    const { send, asked } = setUp();
    const [head, get] = [await send('/api/life-path', { method: 'HEAD' }), await send('/api/life-path')];
    const headers = ({ headers: all }: Response) =>
      Object.fromEntries([...all].filter(([name]) => name !== 'ratelimit'));
    expect(headers(head)).toEqual(headers(get));
    expect(await head.text()).toBe(await get.text());
    expect(asked).toHaveLength(2);
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

  it.each([
    [{ first: 1990, last: 1991 }, '/api/matrix/31/12/1989', 'de los años 1990 a 1991, y se ha pedido una de 1989.'],
    [{ first: 1990, last: 1991 }, '/api/matrix/1992-01-01', 'de los años 1990 a 1991, y se ha pedido una de 1992.'],
    [{ first: 1990, last: 1990 }, '/api/matrix/1/1/1991', 'del año 1990, y se ha pedido una de 1991.'],
  ])('of a build of the years %j, %s is refused with the years that there are', async (years, path, message) => {
    const { send, reported } = setUp();
    const response = await send(path, {}, '203.0.113.7', async (file) =>
      file === '/api/index.json' ? Response.json({ years }) : new Response('not here', { status: 404 }),
    );
    expect([response.status, await response.json(), reported]).toEqual([
      400,
      { error: 'Invalid date', message: `Aquí solo están las fechas ${message}` },
      [],
    ]);
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...CONTRACT_HEADERS, 'cache-control': 'no-store' });
  });

  it.each([
    [
      'a valid date whose file is missing, and the index with it',
      async () => new Response('not here', { status: 404 }),
    ],
    [
      'a date of the first year whose file is missing',
      async (file) =>
        file === '/api/index.json'
          ? Response.json({ years: { first: 1990, last: 1991 } })
          : new Response('', { status: 404 }),
    ],
    [
      'a date of the last year whose file is missing',
      async (file) =>
        file === '/api/index.json'
          ? Response.json({ years: { first: 1989, last: 1990 } })
          : new Response('', { status: 404 }),
    ],
    [
      'a static layer that fails',
      async () => {
        throw new Error('secret detail');
      },
    ],
  ] as [string, Files][])('%s is 500 with the support contact and no detail', async (_, fetchFile) => {
    const { send, reported } = setUp();
    const response = await send('/api/matrix/15/6/1990', {}, '203.0.113.7', fetchFile);
    expect(response.status).toBe(500);
    const body = await response.text();
    expect(JSON.parse(body)).toEqual({ error: 'Internal error', message: expect.stringContaining('help@example.org') });
    expect(body).not.toMatch(/secret|stack|\.ts/);
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...CONTRACT_HEADERS, 'cache-control': 'no-store' });
    expect(reported).toHaveLength(1);
    // It was counted, and says so.
    expect(response.headers.get('ratelimit')).toBe('"matrix";r=59;t=60');
  });

  it('a static layer that hangs is 500 after ten seconds, and its request is aborted', async () => {
    vi.useFakeTimers();
    try {
      const { send, reported } = setUp();
      let aborted: AbortSignal | undefined;
      const answered = send('/api/life-path', {}, '203.0.113.7', (_, __, control) => {
        aborted = control.signal;
        return new Promise(() => {});
      });
      await vi.advanceTimersByTimeAsync(9_999);
      expect(aborted?.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect([(await answered).status, aborted?.aborted]).toEqual([500, true]);
      expect(reported).toEqual([new Error('the static layer took over 10000 ms')]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('a limiter that fails is 500 as well', async () => {
    const { send, reported } = setUp({ limiter: { take: () => Promise.reject(new Error('broken')) } });
    const response = await send('/api/life-path');
    expect([response.status, response.headers.get('ratelimit')]).toEqual([500, null]);
    expect(reported).toEqual([new Error('broken')]);
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

  it('does not echo a list of headers that no client sends', async () => {
    const response = await setUp().send('/api', {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Headers': 'x'.repeat(1_025) },
    });
    expect(response.headers.has('access-control-allow-headers')).toBe(false);
  });
});

describe('a path outside the API', () => {
  it.each([
    ['/%61pi/matrix/15/6/1990', '/api/matrix/15/6/1990'],
    ['/api%2fmatrix/15/6/1990', '/api/matrix/15/6/1990'],
    ['/%70erfil?birth=1990-06-15&x=?y', '/perfil?birth=1990-06-15&x=?y'],
    ['//perfil', '/perfil'],
    ['/x/%2e%2e%2fperfil', '/perfil'],
    ['//evil.example/%2e%2e%2f', '/'],
    ['//dataset//matrix.csv', '/dataset/matrix.csv'],
  ])('%s is redirected to %s for good', async (path, location) => {
    const { send, asked } = setUp();
    const response = await send(path);
    expect([response.status, response.headers.get('location'), asked]).toEqual([308, location, []]);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('is redirected with its query encoded, where a platform passes on what came over the network', async () => {
    const request = { method: 'GET', headers: new Headers(), url: 'https://example.org//perfil?x=묃#y' } as Request;
    const response = await setUp().gateway(request, '203.0.113.7', () => Response.error());
    expect([response.status, response.headers.get('location')]).toEqual([308, '/perfil?x=%EB%AC%83']);
  });

  it.each(['/%', '/a%00', '/%5cperfil', '/a%0d%0ab', '/%252e%252e/x', '/%c0%af'])('%s is 404', async (path) => {
    const { send, asked } = setUp();
    const response = await send(path);
    expect([response.status, response.headers.get('cache-control'), asked]).toEqual([404, 'no-store', []]);
  });

  it.each(['/perfil', '/', '/arcanos/', '/a%20b', '/%C3%B1'])(
    '%s comes from the static layer as it is, counted with the other endpoints',
    async (path) => {
      const { send, asked } = setUp({ limiter: createMemoryLimiter(), matrixLimit: 1 });
      const response = await send(path, { headers: { Range: 'bytes=0-0' } });
      expect([response.status, asked, response.headers.get('ratelimit')]).toEqual([206, [path], '"api";r=599;t=60']);
      expect((await send(path, { method: 'POST' })).headers.has('ratelimit')).toBe(false);
    },
  );

  it('is 500 when the static layer fails', async () => {
    const { send, reported } = setUp();
    const response = await send('/perfil', {}, '203.0.113.7', () => Promise.reject(new Error('broken')));
    expect([response.status, reported]).toEqual([500, [new Error('broken')]]);
  });

  it.each(['/API/life-path', '/Api', '/api/%2e%2e%2fperfil', '/api//life-path'])(
    '%s still belongs to the API, and nothing in it is decoded',
    async (path) => {
      const { send, asked } = setUp();
      const response = await send(path);
      expect([response.status, asked]).toEqual([404, []]);
      expect(await response.json()).toMatchObject({ error: 'Not found' });
    },
  );
});
