import { readFile, rm, utimes } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestedDates, withDates } from '../../../src/gateway/dated-page.ts';
import { PACKAGE_VERSION } from '../../../src/words/npm-package.ts';
import { freePort } from '../../free-port.ts';
import { askEveryTool } from '../../mcp/ask-every-tool.ts';
import { asWhole, itAnswers, SITE, sendRaw } from '../../requests/fronts.ts';
import { MISSING_FILE, type Row } from '../../requests/table.ts';
import { runScript } from '../../run-script.ts';
import { createCaller, type Got, type Serving, startServing } from '../../soak/serving.ts';
import { BIG_SIZE, createServedFolder, type ServedFolder } from './served-folder.ts';

let folder: ServedFolder;
let server: Serving;
let caller: ReturnType<typeof createCaller>;
let port: number;

beforeAll(async () => {
  folder = await createServedFolder();
  await rm(path.join(folder.dir, MISSING_FILE));
  port = await freePort();
  server = await startServing(port, ['--dir', folder.dir], { TRUST_PROXY: '1' });
  caller = createCaller(port, 4);
});
afterAll(async () => {
  caller?.close();
  await server?.stop();
  await folder?.remove();
});

/** Each request has its own address by default, so that tests do not use up each other's allowance. */
let address = 0;
const newAddress = (): string => `10.0.${++address >> 8}.${address & 255}`;
const get = (target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> =>
  caller.get(target, { 'X-Forwarded-For': newAddress(), ...headers }, method);

const file = (name: string): Promise<Buffer> => readFile(path.join(folder.dir, name));

const url = (): string => `http://127.0.0.1:${port}`;
/** A client that has used up its allowance. */
const REFUSED = '10.2.0.1';

describe('the requests of the contract', () => {
  const front = {
    name: 'npm run serve' as const,
    url,
    added: /^(?:date|connection|keep-alive|content-length|transfer-encoding|x-build):|^vary: Accept-Encoding$/i,
    headers: ({ isRefused }: Row) => ({ 'X-Forwarded-For': isRefused ? REFUSED : newAddress() }),
    body: asWhole,
  };
  itAnswers(front);

  describe('when there were too many', () => {
    beforeAll(async () => {
      const used = { 'X-Forwarded-For': REFUSED };
      for (let i = 0; i < 60; i++) expect((await get('/api/matrix/15/6/1990', used)).status).toBe(200);
      for (let i = 0; i < 600; i++) expect((await get('/dataset/small.csv', used, 'HEAD')).status).toBe(200);
    });
    itAnswers(front, true);
  });
});

describe('the API', () => {
  it('uses the build’s URL in computed responses, not the request’s, because a cache may serve them to others', async () => {
    const { body } = await get('/api/year/1990-06-15/2026', { Host: 'elsewhere.example' });
    expect(JSON.parse(body.toString())).toMatchObject({ source_url: `${SITE}/matriz#pareja` });
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('compresses with %s, under an ETag of its own', async (encoding, decompress) => {
    const target = '/api/matrix/2/6/1990';
    const plain = await get(target);
    const packed = await get(target, { 'Accept-Encoding': encoding });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
    expect(decompress(packed.body)).toEqual(plain.body);
    const { etag } = packed.headers;
    expect(etag).not.toBe(plain.headers.etag);
    expect(await get(target, { 'Accept-Encoding': encoding, 'If-None-Match': `"other", W/${etag}` })).toMatchObject({
      status: 304,
      headers: { etag, vary: 'Accept-Encoding' },
      body: Buffer.alloc(0),
    });
  });

  it('compresses for each caller what two ask for at once, the first time', async () => {
    // Its compression takes long enough for the other request to arrive.
    const ask = (encoding: string) => get('/assets/site.js', { 'Accept-Encoding': encoding });
    const [brotli, gzip] = await Promise.all([ask('br'), ask('gzip')]);
    const text = await file('assets/site.js');
    expect(brotliDecompressSync(brotli.body).equals(text)).toBe(true);
    expect(gunzipSync(gzip.body).equals(text)).toBe(true);
  });

  it('gives a file of the same size and time another ETag when its content differs, as in an unpacked mirror', async () => {
    const [one, other] = ['api/life-path/1.json', 'api/life-path/2.json'] as const;
    const [etag, content] = [(await get('/api/life-path/1')).headers.etag, await file(one)];
    const write = async (name: string, text: string | Buffer): Promise<void> => {
      await folder.write(name, text);
      await utimes(path.join(folder.dir, name), 0, 0);
    };
    await write(other, content);
    await write(one, content);
    expect((await get('/api/life-path/2')).headers.etag).toBe(etag);
    await write(other, content.toString().replace('"number":1', '"number":2'));
    // Another encoding than above, because cached responses stay until the folder is replaced.
    const gzip = { 'Accept-Encoding': 'gzip' };
    const tags = [await get('/api/life-path/1', gzip), await get('/api/life-path/2', gzip)];
    expect(tags[0]!.headers.etag).not.toBe(tags[1]!.headers.etag);
  });

  it.each(['/x/../api/life-path', '/x/%2e%2e/api/index.json'])('%s is the gateway’s', async (target) => {
    expect(await get(target)).toMatchObject({ status: 200, headers: { 'x-api-license': 'CC-BY-4.0' } });
  });

  it('answers the official client of the MCP server, for every tool, and counts it with the rest', async () => {
    const requestInit = { headers: { 'X-Forwarded-For': '203.0.113.55' } };
    await askEveryTool(new StreamableHTTPClientTransport(new URL(`${url()}/mcp`), { requestInit }), SITE);
    const { headers } = await get('/api/matrix/30/2/1990', { 'X-Forwarded-For': '203.0.113.55' });
    expect(Number(/r=(\d+)/.exec(headers.ratelimit as string)![1])).toBeLessThan(52);
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
    ['/arcanos/3', 'arcanos/3.html'],
    ['/dataset/small.csv', 'dataset/small.csv'],
  ])('%s is %s', async (target, name) => {
    const { status, body } = await get(target);
    expect([status, body.equals(await file(name))]).toEqual([200, true]);
  });

  it.each([
    ['/docs', 'text/html; charset=utf-8', 'public, max-age=300, stale-while-revalidate=86400', undefined],
    ['/docs.md', 'text/markdown; charset=utf-8', 'public, max-age=300, stale-while-revalidate=86400', '*'],
    ['/dataset/matrix.csv', 'text/csv; charset=utf-8', 'public, max-age=86400, stale-while-revalidate=86400', '*'],
    // No rule matches it.
    ['/pagina', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate', undefined],
  ])('%s has the headers of _headers, or Netlify’s default', async (target, type, cached, origin) => {
    const { headers } = await get(target, { 'Accept-Encoding': 'gzip' });
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cached, 'content-encoding': 'gzip' });
    expect([headers['access-control-allow-origin'], headers.vary]).toEqual([origin, 'Accept-Encoding']);
  });

  it.each(['/dataset/matrix.parquet', '/embed.js', '/docs.md'])(
    '%s may be asked for a part by other sites',
    async (target) => {
      const asked = { 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'range' };
      const { status, headers } = await get(target, asked, 'OPTIONS');
      expect([status, headers['access-control-allow-headers'], headers['access-control-allow-origin']]).toEqual([
        204,
        'range',
        '*',
      ]);
    },
  );

  it.each([
    ['perfil', '?birth=1990-06-15', 'Perfil del 15 de junio de 1990'],
    ['pareja', '?a=1990-06-15&b=1990-12-29', 'Pareja del 15 de junio de 1990 y del 29 de diciembre de 1990'],
    ['numeros', '?birth=1990-06-15', 'Los números del 15 de junio de 1990: camino de vida 4'],
  ])('writes the dates of /%s%s into its head, with an ETag of its own', async (name, query, title) => {
    const target = `/${name}${query}`;
    const [dated, plain] = [await get(target), await get(`/${name}`)];
    expect(plain.body.equals(await file(`${name}.html`))).toBe(true);
    expect((await get(`/${name}/${query}`)).body.equals(dated.body)).toBe(true);
    expect(dated.body.toString()).toContain(`<title>${title} · `);
    const edge = withDates(plain.body.toString(), requestedDates({ method: 'GET', url: target }, 2026)!);
    expect(dated.body.toString()).toBe(edge);
    const { etag } = dated.headers;
    expect([dated.status, etag === plain.headers.etag]).toEqual([200, false]);
    const packed = await get(target, { 'Accept-Encoding': 'gzip' });
    expect([gunzipSync(packed.body).equals(dated.body), packed.headers.vary]).toEqual([true, 'Accept-Encoding']);
    expect(await get(target, { 'If-None-Match': etag! })).toMatchObject({ status: 304, headers: { etag } });
    const other = await get(target, { 'If-None-Match': plain.headers.etag!, Range: 'bytes=0-1' });
    expect([other.status, other.body.equals(dated.body)]).toEqual([200, true]);
    expect(await get(target, {}, 'HEAD')).toMatchObject({ status: 200, headers: { etag }, body: Buffer.alloc(0) });
    expect((await get(target, {}, 'POST')).status).toBe(405);
  });

  it.each([
    ['/inicio', 301, '/'],
    ['/n/7', 302, '/arcanos/7'],
    ['/%70erfil?birth=1990-06-15', 308, '/perfil?birth=1990-06-15'],
    ['//matriz', 308, '/matriz'],
    ['/..%2f..%2fetc/passwd', 308, '/etc/passwd'],
    ['//evil.example/..%2f', 308, '/'],
  ])('%s is %d to %s', async (target, status, location) => {
    expect(await get(target)).toMatchObject({ status, headers: { location } });
  });

  it.each([
    ...['/nothing', '/_headers', '/_redirects', '/_HEADERS', '/_headers/', '/_redirects/', '/.git/config'],
    ...['/%2e%2e/%2e%2e/etc/passwd', '/dataset/no.csv', '/assets/none.js', '/en/nothing', '/en/arcana/23'],
  ])('%s is the 404 page, which is never stored and has the headers of a page', async (target) => {
    const { status, body, headers } = await get(target, { 'If-None-Match': '*', Range: 'bytes=0-1' });
    // In the language of the address.
    const page = target.startsWith('/en/') ? 'en/404.html' : '404.html';
    expect([status, body.equals(await file(page))]).toEqual([404, true]);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-disposition']).toBeUndefined();
    expect((await get(target, {}, 'HEAD')).headers['content-length']).toBe(String(body.length));
  });

  it.each([
    ['/assets/site.js', 'br', brotliDecompressSync],
    ['/assets/site.js', 'gzip', gunzipSync],
    ['/dataset/matrix.csv', 'br', brotliDecompressSync],
    ['/docs.md', 'br, gzip', brotliDecompressSync],
    ['/dataset/SHA256SUMS', 'gzip', gunzipSync],
  ] as const)('compresses the text %s with %s', async (target, encoding, decompress) => {
    const [plain, packed] = [await get(target), await get(target, { 'Accept-Encoding': encoding })];
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe(encoding.split(',')[0]);
    expect(packed.headers.vary).toBe('Accept-Encoding');
    expect(packed.body.length).toBeLessThan(plain.body.length * 0.7);
    // Compared as buffers: an assertion by element takes seconds.
    expect(decompress(packed.body).equals(plain.body)).toBe(true);
    const head = await get(target, { 'Accept-Encoding': encoding }, 'HEAD');
    expect([head.headers['content-encoding'], head.headers['content-length']]).toEqual([
      packed.headers['content-encoding'],
      packed.headers['content-length'],
    ]);
    const known = { 'Accept-Encoding': encoding, 'If-None-Match': packed.headers.etag! };
    expect((await get(target, known)).status).toBe(304);
    const ruledOut = await get(target, { 'Accept-Encoding': 'br;q=0, gzip;q=0' });
    expect(ruledOut.headers['content-encoding']).toBeUndefined();
  });

  it('counts pages, what they load and the dataset as the other endpoints', async () => {
    for (const target of ['/dataset/small.csv', '/docs', '/assets/site.js', '/nothing']) {
      const { headers } = await get(target);
      expect([headers['ratelimit-policy'], headers.ratelimit]).toEqual([
        '"api";q=600;w=60',
        // Caches do not keep it.
        target === '/nothing' ? '"api";r=599;t=60' : undefined,
      ]);
      expect((await get(target, { 'X-Forwarded-For': REFUSED })).status).toBe(429);
    }
  });

  it('sends a large file whole and in parts', async () => {
    const target = '/dataset/big.parquet';
    const whole = await get(target, { 'Accept-Encoding': 'br' });
    expect([whole.status, whole.body.length, whole.headers['content-encoding']]).toEqual([200, BIG_SIZE, undefined]);
    const { etag, 'last-modified': modified } = whole.headers;
    const part = await get(target, { Range: 'bytes=1000000-1000009', 'If-Range': modified! });
    expect(part).toMatchObject({
      status: 206,
      headers: { 'content-range': `bytes 1000000-1000009/${BIG_SIZE}`, 'content-length': '10' },
    });
    expect(part.body).toEqual(whole.body.subarray(1_000_000, 1_000_010));
    expect((await get(target, { Range: 'bytes=-7' })).body).toEqual(whole.body.subarray(-7));
    // Ranges are of the plain file, as `Content-Range` says, even if the caller accepts compression.
    for (const encoding of ['identity', 'gzip', 'br, gzip'])
      expect(await get('/dataset/small.csv', { Range: 'bytes=4-8', 'Accept-Encoding': encoding })).toMatchObject({
        status: 206,
        body: Buffer.from('month'),
      });
    for (const [headers, status] of [
      [{ Range: 'bytes=0-9', 'If-Range': '"older"' }, 200],
      // A weak ETag does not guarantee equal bytes, so the whole file is sent.
      [{ Range: 'bytes=0-9', 'If-Range': etag! }, 200],
      [{ 'If-Modified-Since': modified! }, 304],
      [{ 'If-None-Match': etag! }, 304],
    ] as const)
      expect([headers, (await get(target, headers)).status]).toEqual([headers, status]);
    expect(await get(target, { Range: `bytes=${BIG_SIZE}-` })).toMatchObject({
      status: 416,
      headers: { 'content-range': `bytes */${BIG_SIZE}`, 'cache-control': 'no-store' },
    });
    expect(await get(target, {}, 'HEAD')).toMatchObject({
      status: 200,
      headers: { 'content-length': String(BIG_SIZE) },
    });
  });

  it('refuses other methods, and has a health check', async () => {
    for (const [target, language] of [
      ['/', 'es'],
      ['/en/data', 'en'],
      ['/dataset/small.csv', 'es'],
    ] as const) {
      const { status, headers, body } = await get(target, {}, 'POST');
      const { allow, 'access-control-allow-origin': origin, 'content-language': said } = headers;
      expect([status, allow, origin, said]).toEqual([405, 'GET, HEAD, OPTIONS', '*', language]);
      expect(JSON.parse(body.toString())).toMatchObject({ error: 'Method not allowed' });
    }
    const headers = { 'cache-control': 'no-store' };
    const { inputs } = JSON.parse(String(await file('.build.json'))) as { inputs: string };
    const build = inputs.slice(0, 12);
    const body = Buffer.from(`ok\nversion ${PACKAGE_VERSION}\nbuild ${build}\n`);
    expect(await get('/healthz')).toMatchObject({ status: 200, headers, body });
    // In every file's response, and in no body.
    const pages = ['/', '/perfil?birth=1990-06-15', '/nothing'];
    const targets = [...pages, '/api', '/api/matrix/15/6/1990', '/dataset/small.csv'];
    for (const target of targets) {
      const answer = await get(target);
      expect([target, answer.headers['x-build'], answer.body.includes(build)]).toEqual([target, build, false]);
    }
    expect(JSON.parse((await get('/api')).body.toString())).toMatchObject({ package_version: PACKAGE_VERSION });
  });
});

describe('raw bytes on the socket', () => {
  const MESSAGE = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
  const PING = `Connection: close\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\nContent-Length: ${MESSAGE.length}\r\n\r\n${MESSAGE}`;

  const send = (bytes: string): Promise<string> => sendRaw(port, bytes);

  it('a message to /mcp for a host that no URL can have is answered and counted, and the connection closed as asked', async () => {
    const answer = await send(`POST /mcp HTTP/1.1\r\nHost: a:99999\r\n${PING}`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 \r\n[\s\S]*\r\nratelimit: "matrix";r=[0-9]+;t=[0-9]+\r\n/i);
    expect(answer.match(/^connection: .*$/gim)).toEqual(['Connection: close']);
  });

  it.each(['/healthz', '/api/life-path', '/docs', '/mcp'])(
    'a second host for %s is refused, and the connection closed',
    async (target) => {
      const answer = await send(`GET ${target} HTTP/1.1\r\nHost: a.example\r\nhOST: b.example\r\n\r\n`);
      expect(answer).toMatch(
        /^HTTP\/1\.1 400 [\s\S]*\r\nconnection: close\r\n[\s\S]*\r\n\r\nMore than one Host header; allowed: one\n$/i,
      );
    },
  );

  it('a message over 16 KB that comes in chunks is refused, and the connection closed without its rest', async () => {
    const chunk = `4400\r\n${' '.repeat(0x4400)}\r\n`;
    const started = performance.now();
    const answer = await send(`POST /mcp HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*\r\nconnection: close\r\n/i);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('HEAD has no body', async () => {
    for (const target of ['/api/life-path', '/api/life-path/10', '/api/year/1990-06-15/2026', '/docs', '/nothing'])
      expect(await send(`HEAD ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 (?:200|404) [^\r]*(?:\r\n[^\r]+)+\r\n\r\n$/,
      );
  });

  it.each([
    ['a host with a space', 'GET /api/life-path HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', '200'],
    ['a path to normalize', 'GET /x/../api/life-path HTTP/1.1\r\nHost: a:99999\r\nConnection: close\r\n\r\n', '200'],
    [
      'a quote and a host of digits',
      "GET /api/life-path?x=' HTTP/1.1\r\nHost: 999.1.1.1\r\nConnection: close\r\n\r\n",
      '200',
    ],
    ['a whole address', 'GET http://x/api/life-path HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '200'],
    [
      'a whole address of the health check',
      'GET http://x/healthz?x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      '200',
    ],
    ['a message to a whole address', `POST HTTP://x:80/mcp HTTP/1.1\r\nHost: x\r\n${PING}`, '200'],
    ['no path', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '204'],
    ['no UTF-8', 'GET /api/matrix/\xff\xfe/6/1990 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '400'],
    ['no version', 'GET / HTTP/9.9\r\n\r\n', '400'],
    ['a message to a host with a space', `POST /mcp HTTP/1.1\r\nHost: a b\r\n${PING}`, '200'],
    ['no HTTP', 'nonsense\r\n\r\n', '400'],
    ['a header of 20,000 bytes', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
  ])('%s is answered', async (_, bytes, status) => {
    expect((await send(bytes)).split(' ')[1]).toBe(status);
    expect((await get('/healthz')).status).toBe(200);
  });
});

describe('connections of one address', () => {
  /** Opens connections, and returns how many are still open after the last response. */
  async function opened(to: number, count: number): Promise<number> {
    const sockets = Array.from({ length: count }, () => connect(to, '127.0.0.1').on('error', () => {}));
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const open = sockets.filter((socket) => !socket.resume().readableEnded && !socket.destroyed).length;
    for (const socket of sockets) socket.destroy();
    return open;
  }

  it('are a hundred, or as many as a proxy has', async () => {
    const own = await freePort();
    const alone = await startServing(own, ['--dir', folder.dir]);
    expect([await opened(own, 120), await opened(port, 120)]).toEqual([100, 120]);
    expect((await alone.stop()).code).toBe(0);
  });
});

describe('the log of requests', () => {
  /** The output without the first and the last line. */
  async function logged(env: Record<string, string>): Promise<string[]> {
    const own = await freePort();
    const logging = await startServing(own, ['--dir', folder.dir], { TRUST_PROXY: '1', ...env });
    for (const target of ['/api/name/Ana%20Ruiz/1990-06-15', '/Ana', '/healthz'])
      await (await fetch(`http://127.0.0.1:${own}${target}`, { headers: { 'X-Forwarded-For': '192.0.2.77' } })).text();
    return (await logging.stop()).stdout.trimEnd().split('\n').slice(1, -1);
  }

  it('is a line of JSON for each, without names, dates and addresses', async () => {
    const lines = await logged({ REQUEST_LOG: '1' });
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      [
        ['/api/name/{name}/{date}', 200],
        ['/{other}', 404],
        ['/healthz', 200],
      ].map(([route, status]) => ({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        method: 'GET',
        route,
        status,
        ms: expect.any(Number),
      })),
    );
    expect(lines.join()).not.toMatch(/Ana|1990|192\.0/);
  });

  it('is written only on request', async () => {
    expect(await logged({})).toEqual([]);
    expect(await logged({ REQUEST_LOG: '0' })).toEqual([]);
  });
});

describe('starting', () => {
  it.each<[string[], Record<string, string>, RegExp]>([
    [
      ['mirror'],
      { npm_lifecycle_event: 'serve' },
      /^Error: Unexpected argument 'mirror'; allowed: --dir <folder>, after a lone -- for npm\n$/,
    ],
    [
      [],
      { TRUST_PROXY: 'yes' },
      /^Error: TRUST_PROXY: "yes" is not a number of proxies; allowed: a whole number from 0 to 10\n$/,
    ],
    [
      ['--dir', 'nowhere'],
      { INIT_CWD: '/srv/here' },
      /^Error: \/srv\/here\/nowhere: no such folder; run npm run build first, or name another with --dir\n$/,
    ],
    [
      ['--dir', '.'],
      {},
      /^Error: .*: no build and no unpacked mirror \(api\/index\.json is missing\); run npm run build first, .*\n$/,
    ],
  ])('with %j %j fails in one line', async (args, env, message) => {
    expect(await runScript('serve', args, env)).toMatchObject({ code: 1, stderr: expect.stringMatching(message) });
  });

  it('on a port that is taken says so', async () => {
    const failed = await runScript('serve', ['--dir', folder.dir], { PORT: String(port) });
    expect(failed).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^Error: HOST and PORT: 127\.0\.0\.1:[0-9]+ cannot be used \(EADDRINUSE\); choose others/,
      ),
    });
  });
});
