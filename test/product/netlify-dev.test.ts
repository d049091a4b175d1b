import { rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NetlifyDev, startNetlifyDev } from '../../scripts/start/netlify-dev.ts';
import { askEveryTool } from '../mcp/ask-every-tool.ts';
import { createTemporaryProject, freePort, type TemporaryProject } from './temporary-project.ts';

/** Its file is missing, as after a broken deploy. */
const MISSING_DATE = '31/12/1990';

let project: TemporaryProject;
let server: NetlifyDev;
const matrixRequests = { sent: 0 };

beforeAll(async () => {
  const port = await freePort();
  project = await createTemporaryProject(`http://localhost:${port}`);
  await rm(`${project.root}/dist/api/matrix/${MISSING_DATE}.json`);
  server = await startNetlifyDev({ root: project.root, port, stdio: 'ignore' });
});
afterAll(async () => {
  await server?.stop();
  await project?.remove();
});

/** What counts as a matrix. */
const COUNTED = /^\/api\/(?:matrix|couple|year)\b/;

function get(path: string, init: RequestInit = {}): Promise<Response> {
  if (COUNTED.test(path) && (init.method ?? 'GET') !== 'OPTIONS') matrixRequests.sent++;
  return fetch(`${server.url}${path}`, init);
}

/** A path exactly as written: `fetch` would resolve dots and encode other scripts before sending. */
function getRaw(path: string): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  if (COUNTED.test(path)) matrixRequests.sent++;
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    httpRequest({ hostname, port, path }, (response) => {
      let body = '';
      response
        .on('data', (chunk) => {
          body += chunk;
        })
        .on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

function expectContractHeaders({ headers }: Response): void {
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('x-api-license')).toBe('CC-BY-4.0');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
}

describe('200', () => {
  it.each([
    '/api/matrix/15/6/1990',
    '/api/matrix/15/06/1990',
    '/api/matrix/15/6/1990/',
    '/api/matrix/15/6/1990?x=1',
    '/api/matrix/15/6/1990.json',
    '/api/matrix/1990-06-15',
  ])('GET %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expectContractHeaders(response);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=86400');
    expect(await response.json()).toMatchObject({
      input: { day: 15, month: 6, year: 1990 },
      details_url: `${server.url}/perfil?birth=1990-06-15`,
    });
  });

  it.each(['/api/chart/15/6/19', '/api/chart/1990-06-15'])('GET %s, with ETag, 304, HEAD and CORS', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expectContractHeaders(response);
    const body = await response.json();
    expect(body).toMatchObject({
      numbers: { a: 15, b: 6, c: 19 },
      karmic_tail: { arcana: [12, 16, 4] },
      points: { P4: 22 },
    });
    const etag = response.headers.get('etag')!;
    expect((await get(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    const head = await get(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
    expect((await get(path, { method: 'OPTIONS' })).status).toBe(204);
  });

  it('links a matrix to its chart', async () => {
    expect((await get('/api/matrix/15/6/1990')).headers.get('link')).toBe('</api/chart/15/6/19>; rel="related"');
  });

  it.each(['/api', '/api/life-path', '/api/life-path/33', '/api/arcana', '/api/arcana/22'])('GET %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expectContractHeaders(response);
    await response.json();
  });

  it('HEAD has the ETag of GET, and the ETag gives 304', async () => {
    const head = await get('/api/matrix/15/6/1990', { method: 'HEAD' });
    const full = await get('/api/matrix/15/6/1990');
    const etag = full.headers.get('etag')!;
    expect(head.headers.get('etag')).toBe(etag);
    expect(await head.text()).toBe('');
    const conditional = await get('/api/matrix/15/6/1990', { headers: { 'If-None-Match': etag } });
    expect(conditional.status).toBe(304);
    expectContractHeaders(conditional);
  });

  it.each(['/api/life-path', '/api/life-path/10', '/api/matrix/15/6/1990.svg'])(
    'HEAD %s announces the length of GET, or none',
    async (path) => {
      const [head, full] = [await get(path, { method: 'HEAD' }), await get(path)];
      expect([head.status, await head.text()]).toEqual([full.status, '']);
      expect([null, String((await full.arrayBuffer()).byteLength)]).toContain(head.headers.get('content-length'));
    },
  );

  it.each([
    ['If-Match', '"other"'],
    ['If-Unmodified-Since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
    ['Range', 'bytes=0-9'],
    ['Range', 'bytes=999999-'],
  ])('GET with %s: %s, which the contract does not have, is answered as a whole', async (name, value) => {
    const response = await get('/api/life-path/7', { headers: { [name]: value } });
    expect([response.status, await response.json()]).toMatchObject([200, { number: 7 }]);
  });
});

describe('another spelling of a path', () => {
  it.each([
    ['/%61pi/matrix/15/6/1990', '/api/matrix/15/6/1990'],
    ['/api%2fmatrix/15/6/1990', '/api/matrix/15/6/1990'],
    ['/%61pi/life-path.json?x=1', '/api/life-path.json?x=1'],
    ['/%70erfil?birth=1990-06-15', '/perfil?birth=1990-06-15'],
    ['/x/%2e%2e%2fperfil', '/perfil'],
  ])('%s is redirected to %s', async (path, location) => {
    expect(await getRaw(path)).toMatchObject({ status: 308, headers: { location } });
  });

  it.each(['//perfil', '/\\perfil', '/./perfil'])('%s has the headers of a page, if it is one', async (path) => {
    const { status, headers } = await getRaw(path);
    if (status === 200) expect(headers['content-security-policy']).toContain("default-src 'none'");
    else expect([301, 308, 404]).toContain(status);
  });

  it.each(['/%', '/a%00', '/%5cperfil', '/%252e%252e%252fperfil'])('%s is 404', async (path) => {
    expect((await getRaw(path)).status).toBe(404);
  });

  it('/nada%20aqui is canonical, and the page for what is not there', async () => {
    const { status, body } = await getRaw('/nada%20aqui');
    expect([status, body.includes('<h1>')]).toEqual([404, true]);
  });
});

describe('errors', () => {
  it.each([
    ['GET', '/api/matrix/30/2/1990', 400, 'Invalid date'],
    ['GET', '/api/matrix/15/6/1899', 400, 'Invalid date'],
    ['GET', '/api/matrix/15/6/2101', 400, 'Invalid date'],
    ['GET', '/api/matrix/uno/6/1990', 400, 'Invalid date'],
    ['GET', '/api/life-path/10', 404, 'Number not found'],
    ['GET', '/api/arcana/0', 404, 'Arcanum not found'],
    ['GET', '/api/nothing', 404, 'Not found'],
    ['GET', '/api/matrix/15/6/1991', 400, 'Invalid date'],
    ['GET', `/api/matrix/${MISSING_DATE}`, 500, 'Internal error'],
    ['POST', '/api/life-path', 405, 'Method not allowed'],
  ])('%s %s is %d %s', async (method, path, status, error) => {
    const response = await get(path, { method });
    expect(response.status).toBe(status);
    expectContractHeaders(response);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ error });
  });

  it.each([
    '/api/matrix/15%2F6%2F1990',
    '/api/matrix/+5/6/1990',
    '/api/matrix/5.0/6/1990',
    '/api/matrix/1e1/6/1990',
    '/api/matrix/%D9%A5/6/1990',
  ])('GET %s as written is 400', async (path) => {
    const { status, body } = await getRaw(path);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ error: 'Invalid date' });
  });

  it('lists the valid numbers', async () => {
    const response = await get('/api/life-path/10');
    expect(await response.json()).toMatchObject({ valid_numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] });
  });
});

describe('couples and years', () => {
  it('the couple of the method’s example is the same in either order, with ETag, 304 and HEAD', async () => {
    const [path, back] = ['/api/couple/1990-06-15/1990-12-29', '/api/couple/1990-12-29/1990-06-15'];
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expectContractHeaders(response);
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=86400');
    expect([response.headers.get('referrer-policy'), response.headers.get('x-robots-tag')]).toEqual([
      'no-referrer',
      'noindex',
    ]);
    const body = await response.text();
    expect(JSON.parse(body)).toMatchObject({
      input: { a: '1990-06-15', b: '1990-12-29' },
      points: { A: 8, B: 18, C: 11, D: 10, E: 20, F: 8, G: 11, H: 12, I: 9, L: 4, P1: 11, P2: 4, P3: 15 },
      center: { arcana: 20, name: 'El Juicio' },
      source_url: `${server.url}/matriz#pareja`,
    });
    expect(await (await get(back)).text()).toBe(body);
    const etag = response.headers.get('etag')!;
    expect((await get(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    const head = await get(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    expect((await get(path, { method: 'OPTIONS' })).status).toBe(204);
  });

  it('the year of the method’s example', async () => {
    expect(await (await get('/api/year/1990-06-15/2026')).json()).toMatchObject({
      input: { date: '1990-06-15', year: 2026 },
      arcana: 4,
      name: 'El Emperador',
    });
  });

  it('a couple as a picture', async () => {
    const response = await get('/api/couple/1990-06-15/1990-12-29.svg?detail=full');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(await response.text()).toContain('>15 de junio de 1990 y 29 de diciembre de 1990 · ');
  });

  it.each([
    ['/api/couple/1990-06-15/1990-02-30', 'La segunda fecha no es válida. El 30 de febrero de 1990 no existe'],
    ['/api/couple/1990-13-15/1990-06-15', 'La primera fecha no es válida. El mes «13» no es válido'],
    ['/api/year/1990-06-15/1899', 'El año «1899» no es válido'],
  ])('%s is 400: %s', async (path, words) => {
    const response = await get(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'Invalid date', message: expect.stringContaining(words) });
  });
});

describe('the picture', () => {
  const PICTURE = '/api/matrix/15/6/1990.svg';

  it('is an SVG under the contract’s headers, for any date', async () => {
    const response = await get('/api/matrix/15/6/1991.svg');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expectContractHeaders(response);
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=86400');
    expect(await response.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  });

  it('gives 304 for its ETag, no body for HEAD, and 400 for a wrong date', async () => {
    const etag = (await get(PICTURE)).headers.get('etag')!;
    const known = await get(PICTURE, { headers: { 'If-None-Match': etag } });
    expect([known.status, known.headers.has('content-security-policy')]).toEqual([304, true]);
    const head = await get(PICTURE, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await get('/api/matrix/30/2/1990.svg')).status).toBe(400);
  });
});

describe('pages', () => {
  it.each([
    '/',
    '/perfil?birth=1990-06-15',
    '/camino-de-vida/',
    '/camino-de-vida/33',
    '/arcanos/',
    '/arcanos/17',
    '/matriz',
    '/datos',
    '/docs',
    '/licencia',
  ])('GET %s is answered at once and under the strict policy', async (path) => {
    const response = await get(path, { redirect: 'manual' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self';/,
    );
    await response.text();
  });

  it('a profile has its date in the head for readers without a script, and no other text of its address', async () => {
    const dated = await get('/perfil?birth=15/6/1990');
    const html = await dated.text();
    expect(html).toContain('<title>Perfil del 15 de junio de 1990 · ');
    expect(html).toContain(`<meta property="og:url" content="${server.url}/perfil?birth=1990-06-15"/>`);
    const known = { headers: { 'If-None-Match': dated.headers.get('etag')! } };
    expect((await get('/perfil?birth=1990-06-15', known)).status).toBe(304);
    const general = await (await get('/perfil')).text();
    expect(general).not.toContain('15 de junio');
    expect(await (await get('/perfil?birth=%22%3E%3Cscript%3E')).text()).toBe(general);
  });

  it('GET of anything else is the page for it', async () => {
    const response = await get('/nada');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<h1>Aquí no hay nada dibujado</h1>');
  });
});

it.each(['/404.html', '/robots.txt', '/sitemap.xml'])('GET %s is under the strict policy', async (path) => {
  const { headers } = await get(path);
  expect([headers.get('content-security-policy'), headers.get('x-content-type-options')]).toEqual([
    expect.stringContaining("default-src 'none'"),
    'nosniff',
  ]);
});

it('OPTIONS is a preflight', async () => {
  const response = await get('/api/matrix/15/6/1990', {
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Headers': 'x-app' },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-methods')).toBe('GET, OPTIONS');
  expect(response.headers.get('access-control-max-age')).toBe('86400');
  expect(response.headers.get('access-control-allow-headers')).toBe('x-app');
});

describe('the MCP server', () => {
  const post = (init?: RequestInit): Promise<Response> => {
    if (init?.method === 'POST') matrixRequests.sent++;
    return fetch(`${server.url}/mcp`, init);
  };

  it('answers the official client, for every tool', async () => {
    const transport = new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), {
      fetch: (_, init) => post(init),
    });
    await askEveryTool(transport, server.url);
  });

  it('refuses what is too large, and answers preflight and GET', async () => {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
    expect((await post({ method: 'POST', headers, body: ' '.repeat(20_000) })).status).toBe(413);
    const preflight = await fetch(`${server.url}/mcp`, { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'POST, OPTIONS']);
    expect((await fetch(`${server.url}/mcp`)).status).toBe(405);
  });
});

it('passes 60 matrix requests in a minute and refuses the 61st', async () => {
  expect(matrixRequests.sent).toBeLessThan(60);
  while (matrixRequests.sent < 59) await get('/api/matrix/15/6/1990');
  const sixtieth = await get('/api/matrix/15/6/1990');
  expect([sixtieth.status, sixtieth.headers.get('ratelimit')]).toEqual([
    200,
    expect.stringMatching(/^"matrix";r=0;t=\d+$/),
  ]);
  expect((await get('/api/year/1990-06-15/2026')).status).toBe(429);
  const refused = await get('/api/matrix/15/6/1990');
  expect(refused.status).toBe(429);
  expectContractHeaders(refused);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(await refused.json()).toMatchObject({ error: 'Too many requests' });
  expect((await get('/api/life-path')).status).toBe(200);
});

describe('the dataset', () => {
  // The types are not looked at: this server takes them from the extension, production from `_headers`.
  it.each([
    ['matrix.csv', 'attachment; filename="matrix.csv"'],
    ['matrix.parquet', 'attachment; filename="matrix.parquet"'],
    ['matrix.ndjson.gz', 'attachment; filename="matrix.ndjson.gz"'],
    ['open-numerology.sqlite', 'attachment; filename="open-numerology.sqlite"'],
    ['SHA256SUMS', 'inline; filename="SHA256SUMS"'],
  ])('serves %s whole, open to every origin, as %s', async (file, disposition) => {
    const response = await get(`/dataset/${file}`);
    expect(response.status).toBe(200);
    expectContractHeaders(response);
    expect(response.headers.get('content-disposition')).toBe(disposition);
    const { files } = (await (await get('/dataset/index.json')).json()) as { files: { name: string; bytes: number }[] };
    expect((await response.arrayBuffer()).byteLength).toBe(files.find(({ name }) => name === file)!.bytes);
  });
});
