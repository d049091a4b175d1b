import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath } from '../../src/gateway/canonical-path.ts';
import { apiPath } from '../../src/http/api-path.ts';
import { datasetPath, sitePath } from '../../src/http/site-path.ts';

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['//', '/'],
    ['/%70erfil', '/perfil'],
    ['//perfil', '/perfil'],
    ['/x/%2e%2e%2fperfil', '/perfil'],
    ['/x/../perfil', '/perfil'],
    ['/./perfil', '/perfil'],
    ['/a/./b//c', '/a/b/c'],
    ['/../../etc/passwd', '/etc/passwd'],
    ['/%2e%2e/%2e%2e/etc/passwd', '/etc/passwd'],
    ['/..%2f..%2fx', '/x'],
    ['/arcanos/', '/arcanos/'],
    ['/arcanos//', '/arcanos/'],
    ['/arcanos/.', '/arcanos/'],
    ['/arcanos/7/..', '/arcanos/'],
    ['/arcanos/..', '/'],
    ['/%61pi/matrix/15/6/1990', '/api/matrix/15/6/1990'],
    ['/api%2fmatrix/15/6/1990', '/api/matrix/15/6/1990'],
    ['//evil.example/%2f..%2f', '/'],
    ['/a b', '/a%20b'],
    ['/a%20b', '/a%20b'],
    ['/ñ', '/%C3%B1'],
    ['/%c3%b1', '/%C3%B1'],
    ['/100%25', '/100%25'],
    ['/a%3Fb%23c', '/a%3Fb%23c'],
    ['/a%3Ab', '/a:b'],
    ['/...', '/...'],
    ['/.well-known/x', '/.well-known/x'],
  ])('%s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  it.each([
    ['/%', 'an incomplete escape'],
    ['/%zz', 'no escape at all'],
    ['/%ff', 'no UTF-8'],
    ['/%c0%af', 'an overlong slash'],
    ['/\ud800', 'half a character'],
    ['/a%00', 'NUL'],
    ['/a%0d%0aSet-Cookie:x', 'a new line'],
    ['/a%7f', 'DEL'],
    ['/%5cperfil', 'a backslash'],
    ['/a\\b', 'a plain backslash'],
    ['/%252e%252e%252fx', 'dots and slashes encoded twice'],
    ['/%2561pi', 'a letter encoded twice'],
  ])('%s is no address: %s', (path) => {
    expect(canonicalPath(path)).toBeUndefined();
  });

  it.each([
    ...Object.values(sitePath).map((make) => (make as (...args: unknown[]) => string)(7, 7).split('?')[0]!),
    apiPath('/matrix/{day}/{month}/{year}', { day: 15, month: 6, year: 1990 }),
    datasetPath('open-numerology.sqlite'),
    '/assets/site-0123456789.css',
  ])('%s, an address of the site, stays as it is', (path) => {
    expect(canonicalPath(path)).toBe(path);
  });

  it('is its own canonical path, starts with one slash, and has no dot segment', () => {
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
});
