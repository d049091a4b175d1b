import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askEveryTool } from '../../mcp/ask-every-tool.ts';
import { freePort } from '../../product/temporary-project.ts';
import { runScript, startScript } from '../../run-script.ts';
import { BIG_SIZE, createServedFolder } from './served-folder.ts';

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Of the built year, and yet its file is not there. */
const MISSING_DATE = '31/12/1990';

let folder: Awaited<ReturnType<typeof createServedFolder>>;
let server: ReturnType<typeof startScript>;
let port: number;

beforeAll(async () => {
  folder = await createServedFolder('https://example.org');
  await rm(path.join(folder.dir, `api/matrix/${MISSING_DATE}.json`));
  port = await freePort();
  server = startScript('serve.ts', ['--dir', folder.dir], { PORT: String(port), TRUST_PROXY: '1' });
  await new Promise((resolve) => server.child.stdout!.once('data', resolve));
});
afterAll(async () => {
  server?.child.kill('SIGTERM');
  await server?.done;
  await folder?.remove();
});

/** Each with an address of its own, unless told, so that no test uses up another's allowance. */
let address = 0;
function get(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const forwarded = `10.0.${++address >> 8}.${address & 255}`;
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { port, host: '127.0.0.1', path: target, method, headers: { 'X-Forwarded-For': forwarded, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
        );
        response.on('error', reject);
      },
    );
    request.on('error', reject).end();
  });
}

const file = (name: string): Promise<Buffer> => readFile(path.join(folder.dir, name));

describe('the API', () => {
  it('answers with the bytes of the file and the headers of the contract', async () => {
    const { status, headers, body } = await get('/api/matrix/15/06/1990');
    expect(status).toBe(200);
    expect(body).toEqual(await file('api/matrix/15/6/1990.json'));
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'x-api-license': 'CC-BY-4.0',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=86400',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      'ratelimit-policy': '"matrix";q=60;w=60',
      ratelimit: '"matrix";r=59;t=60',
    });
  });

  it('computes couples and years, counted with the matrix', async () => {
    // The build's address and not the caller's, whose answer a cache may give to others.
    const client = { 'X-Forwarded-For': '10.9.9.9', Host: 'elsewhere.example' };
    const couple = await get('/api/couple/1990-12-29/1990-06-15', client);
    expect(couple.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(couple.body.length),
      'x-robots-tag': 'noindex',
      ratelimit: '"matrix";r=59;t=60',
    });
    expect(JSON.parse(couple.body.toString())).toMatchObject({
      input: { a: '1990-06-15', b: '1990-12-29' },
      center: { arcana: 20 },
      source_url: 'https://example.org/matriz#pareja',
    });
    const known = await get('/api/couple/1990-06-15/1990-12-29', { ...client, 'If-None-Match': couple.headers.etag! });
    expect([known.status, known.body.length]).toEqual([304, 0]);
    const year = await get('/api/year/1990-06-15/2026', client, 'HEAD');
    expect([year.status, year.body.length, year.headers.ratelimit]).toEqual([200, 0, '"matrix";r=57;t=60']);
    const picture = await get('/api/couple/1990-06-15/1990-12-29.svg', client);
    expect([picture.headers['content-type'], picture.body.subarray(0, 5).toString()]).toEqual([
      'image/svg+xml; charset=utf-8',
      '<svg ',
    ]);
    expect((await get('/api/couple/1990-06-15/x', client)).status).toBe(400);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('compresses with %s, under an ETag of its own', async (encoding, decompress) => {
    const plain = await get('/api/matrix/2/6/1990');
    const packed = await get('/api/matrix/2/6/1990', { 'Accept-Encoding': encoding });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
    expect(decompress(packed.body)).toEqual(plain.body);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const again = await get('/api/matrix/2/6/1990', {
      'Accept-Encoding': encoding,
      'If-None-Match': `"other", W/${packed.headers.etag}`,
    });
    expect([again.status, again.body.length, again.headers.etag, again.headers.vary]).toEqual([
      304,
      0,
      packed.headers.etag,
      'Accept-Encoding',
    ]);
  });

  it('gives a file of the same size and time another ETag when its content differs, as in an unpacked mirror', async () => {
    const [one, other] = ['api/life-path/1.json', 'api/life-path/2.json'].map((name) => path.join(folder.dir, name));
    const [etag, content] = [(await get('/api/life-path/1')).headers.etag, await readFile(one!)];
    await writeFile(other!, content);
    await utimes(other!, 0, 0);
    await utimes(one!, 0, 0);
    expect((await get('/api/life-path/2')).headers.etag).toBe(etag);
    await writeFile(other!, content.toString().replace('"number":1', '"number":2'));
    await utimes(other!, 0, 0);
    // Another encoding than above: what is in memory stays as it is until the folder is replaced.
    const gzip = { 'Accept-Encoding': 'gzip' };
    const tags = [await get('/api/life-path/1', gzip), await get('/api/life-path/2', gzip)].map(
      ({ headers }) => headers.etag,
    );
    expect(tags[0]).not.toBe(tags[1]);
  });

  it.each(['/api/arcana', '/api/life-path/10', '/api/matrix/15/6/1990.svg', '/perfil.svg'])(
    'announces for HEAD %s the length of GET',
    async (target) => {
      const [head, whole] = [await get(target, {}, 'HEAD'), await get(target)];
      expect([head.status, head.body.length]).toEqual([whole.status, 0]);
      expect(head.headers['content-length']).toBe(String(whole.body.length));
    },
  );

  it('answers HEAD with the headers of GET', async () => {
    const [head, whole] = [await get('/api/arcana', {}, 'HEAD'), await get('/api/arcana')];
    const { date: _, ...headers } = whole.headers;
    expect(head.headers).toMatchObject(headers);
    expect(head.body).toHaveLength(0);
  });

  it.each([
    ['GET', '/api/matrix/30/2/2000', 400],
    ['GET', '/api/life-path/10', 404],
    ['POST', '/api/life-path', 405],
    ['OPTIONS', '/api/matrix/1/1/1990', 204],
    ['GET', '/api/matrix/1/1/1991', 400],
    ['GET', `/api/matrix/${MISSING_DATE}`, 500],
    ['GET', '/x/../api/life-path', 200],
    ['GET', '/%61pi/life-path.json', 308],
    ['GET', '/api%2flife-path.json', 308],
    ['GET', '//api/life-path.json', 308],
    ['GET', '/API/life-path.json', 404],
    ['GET', '/x/%2e%2e/api/index.json', 200],
  ])('%s %s is %d, and always the gateway’s', async (method, target, status) => {
    const made = await get(target, {}, method);
    expect([made.status, made.headers['x-api-license']]).toEqual([status, 'CC-BY-4.0']);
  });

  it('says which years there are when a date is of another', async () => {
    const { status, headers, body } = await get('/api/matrix/1/1/1985', { 'Accept-Encoding': 'br' });
    expect([status, headers['cache-control'], headers.ratelimit, JSON.parse(body.toString())]).toEqual([
      400,
      'no-store',
      '"matrix";r=59;t=60',
      { error: 'Invalid date', message: 'Aquí solo están las fechas del año 1990, y se ha pedido una de 1985.' },
    ]);
    expect(JSON.parse((await get('/api')).body.toString()).years).toEqual({ first: 1990, last: 1990 });
    // What needs no file of that year is answered.
    for (const target of ['/api/chart/1985-01-01', '/api/matrix/1/1/1985.svg', '/api/year/1985-01-01/1990'])
      expect([target, (await get(target)).status]).toEqual([target, 200]);
  });

  it('limits by the address that the one proxy saw, whatever the client adds', async () => {
    const last = '203.0.113.7';
    const statuses = [];
    for (let i = 0; i < 62; i++)
      statuses.push((await get('/api/matrix/15/6/1990', { 'X-Forwarded-For': `198.51.100.${i}, ${last}` })).status);
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429, 429]);
  });
});

describe('the MCP server', () => {
  it('answers the official client, for every tool, and counts for the same client', async () => {
    const url = new URL(`http://127.0.0.1:${port}/mcp`);
    const requestInit = { headers: { 'X-Forwarded-For': '203.0.113.55' } };
    await askEveryTool(new StreamableHTTPClientTransport(url, { requestInit }), 'https://example.org');
    const { headers } = await get('/api/matrix/15/6/1990', { 'X-Forwarded-For': '203.0.113.55' });
    expect(Number(/r=(\d+)/.exec(headers.ratelimit as string)![1])).toBeLessThan(52);
  });

  it('refuses what is too large, and answers preflight and GET', async () => {
    const send = (method: string, body?: string): Promise<Response> =>
      fetch(`http://127.0.0.1:${port}/mcp`, {
        method,
        ...(body === undefined ? {} : { body, headers: { 'Content-Type': 'application/json' } }),
      });
    expect((await send('POST', ' '.repeat(20_000))).status).toBe(413);
    expect((await send('OPTIONS')).headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    expect((await send('GET')).status).toBe(405);
  });
});

describe('everything else', () => {
  it.each([
    ['/', 'index.html'],
    ['/matriz', 'matriz.html'],
    ['/matriz/', 'matriz.html'],
    ['/matriz.html', 'matriz.html'],
    ['/arcanos', 'arcanos/index.html'],
    ['/arcanos/', 'arcanos/index.html'],
    ['/ficha?birth=1990-06-15', 'matriz.html'],
    ['/dataset/small.csv', 'dataset/small.csv'],
  ])('%s is %s', async (target, name) => {
    const { status, body } = await get(target);
    expect([status, body]).toEqual([200, await file(name)]);
  });

  it('has the headers of _headers, and Netlify’s default without a rule', async () => {
    const data = await get('/dataset/small.csv');
    expect(data.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
      'content-type': 'text/csv; charset=utf-8',
    });
    const page = await get('/pagina', { 'Accept-Encoding': 'gzip' });
    expect(page.headers.vary).toMatch(/accept-encoding/i);
    expect(page.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
    });
    expect(page.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('writes the date of a profile into its head, with an ETag of its own', async () => {
    const target = '/perfil?birth=1990-06-15';
    const dated = await get(target);
    const plain = await get('/perfil');
    expect(plain.body).toEqual(await file('perfil.html'));
    expect(dated.body.toString()).toBe(
      plain.body.toString().replace('Perfil de una fecha', 'Perfil del 15 de junio de 1990'),
    );
    const { etag } = dated.headers;
    expect([dated.status, etag === plain.headers.etag]).toEqual([200, false]);
    const packed = await get(target, { 'Accept-Encoding': 'gzip' });
    expect([gunzipSync(packed.body), packed.headers.vary]).toEqual([dated.body, 'Accept-Encoding']);
    expect(await get(target, { 'If-None-Match': etag! })).toMatchObject({ status: 304, headers: { etag } });
    expect(await get(target, { 'If-None-Match': plain.headers.etag!, Range: 'bytes=0-1' })).toMatchObject({
      status: 200,
      body: dated.body,
    });
    expect(await get(target, {}, 'HEAD')).toMatchObject({ status: 200, headers: { etag }, body: Buffer.alloc(0) });
    expect((await get(target, {}, 'POST')).status).toBe(405);
    for (const birth of ['', '1990-02-30', '%22%3E%3Cscript%3E'])
      expect((await get(`/perfil?birth=${birth}`)).body).toEqual(plain.body);
  });

  it('redirects as _redirects says', async () => {
    expect(await get('/inicio')).toMatchObject({ status: 301, headers: { location: '/' } });
    expect(await get('/n/7')).toMatchObject({ status: 302, headers: { location: '/arcanos/7' } });
  });

  it.each([
    '/nothing',
    '/_headers',
    '/_redirects',
    '/_HEADERS',
    '/_headers/',
    '/_redirects/',
    '/.git/config',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/dataset/no.csv',
  ])('%s is the 404 page, which is never stored and has the headers of a page', async (target) => {
    const { status, body, headers } = await get(target, { 'If-None-Match': '*', Range: 'bytes=0-1' });
    expect([status, body]).toEqual([404, await file('404.html')]);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-disposition']).toBeUndefined();
  });

  it.each(['/a%00', '/%', '/%5c..%5c', '/%252e%252e%252fetc%252fpasswd'])(
    '%s is no address, and 404',
    async (target) => {
      expect(await get(target)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
    },
  );

  it.each([
    ['/%70erfil?birth=1990-06-15', '/perfil?birth=1990-06-15'],
    ['//matriz', '/matriz'],
    ['/x/%2e%2e%2fmatriz', '/matriz'],
    ['/..%2f..%2fetc/passwd', '/etc/passwd'],
    ['//evil.example/..%2f', '/'],
  ])('%s is redirected to %s', async (target, location) => {
    expect(await get(target)).toMatchObject({ status: 308, headers: { location } });
  });

  it.each([
    ['/assets/none.js', {}, 404],
    ['/dataset/none.parquet', {}, 404],
    ['/dataset/big.parquet', { Range: `bytes=${BIG_SIZE}-` }, 416],
    ['/assets/site.js', { Range: 'bytes=99999999-' }, 416],
  ])('an error is never stored: %s %j is %d', async (target, headers, status) => {
    expect(await get(target, headers)).toMatchObject({ status, headers: { 'cache-control': 'no-store' } });
  });

  it.each([
    ['/assets/site.js', 'br', brotliDecompressSync],
    ['/assets/site.js', 'gzip', gunzipSync],
    ['/dataset/rows.csv', 'gzip', gunzipSync],
    ['/dataset/rows.csv', 'br', brotliDecompressSync],
    ['/dataset/NOTES.md', 'br, gzip', brotliDecompressSync],
    ['/dataset/SUMS', 'gzip', gunzipSync],
  ] as const)('compresses the text %s with %s', async (target, encoding, decompress) => {
    const [plain, packed] = [await get(target), await get(target, { 'Accept-Encoding': encoding })];
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe(encoding.split(',')[0]);
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
    // As bytes: an assertion that compares element by element takes seconds.
    expect(decompress(packed.body).equals(plain.body)).toBe(true);
    const head = await get(target, { 'Accept-Encoding': encoding }, 'HEAD');
    expect([head.headers['content-encoding'], head.headers['content-length']]).toEqual([
      packed.headers['content-encoding'],
      packed.headers['content-length'],
    ]);
    const known = { 'Accept-Encoding': encoding, 'If-None-Match': packed.headers.etag! };
    expect((await get(target, known)).status).toBe(304);
  });

  it('compresses nothing that is ruled out', async () => {
    const { headers } = await get('/assets/site.js', { 'Accept-Encoding': 'br;q=0, gzip;q=0' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('counts the dataset against the limit of the other endpoints', async () => {
    const { headers } = await get('/dataset/small.csv');
    expect(headers).toMatchObject({ 'ratelimit-policy': '"api";q=600;w=60', ratelimit: '"api";r=599;t=60' });
    const statuses = new Set<number>();
    for (let i = 0; i < 601; i++)
      statuses.add((await get('/dataset/small.csv', { 'X-Forwarded-For': '203.0.113.99' }, 'HEAD')).status);
    expect([...statuses]).toEqual([200, 429]);
  });

  it('refuses other methods', async () => {
    expect(await get('/', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  it('sends a large file whole and in parts', async () => {
    const whole = await get('/dataset/big.parquet', { 'Accept-Encoding': 'br' });
    expect([whole.status, whole.body.length, whole.headers['content-encoding']]).toEqual([200, BIG_SIZE, undefined]);
    const { etag, 'last-modified': modified } = whole.headers;
    const part = await get('/dataset/big.parquet', { Range: 'bytes=1000000-1000009', 'If-Range': modified! });
    expect(part).toMatchObject({
      status: 206,
      headers: { 'content-range': `bytes 1000000-1000009/${BIG_SIZE}`, 'content-length': '10' },
    });
    expect(part.body).toEqual(whole.body.subarray(1_000_000, 1_000_010));
    expect((await get('/dataset/big.parquet', { Range: 'bytes=0-9', 'If-Range': '"older"' })).status).toBe(200);
    // A weak ETag promises nothing about bytes: the file comes whole.
    expect((await get('/dataset/big.parquet', { Range: 'bytes=0-9', 'If-Range': etag! })).status).toBe(200);
    expect((await get('/dataset/big.parquet', { Range: 'bytes=-7' })).body).toEqual(whole.body.subarray(-7));
    expect((await get('/dataset/big.parquet', { 'If-Modified-Since': modified! })).status).toBe(304);
    expect(await get('/dataset/big.parquet', { Range: `bytes=${BIG_SIZE}-` })).toMatchObject({
      status: 416,
      headers: { 'content-range': `bytes */${BIG_SIZE}` },
    });
    expect((await get('/dataset/big.parquet', { 'If-None-Match': etag! })).status).toBe(304);
    expect(await get('/dataset/big.parquet', {}, 'HEAD')).toMatchObject({
      status: 200,
      headers: { 'content-length': String(BIG_SIZE) },
    });
    expect((await get('/dataset/small.csv', { Range: 'bytes=4-8' })).body.toString()).toBe('month');
  });

  it('has a health check', async () => {
    expect(await get('/healthz')).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: Buffer.from('ok\n'),
    });
  });
});

describe('raw nonsense on the socket', () => {
  const MESSAGE = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
  const PING = `Connection: close\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\nContent-Length: ${MESSAGE.length}\r\n\r\n${MESSAGE}`;

  // The socket stays open for writing until the answer is there: to Node, a client that closes its half has given up.
  const send = (bytes: string): Promise<string> =>
    new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1');
      });
      socket.on('close', () => resolve(answer)).on('error', reject);
    });

  it('a message to /mcp for a host that no URL can have is answered and counted, and the connection closed as asked', async () => {
    const answer = await send(`POST /mcp HTTP/1.1\r\nHost: a:99999\r\n${PING}`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 \r\n[\s\S]*\r\nratelimit: "matrix";r=[0-9]+;t=[0-9]+\r\n/i);
    expect(answer.match(/^connection: .*$/gim)).toEqual(['Connection: close']);
  });

  it.each([
    ['GET /api/life-path HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', '200'],
    ['GET http://example.org/api/life-path HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '200'],
    ['OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '405'],
    ['GET /api/matrix/\xff\xfe/6/1990 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '400'],
    ['GET / HTTP/9.9\r\n\r\n', '400'],
    [`POST /mcp HTTP/1.1\r\nHost: a b\r\n${PING}`, '200'],
    ['nonsense\r\n\r\n', '400'],
    [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
  ])('%j is answered', async (bytes, status) => {
    expect((await send(bytes)).split(' ')[1]).toBe(status);
    expect((await get('/healthz')).status).toBe(200);
  });
});

describe('starting', () => {
  it.each([
    [
      ['--dir', '/does/not/exist'],
      {},
      /^Error: \/does\/not\/exist: no such folder; run npm run build first, or name another with --dir\n$/,
    ],
    [
      ['--dir', '.'],
      {},
      /: no build and no unpacked mirror \(api\/index\.json is missing\); run npm run build first, /,
    ],
    [
      ['mirror'],
      { npm_lifecycle_event: 'serve' },
      /^Error: Unexpected argument 'mirror'; allowed: --dir <folder>, after a lone -- for npm\n$/,
    ],
    [['--fast'], {}, /^Error: Unknown option '--fast'; allowed: --dir <folder>\n$/],
    [
      [],
      { TRUST_PROXY: 'yes' },
      /^Error: TRUST_PROXY: "yes" is not a number of proxies; allowed: a whole number from 0 to 10\n$/,
    ],
    [[], { PORT: '0' }, /^Error: PORT: "0" is not a port; allowed/],
    [[], { RATE_LIMIT_PER_MINUTE: 'many' }, /^Error: RATE_LIMIT_PER_MINUTE: "many" is not a limit/],
    [
      [],
      { UPSTASH_REDIS_REST_URL: 'https://example.org' },
      /^Error: UPSTASH_REDIS_REST_TOKEN is missing, but UPSTASH_REDIS_REST_URL is set; allowed: both or neither\n$/,
    ],
  ])('with %j %j fails in one line', async (args, env, message) => {
    expect(await runScript('serve.ts', args, env)).toMatchObject({ code: 1, stderr: expect.stringMatching(message) });
  });

  it('on a port that is taken says so', async () => {
    const failed = await runScript('serve.ts', ['--dir', folder.dir], { PORT: String(port) });
    expect(failed).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^Error: HOST and PORT: 127\.0\.0\.1:[0-9]+ cannot be used \(EADDRINUSE\); choose others/,
      ),
    });
  });
});
