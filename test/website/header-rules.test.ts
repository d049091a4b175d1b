import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageFile, sitePath } from '../../src/http/site-path.ts';
import { headersFile } from '../../src/service/host-files.ts';
import { HEADER_RULES } from '../../src/website/header-rules.ts';

interface Rule {
  readonly for: string;
  readonly forRegExp: RegExp;
  readonly values: Readonly<Record<string, string>>;
}

const PAGES = [
  sitePath.home(),
  sitePath.profiles(),
  sitePath.couples(),
  sitePath.embed(),
  sitePath.lifePaths(),
  sitePath.lifePath(7),
  sitePath.arcana(),
  sitePath.arcanum(17),
  sitePath.method(),
  sitePath.dataset(),
  sitePath.docs(),
  sitePath.licence(),
];

let rules: Rule[];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'site-headers-'));
  const file = path.join(folder, '_headers');
  await writeFile(file, headersFile(HEADER_RULES));
  const { headers, errors } = await parseAllHeaders({ headersFiles: [file], configHeaders: undefined, minimal: false });
  expect(errors).toEqual([]);
  rules = headers as unknown as Rule[];
});
afterAll(() => rm(folder, { recursive: true }));

const matching = (pathname: string): Rule[] => rules.filter(({ forRegExp }) => forRegExp.test(pathname));

describe('_headers for pages, read by Netlify’s own parser', () => {
  it.each([
    ...PAGES.flatMap((pathname) => [pathname, pageFile(pathname)]),
    '/404.html',
    '/robots.txt',
    '/sitemap.xml',
    '/llms.txt',
    '/feed.xml',
    '/.well-known/security.txt',
    '/docs.md',
    '/matriz.md',
  ])('%s has every security header once', (pathname) => {
    const found = matching(pathname);
    expect(found).toHaveLength(1);
    expect(found[0]!.values).toMatchObject({
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
    });
    const policy = found[0]!.values['Content-Security-Policy']!;
    expect(policy).toMatch(/default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });

  it.each([sitePath.frames(), pageFile(sitePath.frames())])(
    '%s alone may be framed, and else has the same policy',
    (pathname) => {
      const policies = [pathname, sitePath.home()].map((path) => matching(path)[0]!.values['Content-Security-Policy']!);
      expect(policies[0]).toBe(policies[1]!.replace("frame-ancestors 'none'", 'frame-ancestors *'));
      expect(matching(pathname)).toHaveLength(1);
    },
  );

  it('keeps what pages load for a year, because its name changes with its content', () => {
    const found = matching('/assets/site-0123456789.css');
    expect(found.map(({ values }) => values)).toEqual([
      { 'Cache-Control': 'public, max-age=31536000, immutable', 'X-Content-Type-Options': 'nosniff' },
    ]);
  });

  it.each([
    ...PAGES,
    '/assets/x.js',
    '/api/life-path/7',
    '/api/matrix/15/6/1990.json',
    '/sitemap.xml',
    '/docs.md',
    '/api/schema/matrix.json',
    '/dataset/matrix.csv',
    '/dataset/index.json',
  ])('gives %s no header by two rules, which Netlify would join', (pathname) => {
    const names = matching(pathname).flatMap(({ values }) => Object.keys(values));
    expect(names).toEqual([...new Set(names)]);
  });
});
