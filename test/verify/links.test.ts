import { expect, it } from 'vitest';
import { type BuiltFiles, hasFile, linkChecker } from '../../src/verify/api-files-and-links.ts';

const SITE = 'https://example.org';
const LICENSE = 'https://license.example/by/4.0/';
const INDEX = '/api/index.json';
const dist: BuiltFiles = {
  files: new Set([INDEX, '/index.html', '/docs.html', '/arcanos/index.html', '/api/arcana/3.json', '/a b.html']),
  read: () => JSON.stringify({ endpoints: { index: `${SITE}/api` }, license_url: LICENSE }),
};

it.each<[verdict: RegExp | undefined, urls: string[]]>([
  [
    undefined,
    [
      SITE,
      '/',
      '/docs',
      '/docs/',
      '/docs.html',
      '/docs?x=1#y',
      '/arcanos',
      '/api',
      '/api/arcana/3',
      '/api/arcana/3.json',
    ],
  ],
  // Computed, so they have no file.
  [
    undefined,
    ['/api/matrix/15/6/1990.svg', '/api/year/1990-06-15/2026', '/api/name/Ana', 'https://EXAMPLE.org/docs', LICENSE],
  ],
  [
    /^links to another site: /,
    [
      ...[`${SITE}.other.net/docs`, `${SITE}x/docs`, `${SITE}:8443/docs`, 'http://example.org/docs'],
      ...['https://www.example.org/docs', `${SITE}@other.net/docs`, `https://other.net/${SITE}/docs`],
      ...[`${LICENSE}x`, LICENSE.slice(0, -1)],
    ],
  ],
  [
    /^links to a page that does not exist: /,
    [
      ...['/doc', '/docs2', '/Docs', '/x/docs', '/docs/x', '/arcanos/3', '/api/arcana/4', '/api/matrix/30/2/1990.svg'],
      ...['/api/nothing'],
    ],
  ],
])('a link is judged %s for each of %j', (verdict, urls) => {
  const check = linkChecker(dist);
  for (const path of urls) {
    const url = path.startsWith('/') ? `${SITE}${path}` : path;
    // Twice, because results are cached.
    for (const found of [check(url), check(url)])
      if (verdict === undefined) expect([url, found]).toEqual([url, undefined]);
      else expect(found).toMatch(new RegExp(`${verdict.source}${url.replace(/[.?/]/g, '\\$&')}$`));
  }
});

it('without an index, links are not checked; a file is found under the names that hosts try', () => {
  for (const index of ['', '{', 'null', '{"endpoints":{}}'])
    expect(linkChecker({ ...dist, read: () => index })('https://other.net/')).toBeUndefined();
  const found = ['/', '/docs', '/a%20b', '/api', '/api/arcana/3', '/api/arcana', '/docs.htm', ''];
  expect(found.filter((path) => hasFile(dist, path))).toEqual(['/', '/docs', '/a%20b', '/api', '/api/arcana/3', '']);
});
