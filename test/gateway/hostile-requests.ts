import { expect } from 'vitest';
import { canonicalPath } from '../../src/gateway/canonical-path.ts';
import { isApiPath } from '../../src/http/api-path.ts';
import { gatewayInMemory } from '../api/service-in-memory.ts';

const SITE = 'https://example.org';
const STATUSES = [200, 204, 304, 308, 400, 404, 405, 429];
const SAFE_FILE = /^\/api(\/[a-z0-9-]+)+\.json$/;

/** Sends hostile requests through the gateway and checks every response against the contract. */
export async function surviveRequests(count: number, seed: number): Promise<Map<number, number>> {
  const reported: unknown[] = [];
  const gateway = gatewayInMemory({ site: SITE, report: (error) => reported.push(error) });
  const seen = new Map<number, number>();
  for (const hostile of hostileRequests(count, seed)) {
    // Both normalized and raw, because a platform's own Request may contain either.
    for (const url of [new URL(`${SITE}${hostile.path}`).href, `${hostile.site}${hostile.path}`]) {
      const asked: string[] = [];
      // Only the parts of a Request that the gateway reads: a real one would normalize the URL.
      const request = { method: hostile.method, url, headers: new Headers(hostile.headers) } as Request;
      const response = await gateway(request, hostile.ip, async (file) => {
        asked.push(file);
        return new Response('{}', { headers: { ETag: '"x"' } });
      });
      const problem = await problemOf(response, asked);
      if (problem !== undefined) expect.fail(`${JSON.stringify({ ...hostile, url })}: ${problem}`);
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
    }
  }
  expect(reported).toEqual([]);
  return seen;
}

/** Plain comparisons: a hundred thousand assertions with their messages would take longer than the requests. */
async function problemOf(response: Response, asked: readonly string[]): Promise<string | undefined> {
  const { headers, status } = response;
  const text = await response.text();
  const [file] = asked;
  // Outside of the API, the static layer gets only canonical paths.
  if (file !== undefined && !isApiPath(file))
    return asked.length === 1 && canonicalPath(file) === file ? undefined : `asked for ${asked}`;
  const bare = [204, 304, 308].includes(status);
  const right =
    STATUSES.includes(status) &&
    (bare ? text === '' : isJson(text) && headers.get('content-type') === 'application/json; charset=utf-8') &&
    headers.get('access-control-allow-origin') === '*' &&
    headers.get('x-api-license') === 'CC-BY-4.0' &&
    headers.get('x-content-type-options') === 'nosniff' &&
    headers.has('cache-control') === (status !== 204) &&
    headers.has('retry-after') === (status === 429) &&
    !(headers.has('ratelimit') && headers.get('cache-control')?.startsWith('public')) &&
    (status !== 308 || /^\/(?!\/)/.test(headers.get('location') ?? '')) &&
    asked.every((one) => SAFE_FILE.test(one));
  return right ? undefined : `${status} ${JSON.stringify([...headers])} ${text.slice(0, 200)}, asking for ${asked}`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A malicious request, generated deterministically from a seed. */
interface HostileRequest {
  readonly method: string;
  readonly site: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly ip: string | undefined;
}

/** Pieces that have broken servers: encodings of `.`, `/`, `\` and NUL, overlong and invalid UTF-8, look-alike digits. */
const PIECES = [
  ...['api', 'API', 'matrix', 'life-path', 'arcana', 'errors', 'index', 'not-found'],
  ...['15', '6', '1990', '1990-12-29', '05', '30', '2', '2000', '7', '11', '33', '22'],
  ...['.json', '.JSON', '.html'],
  ...['..', '.', '...', '%2e%2e', '%2E.', '..%2f', '%2f', '%5c', '\\', '/', '//', '%00', '\0'],
  ...['%c0%af', '%c0%ae', '%ff', '%', '%zz', '%u002e', '%e0%80%af', '%f0%80%80%af'],
  ...['٥', '१', '５', '½', '1e3', '-1', '+5', '0x10'],
  ...[' ', '%20', '+', ';', '?', '#', '&', '=', '@', ':', '~'],
  ...['__proto__', 'constructor', 'toString', 'etc', 'passwd', '_headers', '_redirects', '.git', 'null', 'undefined'],
  ...['NaN'],
  ...['\ud800', '😈', '\u202e', '\r\n', '<script>', "'", '"'],
];
const METHODS = [
  ...Array<string>(30).fill('GET'),
  ...Array<string>(6).fill('HEAD'),
  ...['OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'get', 'Foo', "X-!#$%&'*+.^_`|~"],
];
const HEADER_NAMES = [
  ...['if-none-match', 'if-modified-since', 'accept', 'accept-encoding', 'range', 'origin', 'x-forwarded-for'],
  ...['access-control-request-headers', 'access-control-request-method', 'content-type', 'x-http-method-override'],
  ...['cookie', 'authorization', 'x-original-url'],
];
const PREFIXES = [
  ...['/api/matrix/', '/api/matrix/', '/api/matrix/', '/api/couple/', '/api/couple/1990-06-15/', '/api/year/'],
  ...['/api/life-path/', '/api/arcana/', '/api/', '/api', '/'],
];
const LONGEST_REPEAT = 3_000;

function* hostileRequests(count: number, seed: number): Generator<HostileRequest> {
  const random = mulberry32(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const one = <T>(of: readonly T[]): T => of[below(of.length)]!;
  const bytes = (length: number): string =>
    Array.from({ length }, () => String.fromCharCode(0x20 + below(0x5f))).join('');
  const junk = (): string => {
    const kind = below(6);
    if (kind === 0) return `%${below(256).toString(16).padStart(2, '0')}`;
    if (kind === 1) return String.fromCharCode(below(0x10000));
    return one(PIECES).repeat(kind === 2 && below(20) === 0 ? below(LONGEST_REPEAT) : 1);
  };
  for (let i = 0; i < count; i++) {
    const parts = Array.from({ length: below(7) }, () => `${junk()}${one(['', '/', '/', '/'])}`);
    const names = Array.from({ length: below(4) }, () => one(HEADER_NAMES));
    yield {
      method: one(METHODS),
      site: one([
        SITE,
        'http://a:99999',
        'http://999.1.1.1',
        'http://a"x=',
        `http://x:${bytes(5).replace(/[/?#]/g, '')}`,
      ]),
      path: `${one(PREFIXES)}${parts.join('')}`,
      headers: Object.fromEntries(
        names.map((name) => [name, bytes(below(10) === 0 ? below(LONGEST_REPEAT) : below(40)).trim()]),
      ),
      ip:
        below(50) === 0
          ? one([undefined, '', bytes(12), '::ffff:1.2.3.4', ':::::', '%'])
          : one([`10.${below(256)}.${below(256)}.${below(256)}`, `2001:db8:${below(65536).toString(16)}::${below(9)}`]),
    };
  }
}

/** A small pseudo-random number generator by Tommy Ettinger, in the public domain. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
