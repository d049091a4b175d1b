import { describe, expect, it, vi } from 'vitest';
import { wantsPage } from '../../src/gateway/count-request.ts';
import { createGateway, type Files, type GatewayOptions } from '../../src/gateway/gateway.ts';
import { createMemoryLimiter } from '../../src/gateway/rate-limit/sliding-window.ts';
import { LIMITS } from '../../src/settings/rate-limits.ts';
import { content } from '../content-fixture.ts';

const SITE = 'https://example.org';
const MATRIX = '/api/matrix/15/6/1990';
const YEAR = '/api/year/1990-06-15/2026';
const IP = '203.0.113.7';
const NO_INDEX = 'the static layer answered 404 for its index';

/** A gateway in front of a static layer that has every file and records its requests. */
function setUp(options: Partial<GatewayOptions> = {}) {
  const [asked, reported]: [string[], unknown[]] = [[], []];
  const gateway = createGateway({
    ...{ limiter: createMemoryLimiter(), limits: LIMITS, site: SITE, support: 'help@example.org' },
    ...{ loadContent: async () => content, now: () => 0, report: (error: unknown) => reported.push(error) },
    ...options,
  });
  const everyFile: Files = async (file, headers) => {
    asked.push(file);
    const body = file === '/api/index.json' ? { endpoints: { index: 'https://numeros.example/api' } } : {};
    const connection = { Connection: 'keep-alive', 'Keep-Alive': 'timeout=5', 'Transfer-Encoding': 'chunked' };
    return Response.json(body, { status: headers.has('range') ? 206 : 200, headers: connection });
  };
  const send = (path: string, init: RequestInit = {}, files = everyFile, ip = IP): Promise<Response> =>
    gateway(new Request(`${SITE}${path}`, init), ip, files);
  return { send, gateway, asked, reported };
}

// All responses are approved in test/approved/api/requests.txt, which every front is tested against.
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
    await setUp().send('/api', { headers }, fetchFile);
    expect(Object.fromEntries(fetchFile.mock.calls[0]![1])).toEqual(passed);
  });

  it('has no connection headers of the static layer, and HEAD has the body of GET, for its length', async () => {
    const { headers } = await setUp().send('/api');
    for (const name of ['connection', 'keep-alive', 'transfer-encoding']) expect(headers.has(name)).toBe(false);
    // The HTTP server drops the body.
    expect(await (await setUp().send(YEAR, { method: 'HEAD' })).text()).toBe(await (await setUp().send(YEAR)).text());
  });
});

describe('the address of the site', () => {
  it.each([
    ['https://set.example', 'https://set.example', []],
    [undefined, 'https://numeros.example', ['/api/index.json']],
  ])('that is set is %s; without one it is the build’s, which is read once', async (site, named, files) => {
    const { send, asked } = setUp({ site, limits: { ...LIMITS, matrix: 2 } });
    for (let i = 0; i < 2; i++)
      expect(await (await send(YEAR)).json()).toMatchObject({ source_url: `${named}/matriz#pareja` });
    expect((await (await send(YEAR)).json()).message).toContain(`${named}/datos`);
    expect(asked).toEqual(files);
  });

  it('is tried again after it could not be read', async () => {
    const { send, reported } = setUp({ site: undefined });
    const missing: Files = () => new Response('not here', { status: 404 });
    expect((await send(YEAR, {}, missing)).status).toBe(500);
    expect([(await send(YEAR)).status, reported]).toEqual([200, [new Error(NO_INDEX)]]);
  });
});

/** A static layer with only an index, which may list the years of the build. */
const filesOf =
  (first?: number, last?: number): Files =>
  async (file) =>
    first && file === '/api/index.json' ? Response.json({ years: { first, last } }) : new Response('', { status: 404 });
const broken = () => Promise.reject(new Error('secret detail'));

describe('errors', () => {
  it.each([
    ['GET', '/api/matrix/30/2/2000', 400],
    ['GET', '/api/life-path/10', 404],
    ['POST', MATRIX, 405],
    // Paths of the API are not decoded.
    ...['/Api', '/api/%2e%2e%2fperfil', '/api//life-path'].map((path) => ['GET', path, 404] as const),
    ...['/%', '/a%0d%0ab', '/%c0%af'].map((path) => ['GET', path, 404] as const),
  ] as const)('%s %s is %d of the API without asking for a file', async (method, path, status) => {
    const { send, asked } = setUp();
    const response = await send(path, { method });
    expect([response.status, response.headers.get('cache-control'), asked]).toEqual([status, 'no-store', []]);
    expect(await response.json()).toHaveProperty('error');
  });

  it.each([
    [1990, 1991, '/api/matrix/31/12/1989', 'de los años 1990 a 1991, y se ha pedido una de 1989.'],
    [1990, 1991, '/api/matrix/1992-01-01', 'de los años 1990 a 1991, y se ha pedido una de 1992.'],
    [1990, 1990, '/api/matrix/1/1/1991', 'del año 1990, y se ha pedido una de 1991.'],
  ])('of a build of the years %i to %i, %s is refused with the years that there are', async (from, to, path, text) => {
    const { send, reported } = setUp();
    const response = await send(path, {}, filesOf(from, to));
    const body = { error: 'Invalid date', message: `Aquí solo están las fechas ${text}` };
    expect([response.status, await response.json(), reported]).toEqual([400, body, []]);
  });

  it.each(['/api/en', '/api/en/life-path'])('of a build without English, %s is 404 in English', async (path) => {
    const { send, reported } = setUp();
    const response = await send(path, {}, filesOf(1990, 1990));
    expect([response.status, await response.json(), reported]).toEqual([
      404,
      { error: 'Not found', message: expect.stringMatching(/^There/) },
      [],
    ]);
  });

  const missing = '/api/matrix/15/6/1990.json should exist, but the static layer answered 404';
  it.each<[what: string, path: string, problem: string, files: Files, options?: Partial<GatewayOptions>]>([
    ['a file that is missing', '/api/life-path', missing.replace('matrix/15/6/1990', 'life-path'), filesOf(1990, 1990)],
    ['an index that is missing', '/api', NO_INDEX, filesOf()],
    ['a date whose file is missing, and the index with it', MATRIX, NO_INDEX, filesOf()],
    ['a date of the first year whose file is missing', MATRIX, missing, filesOf(1990, 1991)],
    ['a date of the last year whose file is missing', MATRIX, missing, filesOf(1989, 1990)],
    ['a static layer that fails', MATRIX, 'secret detail', broken],
    ['a static layer that fails for a page', '/perfil', 'secret detail', broken],
    ['texts that cannot be loaded', YEAR, 'secret detail', filesOf(), { loadContent: broken }],
    ['a limiter that fails', MATRIX, 'secret detail', filesOf(), { limiter: { take: broken } }],
  ])('%s is 500 with the support contact and no detail', async (_, path, problem, files, options) => {
    const { send, reported } = setUp(options);
    const response = await send(path, {}, files);
    const message = 'Algo ha fallado de nuestro lado. Si se repite, escribe a help@example.org.';
    expect([response.status, await response.json()]).toEqual([500, { error: 'Internal error', message }]);
    expect(reported).toEqual([new Error(problem)]);
    // Counted responses show the allowance.
    const left = /perfil|life-path|api$/.test(path) ? '"api";r=599;t=60' : '"matrix";r=59;t=60';
    expect(response.headers.get('ratelimit')).toBe(options?.limiter ? null : left);
  });

  it.each<[what: string, path: string, files: Files, options?: Partial<GatewayOptions>]>([
    ['a static layer that fails', '/api/en/life-path', broken],
    ['a static layer that fails for a page', '/en/profile', broken],
    ['texts that cannot be loaded', '/api/en/year/1990-06-15/2026', filesOf(), { loadContent: broken }],
    ['a limiter that fails', '/api/en/life-path', filesOf(), { limiter: { take: broken } }],
    ['a limiter that fails for a page', '/en/profile', filesOf(), { limiter: { take: broken } }],
  ])('%s is 500 in English at %s', async (_, path, files, options) => {
    const response = await setUp(options).send(path, {}, files);
    const message = 'Something failed on our side. If it happens again, write to help@example.org.';
    expect([response.status, response.headers.get('content-language'), await response.json()]).toEqual([
      500,
      'en',
      { error: 'Internal error', message },
    ]);
  });

  it('a static layer that hangs is a 500 after ten seconds; its request is aborted and its late file closed', async () => {
    vi.useFakeTimers();
    try {
      const { send, reported } = setUp();
      let signal: AbortSignal | undefined;
      let arrive!: (file: Response) => void;
      const answered = send('/api/life-path', {}, (_, __, control) => {
        signal = control.signal;
        return new Promise((resolve) => {
          arrive = resolve;
        });
      });
      await vi.advanceTimersByTimeAsync(9_999);
      expect(signal?.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect([(await answered).status, signal?.aborted]).toEqual([500, true]);
      expect(reported).toEqual([new Error('the static layer took over 10000 ms')]);
      const close = vi.fn();
      arrive(new Response(new ReadableStream({ cancel: close })));
      await vi.advanceTimersByTimeAsync(0);
      expect(close).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a path outside the API', () => {
  it.each([
    ['//perfil?x=묃#y', '/perfil?x=%EB%AC%83'],
    ['//api/name/Ana%20Ruiz?x=?y', '/api/name/Ana%20Ruiz?x=?y'],
  ])('%s, as it came over the network, is redirected to %s, which may hold a name', async (path, location) => {
    const request = { method: 'GET', headers: new Headers(), url: `${SITE}${path}` } as Request;
    const { status, headers } = await setUp().gateway(request, IP, () => Response.error());
    expect([status, headers.get('location'), headers.get('referrer-policy')]).toEqual([308, location, 'no-referrer']);
    expect(headers.get('cache-control')).toMatch(/^private,/);
  });

  it.each(['/perfil', '/', '/arcanos/', '/a%20b', '/%C3%B1'])(
    '%s comes from the static layer as it is',
    async (path) => {
      const { send, asked } = setUp({ limits: { ...LIMITS, matrix: 1 } });
      const { status, headers } = await send(path, { headers: { Range: 'bytes=0-0' } });
      expect([status, asked, headers.get('ratelimit-policy')]).toEqual([206, [path], '"api";q=600;w=60']);
      expect((await send(path, { method: 'POST' })).headers.has('ratelimit-policy')).toBe(false);
    },
  );
});

// versions-and-defaults.test.ts tests the limits themselves; each endpoint's allowance is in the approved outputs.
describe('the count of a client', () => {
  /** The remaining allowance after some requests, from a response that caches do not keep. */
  async function left(paths: readonly string[], init: RequestInit = {}): Promise<string[]> {
    const { send } = setUp();
    for (const path of paths) await send(path, init);
    const said = [await send('/api/matrix/30/2/1990'), await send('/api/nothing')];
    return said.map(({ headers }) => headers.get('ratelimit')!.replace(/"(\w+)";r=(\d+);t=60/, '$1 $2'));
  }

  it('is one for all that depends on a date, and another for all else', async () => {
    const dated = ['/api/couple/1990-06-15/1990-12-29', YEAR, `${MATRIX}.svg`, MATRIX, '/api/name/Ana'];
    const refused = ['/api/couple/x/y', '/api/year/1990-06-15/26', '/api/matrix/x.svg'];
    expect(await left([...dated, ...refused])).toEqual(['matrix 51', 'api 599']);
    const others = ['/api/life-path/7', '/api', '/dataset/matrix.csv', '/datos', '/assets/site.js', '/nada'];
    expect(await left(others)).toEqual(['matrix 59', 'api 593']);
  });

  it.each([
    ['HEAD', 58],
    ['POST', 59],
    ['OPTIONS', 59],
  ])('of %s leaves %i', async (method, rest) => {
    expect((await left([MATRIX], { method }))[0]).toBe(`matrix ${rest}`);
  });

  it('is that of its address, or of its /64', async () => {
    const { send } = setUp({ limits: { ...LIMITS, matrix: 1 } });
    const statuses: number[] = [];
    for (const ip of [IP, IP, '203.0.113.8', '2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'])
      statuses.push((await send(MATRIX, {}, () => new Response('{}'), ip)).status);
    expect(statuses).toEqual([200, 429, 200, 200, 429, 200]);
  });

  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  it.each([
    ['/datos', BROWSER, 'text/html; charset=utf-8', '<h1>Demasiadas páginas seguidas</h1>'],
    ['/en/data', BROWSER, 'text/html; charset=utf-8', '<html lang="en">'],
    ['/perfil?birth=1990-06-15', BROWSER, 'text/html; charset=utf-8', 'Espera 60 segundos y vuelve a intentarlo.'],
    ['/datos', '*/*', 'application/json; charset=utf-8', '{"error":"Too many requests",'],
    ['/assets/site.css', 'text/css,*/*;q=0.1', 'application/json; charset=utf-8', '{"error":"Too many requests",'],
    ['/api/life-path/7', BROWSER, 'application/json; charset=utf-8', '{"error":"Too many requests",'],
  ])('that is used up is a page for whoever reads pages: %s, %s', async (path, accept, type, part) => {
    const { send } = setUp({ limits: { ...LIMITS, other: 1 } });
    await send(path);
    const refused = await send(path, { headers: { accept } });
    expect([refused.status, refused.headers.get('content-type'), await refused.text()]).toEqual([
      429,
      type,
      expect.stringContaining(part),
    ]);
    expect(['retry-after', 'cache-control'].map((name) => refused.headers.get(name))).toEqual(['60', 'no-store']);
  });
});

it.each([
  [
    true,
    ['text/html', 'TEXT/HTML', 'application/xhtml+xml,text/html;q=0.9,*/*;q=0.8', '*/*, text/html; charset=utf-8'],
  ],
  [false, ['', '*/*', 'text/*', 'text/plain', 'application/json', 'text/html5', 'text/htmlx', 'html']],
])('it is %s that %j is shown to a person', (expected, types) => {
  expect(types.filter((accept) => wantsPage(new Headers({ accept })) !== expected)).toEqual([]);
  expect(wantsPage(new Headers())).toBe(false);
});
