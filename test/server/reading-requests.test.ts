import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { examplePath } from '../../src/api/service-index.ts';
import { ENDPOINTS } from '../../src/endpoints/list.ts';
import { templatePath } from '../../src/http/api-path.ts';
import { chooseEncoding, compress, mayBeCompressed } from '../../src/server/compress.ts';
import { clientAddress } from '../../src/server/connections.ts';
import { readHostRules } from '../../src/server/host-rules.ts';
import { reportOnce, routeOf } from '../../src/server/logs.ts';
import { temporaryFolder } from '../temporary-folder.ts';

it.each<[string | null, number, string | undefined, string]>([
  ['198.51.100.9', 0, '10.0.0.1', 'nobody is believed by default'],
  [null, 1, '10.0.0.1', 'a proxy that says nothing'],
  ['203.0.113.7', 1, '203.0.113.7', 'what the proxy saw'],
  ['198.51.100.9, 203.0.113.7', 1, '203.0.113.7', 'what the client made up is left alone'],
  ['198.51.100.9, 203.0.113.7, 192.0.2.1', 2, '203.0.113.7', 'two proxies'],
  ['203.0.113.7', 2, '203.0.113.7', 'fewer entries than proxies'],
  ['203.0.113.7:4711', 1, '203.0.113.7', 'a port'],
  ['[2001:db8::1]:443', 1, '2001:db8::1', 'a port after IPv6'],
  ['2001:db8::1', 1, '2001:db8::1', 'plain IPv6'],
  ['fe80::1%eth0', 1, 'fe80::1', 'a zone'],
  ['203.0.113.77%z1', 1, '203.0.113.77', 'a zone that IPv4 has not'],
  ['203.0.113.77%z1, 203.0.113.7', 2, '203.0.113.77', 'a zone behind two proxies'],
  ['unknown', 1, undefined, 'no address'],
  ['203.0.113.7, ', 1, undefined, 'an empty entry'],
])('clientAddress: %s behind %i is %s (%s)', (forwarded, proxies, expected) => {
  expect(
    clientAddress('10.0.0.1', new Headers(forwarded === null ? {} : { 'x-forwarded-for': forwarded }), proxies),
  ).toBe(expected);
});

describe('chooseEncoding', () => {
  it.each([
    ['', ''],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', ''],
    ['br ; q=0', ''],
    ['identity', ''],
    ['BR', 'br'],
    ['deflate', ''],
    ['vibrant', ''],
  ])('%s is %s', (header, encoding) => {
    expect(chooseEncoding(new Headers({ 'Accept-Encoding': header }))).toBe(encoding);
  });

  it('is none without the header', () => expect(chooseEncoding(new Headers())).toBe(''));
});

describe('what is compressed', () => {
  it('is text of at most 10 MB, by its type', () => {
    const text = ['text/html; charset=utf-8', 'application/schema+json; charset=utf-8', 'application/json'];
    const texts = [...text, 'application/xml', 'image/svg+xml'];
    const others = ['image/png', 'text/html', 'application/json-seq', 'application/gzip', 'x/json', ''];
    expect([...texts, ...others].filter((type) => mayBeCompressed(type, 10_485_760))).toEqual(texts);
    expect(mayBeCompressed('application/json', 10_485_761)).toBe(false);
  });

  it.each([
    ['br', 1_024, 'br'],
    ['gzip', 1_024, 'gzip'],
    ['br', 1_023, ''],
    ['gzip', 1_023, ''],
    ['', 1_024, ''],
  ] as const)('with "%s", %i bytes are sent as "%s"', async (encoding, size, used) => {
    const whole = new Uint8Array(size).fill(97);
    const [bytes, name] = await compress(whole, encoding);
    const read = { br: brotliDecompressSync, gzip: gunzipSync, '': (same: Uint8Array) => same }[used];
    expect([name, read(bytes).length, bytes.length < size]).toEqual([used, size, used !== '']);
  });
});

it('a rule of _redirects matches whole segments, and the first match wins', async () => {
  const folder = await temporaryFolder('host-rules');
  const lines = ['/a.b/:x /t/:x.json 302', '/old /new 301', '/old /newer 302', '/api/* /rest/:splat 404'];
  await writeFile(path.join(folder, '_redirects'), `${lines.join('\n')}\n`);
  const { redirectFor } = await readHostRules(folder);
  await rm(folder, { recursive: true });
  const to = (from: string): string | undefined => {
    const rule = redirectFor(from);
    return rule && `${rule.status} ${rule.to}`;
  };
  expect(['/a.b/1', '/a.b/1/', '/old', '/old/', '/api/x/y'].map(to)).toEqual([
    ...['302 /t/1.json', '302 /t/1.json', '301 /new', '301 /new', '404 /rest/x/y'],
  ]);
  const none = ['/a.b', '/a.b/1/2', '/aXb/1', '/older', '/x/old', '/Old', '/apis/x'];
  expect(none.filter((from) => to(from) !== undefined)).toEqual([]);
});

describe('the route of a logged request', () => {
  it.each(ENDPOINTS.map((endpoint) => [examplePath(endpoint), templatePath(endpoint.path)]))(
    '%s is %s',
    (path, route) => {
      for (const target of [path, `${path}/`, `${path}?x=Ana`, `http://x${path}`, `/x/..${path}`])
        expect(routeOf(target, 200)).toBe(route);
    },
  );

  it.each([
    ['/', 200, '/'],
    ['/perfil?birth=1990-06-15', 200, '/perfil'],
    ['/dataset/matrix.csv', 206, '/dataset/matrix.csv'],
    ['/docs', 304, '/docs'],
    ['/healthz', 200, '/healthz'],
    ['/mcp', 200, '/mcp'],
    ['/mcp/?x', 405, '/mcp'],
    ['/Ana', 404, '/{other}'],
    ['/Ana', 429, '/{other}'],
    ['//api/name/Ana', 308, '/{other}'],
    ['/%61pi/name/Ana/1990-06-15', 308, '/{other}'],
    ['/api/name/Ana/1990-02-30', 400, '/api/name/{name}/{date}'],
    ['/api/name/Ana/1990-06-15/x', 400, '/api/name/{name}'],
    ['/api/matrix/1990-06-15/x', 400, '/api/matrix/{day}/{month}/{year}'],
    ['/api/Ana', 404, '/api/{other}'],
    ['/API/name/Ana', 404, '/api/{other}'],
    ['/api//name/Ana', 404, '/api/{other}'],
    ['/api/name%2FAna', 404, '/api/{other}'],
    ['*', 405, '/{other}'],
    ['', 400, '/{other}'],
  ])('%s with %i is %s', (target, status, route) => expect(routeOf(target, status)).toBe(route));
});

it('reportOnce writes a failure once a minute, each kind by itself, and everything else always', () => {
  const written: unknown[] = [];
  let time = 0;
  const report = reportOnce(
    (problem) => written.push(problem instanceof Error ? problem.message : problem),
    () => time,
  );
  for (const [at, problem] of [
    [0, new Error('slow')],
    [1, new Error('slow')],
    [2, new Error('broken')],
    [3, 'back'],
    [4, 'back'],
    [59_999, new Error('slow')],
    [60_000, new Error('slow')],
    [1_000, new Error('slow')],
  ] as const) {
    time = at;
    report(problem);
  }
  expect(written).toEqual(['slow', 'broken', 'back', 'back', 'slow', 'slow']);
});
