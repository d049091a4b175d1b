import type { Context } from '@netlify/edge-functions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

type Handler = (request: Request, context: Context) => Promise<Response>;

const SITE = 'https://example.org';
let api: Handler;
let mcp: Handler;
beforeAll(async () => {
  const env = { SUPPORT_CONTACT: 'ayuda@example.org', RATE_LIMIT_PER_MINUTE: 'many' };
  vi.stubGlobal('Netlify', { env: { toObject: () => env } });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  api = (await import('../../netlify/edge-functions/api.ts')).default;
  mcp = (await import('../../netlify/edge-functions/mcp.ts')).default;
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The `SITE_URL` of the build. */
const BUILT_FOR = 'https://numeros.example';
const INDEX = { '/api/index.json': { endpoints: { index: `${BUILT_FOR}/api` } } };

/** A context with files of the static layer, by path, which records its requests. */
function contextOf(ip: string, files: Record<string, unknown> = {}) {
  const asked: [path: string, condition: string | null, options: unknown][] = [];
  const next = async (request: Request, options: unknown): Promise<Response> => {
    const { pathname } = new URL(request.url);
    asked.push([pathname, request.headers.get('if-none-match'), options]);
    const known: Record<string, unknown> = { ...INDEX, ...files };
    return pathname in known ? Response.json(known[pathname]) : new Response('not here', { status: 404 });
  };
  return { asked, context: { ip, next } as unknown as Context };
}

const MATRIX = { '/api/matrix/15/6/1990.json': { matrix: 1 } };
const message = (body: string, headers = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
  body,
});
const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
/** Headers that a client can forge. */
const claims = (i: number) => {
  const names = ['X-Forwarded-For', 'X-Nf-Client-Connection-Ip', 'X-Real-Ip'];
  const address = `198.51.100.${i}`;
  return { ...Object.fromEntries(names.map((name) => [name, address])), Forwarded: `for=${address}` };
};
const left = ({ headers }: Response): string | null => headers.get('ratelimit');

describe('the edge functions count for the address that the platform saw', () => {
  it('not for one that the client claims, and both for the same client', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 62; i++) {
      const { context } = contextOf('203.0.113.7', MATRIX);
      const asked = [new Request(`${SITE}/api/matrix/15/6/1990`, { headers: claims(i) }), api] as const;
      const told = [new Request(`${SITE}/mcp`, message(PING, claims(i))), mcp] as const;
      const [request, answer] = i % 2 === 0 ? asked : told;
      statuses.push((await answer(request, context)).status);
    }
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429, 429]);
  });

  it('and apart for two addresses that claim to be the same', async () => {
    const headers = claims(1);
    for (const ip of ['203.0.113.20', '203.0.113.21', '2001:db8::1']) {
      const { context } = contextOf(ip, MATRIX);
      const asked = await api(new Request(`${SITE}/api/matrix/30/2/1990`, { headers }), context);
      const told = await mcp(new Request(`${SITE}/mcp`, message(PING, headers)), context);
      expect([left(asked), left(told)]).toEqual(['"matrix";r=59;t=60', '"matrix";r=58;t=60']);
    }
  });
});

it('a mistake in a setting is reported once, and the default applies', async () => {
  const problems = vi.mocked(console.error).mock.calls.map(([problem]) => String(problem).split('\n')[0]);
  expect(problems).toEqual([
    'RangeError: RATE_LIMIT_PER_MINUTE: "many" is not a limit; allowed: a whole number from 1 to 100000',
  ]);
});

it('both functions name the contact that is set when they fail', async () => {
  vi.doMock('../../netlify/mcp-server.ts', () => ({ handle: () => Promise.reject(new Error('no memory')) }));
  const { context } = contextOf('203.0.113.50');
  const asked = api(new Request(`${SITE}/api/matrix/15/6/1990`), context);
  const told = mcp(new Request(`${SITE}/mcp`, message(PING)), context);
  const said = 'Algo ha fallado de nuestro lado. Si se repite, escribe a ayuda@example.org.';
  for (const answer of [await asked, await told])
    expect([answer.status, await answer.json()]).toEqual([500, { error: 'Internal error', message: said }]);
  vi.doUnmock('../../netlify/mcp-server.ts');
});

it('the edge function of the API asks the static layer for the file, with the condition, and for nothing else', async () => {
  const { asked, context } = contextOf('203.0.113.30', MATRIX);
  const headers = { 'If-None-Match': '"x"', Range: 'bytes=0-1' };
  const response = await api(new Request(`${SITE}/api/matrix/15/06/1990?x=1`, { headers }), context);
  expect([response.status, await response.json()]).toEqual([200, { matrix: 1 }]);
  expect(asked).toEqual([['/api/matrix/15/6/1990.json', '"x"', { sendConditionalRequest: true }]]);
});

describe.each(['https://elsewhere.example', 'http://a"onload=alert(1)x="'])('asked as %s', (origin) => {
  /** A request with an unnormalized URL, as a platform may pass it on. */
  const asked = (path: string, init: RequestInit = {}): Request =>
    Object.defineProperty(new Request(`${SITE}${path}`, init), 'url', { value: `${origin}${path}` });
  const { context } = contextOf('203.0.113.60');

  it('what is computed names the address of the build', async () => {
    const body = await (await api(asked('/api/year/1990-06-15/2026'), context)).text();
    expect(JSON.parse(body)).toMatchObject({ source_url: `${BUILT_FOR}/matriz#pareja` });
    expect(body).not.toContain(origin);
  });

  it('so does oEmbed', async () => {
    const { default: oembed } = await import('../../netlify/edge-functions/oembed.ts');
    const query = new URLSearchParams({ url: `${BUILT_FOR}/perfil?birth=1990-06-15` });
    expect(await (await oembed(asked(`/oembed?${query}`), context)).json()).toMatchObject({
      provider_url: BUILT_FOR,
      thumbnail_url: `${BUILT_FOR}/api/matrix/15/6/1990.png`,
      html: expect.stringContaining(`src="${BUILT_FOR}/incrustar?birth=1990-06-15"`),
    });
  });
});
