/** A stream of requests that nobody means well with, the same for the same seed. */
export interface HostileRequest {
  readonly method: string;
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

export function* hostileRequests(count: number, seed: number): Generator<HostileRequest> {
  const random = mulberry32(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const one = <T>(of: readonly T[]): T => of[below(of.length)]!;
  const bytes = (length: number): string =>
    Array.from({ length }, () => String.fromCharCode(0x20 + below(0x5f))).join('');
  const junk = (): string => {
    switch (below(6)) {
      case 0:
        return `%${below(256).toString(16).padStart(2, '0')}`;
      case 1:
        return String.fromCharCode(below(0x10000));
      case 2:
        return one(PIECES).repeat(below(20) === 0 ? below(LONGEST_REPEAT) : 1);
      default:
        return one(PIECES);
    }
  };
  for (let i = 0; i < count; i++) {
    const parts = Array.from({ length: below(7) }, () => `${junk()}${one(['', '/', '/', '/'])}`);
    const names = Array.from({ length: below(4) }, () => one(HEADER_NAMES));
    yield {
      method: one(METHODS),
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

/** A small generator of pseudo-random numbers by Tommy Ettinger, in the public domain. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
