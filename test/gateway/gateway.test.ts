import { describe, expect, it, vi } from 'vitest';
import { createGateway, type Files, type GatewayOptions } from '../../src/gateway/gateway.ts';
import { createMemoryLimiter } from '../../src/gateway/rate-limit/sliding-window.ts';
import { matrixDrawer } from '../../src/picture/draw-star.ts';
import { DARK, LIGHT } from '../../src/picture/octagram-style.ts';
import { LIMITS } from '../../src/settings/rate-limits.ts';
import { star } from '../../src/words/es/pages/star.ts';
import { content } from '../content-fixture.ts';

const SITE = 'https://example.org';

/** A static layer that knows every file, and notes what it was asked for. */
function fakeFiles(): { fetchFile: Files; asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    fetchFile: async (file, headers) => {
      asked.push(file);
      const known = {
        ETag: '"abc"',
        Connection: 'keep-alive',
        'Keep-Alive': 'timeout=5',
        'Transfer-Encoding': 'chunked',
      };
      const body = file === '/api/index.json' ? { endpoints: { index: 'https://numeros.example/api' } } : {};
      return new Response(JSON.stringify(body), { status: headers.has('range') ? 206 : 200, headers: known });
    },
  };
}

function setUp(options: Partial<GatewayOptions> = {}) {
  const files = fakeFiles();
  const reported: unknown[] = [];
  const gateway = createGateway({
    limiter: createMemoryLimiter(),
    limits: LIMITS,
    site: SITE,
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

// What is answered to which request is approved in test/approved/api/requests.txt, and asked of every front.
describe('a file', () => {
  it.each([
    [{}, {}],
    [{ 'accept-encoding': 'br' }, { 'accept-encoding': 'br' }],
    [
      { 'if-none-match': '"x"', 'if-modified-since': 'x', 'if-range': '"x"', 'if-match': '"y"', range: 'bytes=0-1' },
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

  it('has nothing of the static layer’s connection', async () => {
    const { headers } = await setUp().send('/api');
    for (const name of ['connection', 'keep-alive', 'transfer-encoding']) expect(headers.has(name)).toBe(false);
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

describe('what is computed', () => {
  const YEAR = '/api/year/1990-06-15/2026';

  it.each([
    ['https://set.example', 'https://set.example/matriz#pareja', []],
    [undefined, 'https://numeros.example/matriz#pareja', ['/api/index.json']],
  ])('names the site %s, or the build’s, which is read once', async (site, source_url, files) => {
    const { send, asked } = setUp({ site });
    for (let i = 0; i < 2; i++) expect(await (await send(YEAR)).json()).toMatchObject({ source_url });
    expect(asked).toEqual(files);
  });

  it('is 500 while the build’s address cannot be read, and then it is tried again', async () => {
    const { send, reported } = setUp({ site: undefined });
    const missing: Files = () => new Response('not here', { status: 404 });
    expect([(await send(YEAR, {}, '203.0.113.7', missing)).status, reported]).toEqual([
      500,
      [new Error('the static layer answered 404 for its index')],
    ]);
    expect((await send(YEAR)).status).toBe(200);
  });

  it.each([
    ['$', 304],
    ['W/$', 304],
    ['"other", $', 304],
    ['"other"', 200],
  ])('with If-None-Match: %s is %d', async (condition, status) => {
    const { send, asked } = setUp();
    for (const path of [YEAR, '/api/matrix/15/6/1990.svg']) {
      const etag = (await send(path)).headers.get('etag')!;
      const response = await send(path, { headers: { 'If-None-Match': condition.replace('$', () => etag) } });
      expect([response.status, (await response.text()) === '']).toEqual([status, status === 304]);
      expect([response.headers.get('etag'), response.headers.has('content-type')]).toEqual([etag, status === 200]);
    }
    expect(asked).toEqual([]);
  });

  it('is 500 when its texts cannot be loaded', async () => {
    const { send, reported } = setUp({ loadContent: () => Promise.reject(new Error('no module')) });
    expect([(await send(YEAR)).status, reported]).toEqual([500, [new Error('no module')]]);
  });
});

describe('a picture', () => {
  const JUNE = { day: 15, month: 6, year: 1990 };
  const draw = matrixDrawer(content.positions, content.publisher, star);

  it.each([
    ['?tema=oscuro', { theme: 'dark' }],
    ['?tema=claro&ancho=480', { theme: 'light', width: 480 }],
    ['?ancho=100', { width: 100 }],
    ['?ancho=2000&detail=full', { width: 2000, detail: 'full' }],
    ['?detail=simple&theme=azul&x', {}],
  ] as const)('%s', async (query, options) => {
    const response = await setUp().send(`/api/matrix/15/6/1990.svg${query}`);
    expect(await response.text()).toBe(draw(JUNE, { standalone: true, ...options }));
  });

  it.each([
    ['tema', 'azul', 'debe ser claro u oscuro'],
    ['tema', '', 'debe ser claro u oscuro'],
    ['tema', 'constructor', 'debe ser claro u oscuro'],
    ['detail', 'FULL', 'debe ser simple o full'],
    ['ancho', '99', 'debe ser un número entero de 100 a 2000'],
    ['ancho', '2001', 'debe ser un número entero de 100 a 2000'],
    ['ancho', '4e2', 'debe ser un número entero de 100 a 2000'],
  ])('refuses %s=%s, and says what is allowed', async (name, value, allowed) => {
    for (const path of ['/api/matrix/15/6/1990', '/api/couple/1990-06-15/1990-12-29']) {
      const response = await setUp().send(`${path}.svg?${name}=${value}`);
      const message = `El valor «${value}» de ${name} no es válido: ${allowed}.`;
      expect([response.status, await response.json()]).toEqual([400, { error: 'Invalid option', message }]);
      // A card has one size and one amount of detail, so of these two it knows nothing.
      expect((await setUp().send(`${path}.png?${name}=${value}`)).status).toBe(name === 'tema' ? 400 : 200);
    }
  });

  it('in one scheme has only its colours, and its height follows its width', () => {
    const svg = draw(JUNE, { standalone: true, theme: 'dark', width: 360 });
    expect([svg.includes(DARK.paper), svg.includes(LIGHT.paper), svg.includes('@media')]).toEqual([true, false, false]);
    expect(svg).toContain('viewBox="0 0 720 964" width="360" height="482"');
  });
});

/** Nothing but an index, if it says of which years there are files. */
const filesOf =
  (years: object | undefined): Files =>
  async (file) =>
    years && file === '/api/index.json' ? Response.json({ years }) : new Response('not here', { status: 404 });

describe('errors', () => {
  it.each([
    ['GET', '/api/matrix/30/2/2000', 400],
    ['GET', '/api/life-path/10', 404],
    ['POST', '/api/matrix/15/6/1990', 405],
  ])('%s %s is %d without a file', async (method, path, status) => {
    const { send, asked } = setUp();
    expect([(await send(path, { method })).status, asked]).toEqual([status, []]);
  });

  it.each([
    [{ first: 1990, last: 1991 }, '/api/matrix/31/12/1989', 'de los años 1990 a 1991, y se ha pedido una de 1989.'],
    [{ first: 1990, last: 1991 }, '/api/matrix/1992-01-01', 'de los años 1990 a 1991, y se ha pedido una de 1992.'],
    [{ first: 1990, last: 1990 }, '/api/matrix/1/1/1991', 'del año 1990, y se ha pedido una de 1991.'],
  ])('of a build of the years %j, %s is refused with the years that there are', async (years, path, message) => {
    const { send, reported } = setUp();
    const response = await send(path, {}, '203.0.113.7', filesOf(years));
    expect([response.status, await response.json(), reported]).toEqual([
      400,
      { error: 'Invalid date', message: `Aquí solo están las fechas ${message}` },
      [],
    ]);
  });

  it.each([
    ['a valid date whose file is missing, and the index with it', filesOf(undefined)],
    ['a date of the first year whose file is missing', filesOf({ first: 1990, last: 1991 })],
    ['a date of the last year whose file is missing', filesOf({ first: 1989, last: 1990 })],
    ['a static layer that fails', () => Promise.reject(new Error('secret detail'))],
  ] as [string, Files][])('%s is 500 with the support contact and no detail', async (_, fetchFile) => {
    const { send, reported } = setUp();
    const response = await send('/api/matrix/15/6/1990', {}, '203.0.113.7', fetchFile);
    expect(response.status).toBe(500);
    const body = await response.text();
    expect(JSON.parse(body)).toEqual({ error: 'Internal error', message: expect.stringContaining('help@example.org') });
    expect(body).not.toMatch(/secret|stack|\.ts/);
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
    expect([response.status, response.headers.get('ratelimit-policy')]).toEqual([500, null]);
    expect(reported).toEqual([new Error('broken')]);
  });
});

it('a preflight does not echo a list of headers that no client sends', async () => {
  const headers = { 'Access-Control-Request-Headers': 'x'.repeat(1_025) };
  const response = await setUp().send('/api', { method: 'OPTIONS', headers });
  expect(response.headers.has('access-control-allow-headers')).toBe(false);
});

describe('a path outside the API', () => {
  it.each([
    ['/%70erfil?birth=1990-06-15&x=?y', '/perfil?birth=1990-06-15&x=?y'],
    ['//evil.example/%2e%2e%2f', '/'],
    ['//dataset//matrix.csv', '/dataset/matrix.csv'],
    ['//api/name/Ana%20Ruiz/1990-06-15', '/api/name/Ana%20Ruiz/1990-06-15'],
  ])('%s is redirected to %s for good', async (path, location) => {
    const { send, asked } = setUp();
    const response = await send(path);
    expect([response.status, response.headers.get('location'), asked]).toEqual([308, location, []]);
    // It may hold a name or a date.
    expect(response.headers.get('cache-control')).toMatch(/^private,/);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('is redirected with its query encoded, where a platform passes on what came over the network', async () => {
    const request = { method: 'GET', headers: new Headers(), url: 'https://example.org//perfil?x=묃#y' } as Request;
    const response = await setUp().gateway(request, '203.0.113.7', () => Response.error());
    expect([response.status, response.headers.get('location')]).toEqual([308, '/perfil?x=%EB%AC%83']);
  });

  it.each(['/%', '/a%0d%0ab', '/%c0%af'])('%s is 404', async (path) => {
    const { send, asked } = setUp();
    const response = await send(path);
    expect([response.status, response.headers.get('cache-control'), asked]).toEqual([404, 'no-store', []]);
  });

  it.each(['/perfil', '/', '/arcanos/', '/a%20b', '/%C3%B1'])(
    '%s comes from the static layer as it is, counted with the other endpoints',
    async (path) => {
      const { send, asked } = setUp({ limiter: createMemoryLimiter(), limits: { ...LIMITS, matrix: 1 } });
      const response = await send(path, { headers: { Range: 'bytes=0-0' } });
      const policy = response.headers.get('ratelimit-policy');
      expect([response.status, asked, policy]).toEqual([206, [path], '"api";q=600;w=60']);
      expect((await send(path, { method: 'POST' })).headers.has('ratelimit-policy')).toBe(false);
    },
  );

  it('is 500 when the static layer fails', async () => {
    const { send, reported } = setUp();
    const response = await send('/perfil', {}, '203.0.113.7', () => Promise.reject(new Error('broken')));
    expect([response.status, reported]).toEqual([500, [new Error('broken')]]);
  });

  it.each(['/Api', '/api/%2e%2e%2fperfil', '/api//life-path'])(
    '%s still belongs to the API, and nothing in it is decoded',
    async (path) => {
      const { send, asked } = setUp();
      const response = await send(path);
      expect([response.status, asked]).toEqual([404, []]);
      expect(await response.json()).toMatchObject({ error: 'Not found' });
    },
  );
});
