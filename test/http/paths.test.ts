import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalPath } from '../../src/gateway/canonical-path.ts';
import { apiPath, inLanguage, isApiPath, splitLanguage } from '../../src/http/api-path.ts';
import { datasetPath, isMcpPath, pageFile, readQuery } from '../../src/http/site-path.ts';
import { ANSWERS } from '../../src/words/answers.ts';

const PATHS = ANSWERS.es.paths;

it.each([
  ['/', ['/', '', '//', '/arcanos/..', '//evil.example/%2f..%2f']],
  ['/perfil', ['/perfil', '/%70erfil', '//perfil', '/x/%2e%2e%2fperfil', '/x/../perfil', '/./perfil']],
  ['/etc/passwd', ['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd']],
  ['/arcanos/', ['/arcanos/', '/arcanos//', '/arcanos/.', '/arcanos/7/..']],
  ['/a/b/c', ['/a/./b//c']],
  ['/api/matrix/15/6/1990', ['/%61pi/matrix/15/6/1990', '/api%2fmatrix/15/6/1990']],
  ['/a%20b', ['/a%20b', '/a b']],
  ['/%C3%B1', ['/ñ', '/%c3%b1']],
  ['/a:b', ['/a%3Ab']],
])('%s is the canonical path of %j', (canonical, spellings) => {
  expect(spellings.map(canonicalPath)).toEqual(spellings.map(() => canonical));
});

it.each([
  ...['/100%25', '/a%3Fb%23c', '/...', '/.well-known/x', '/assets/site-0123456789.css', datasetPath('matrix.csv')],
  // All but `api`, which takes a path.
  ...Object.values({ ...PATHS, api: '/api' }).map((path) =>
    typeof path === 'string' ? path : (path as (...args: unknown[]) => string)(7, 7).split('?')[0]!,
  ),
  apiPath('/matrix/{day}/{month}/{year}', { day: 15, month: 6, year: 1990 }),
])('%s, a canonical path, stays as it is', (path) => expect(canonicalPath(path)).toBe(path));

it.each([
  // Incomplete and invalid escapes, overlong encodings and a lone surrogate.
  ...['/%', '/%zz', '/%ff', '/%c0%af', '/\ud800'],
  // Control characters and backslashes.
  ...['/a%00', '/a%0d%0aSet-Cookie:x', '/a%7f', '/%5cperfil', '/a\\b'],
  // Encoded twice.
  ...['/%252e%252e%252fx', '/%2561pi'],
])('%j is no address', (path) => expect(canonicalPath(path)).toBeUndefined());

it('a path of 4,000 characters is the longest', () => {
  expect([3_999, 4_000].map((length) => canonicalPath(`/${'a'.repeat(length)}`)?.length)).toEqual([4_000, undefined]);
});

it('a language is a whole segment right after the root; the first has none', () => {
  const published = ['es', 'en'] as ['es', 'en'];
  const split = (path: string): string[] => Object.values(splitLanguage(path));
  expect(['/api/en/arcana/8', '/api/en'].map(split)).toEqual([
    ['en', '/api/arcana/8'],
    ['en', '/api'],
  ]);
  const others = [
    ...['/api', '/api/arcana/8', '/api/es/arcana', '/api/english', '/api/EN/arcana', '/api/arcana/en', '/en/api'],
  ];
  expect(others.map(split)).toEqual(others.map((path) => ['es', path]));
  expect(published.map((language) => inLanguage('/api/arcana/8', language))).toEqual([
    '/api/arcana/8',
    '/api/en/arcana/8',
  ]);
});

it('a canonical path is its own, starts with one slash, and has no dot segment', () => {
  const piece = fc.oneof(fc.constantFrom('/', '.', '..', '%2e', '%2f', '%25', '%', '\\', 'a', 'ñ', ' '), fc.string());
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const canonical = canonicalPath(`/${pieces.join('')}`);
      if (canonical === undefined) return;
      expect(canonicalPath(canonical)).toBe(canonical);
      expect(canonical).toMatch(/^\/(?!\/)/);
      expect(decodeURIComponent(canonical).split('/')).not.toContain('..');
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  [
    'the API',
    isApiPath,
    true,
    ['/api', '/api/', '/api/x', '/API', '/Api/life-path', '/api//x', '/api/%2e%2e%2fperfil'],
  ],
  ['the API', isApiPath, false, ['/', '/apis', '/api-docs', '/%61pi', '/api%2fmatrix', '//api', '/x/api']],
  ['the MCP server', isMcpPath, true, ['/mcp', '/mcp/', '/mcp?x', '/mcp/?x']],
  ['the MCP server', isMcpPath, false, ['/mcp2', '/mcp/x', '/x/mcp', '/']],
] as const)('of %s, %o is %s for %j', (_, isOne, expected, paths) => {
  expect(paths.map(isOne)).toEqual(paths.map(() => expected));
});

it('a page is a file, and that of a profile carries its date as YYYY-MM-DD', () => {
  expect(['/', '/metodo'].map(pageFile)).toEqual(['/index.html', '/metodo.html']);
  expect(PATHS.profile({ day: 5, month: 6, year: 1990 })).toBe('/perfil?birth=1990-06-05');
});

it('reads the pairs that end within the first 2,000 characters of a query, with or without its question mark', () => {
  expect(readQuery('?birth=1990-06-15&x').get('birth')).toBe('1990-06-15');
  expect(readQuery('a=1&b=%C3%B1+2').get('b')).toBe('ñ 2');
  expect([...readQuery()]).toEqual([]);
  const names = (before: number, rest: string): string[] => [...readQuery(`a=${'x'.repeat(before - 2)}${rest}`).keys()];
  expect(names(1996, '&b=1')).toEqual(['a', 'b']);
  expect(names(1997, '&b=1')).toEqual(['a']);
  expect(names(1997, '&b=1&c')).toEqual(['a']);
  expect(names(2001, '')).toEqual([]);
});
