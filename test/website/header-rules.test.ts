import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { describe, expect, it } from 'vitest';
import { headersFile } from '../../src/api/host-files.ts';
import { DATASET_FILES } from '../../src/dataset/catalog.ts';
import { datasetPath, pageFile } from '../../src/http/site-path.ts';
import { HEADER_RULES } from '../../src/website/header-rules.ts';
import { ANSWERS } from '../../src/words/answers.ts';
import { temporaryFolder } from '../temporary-folder.ts';

interface Rule {
  readonly forRegExp: RegExp;
  readonly values: Readonly<Record<string, string>>;
}

const { home, profiles, couples, embed, lifePaths, lifePath, arcana, arcanum, method, dataset, docs, license, frames } =
  ANSWERS.es.paths;
const PAGES = [home, profiles, couples, embed, lifePaths, arcana, method, dataset, docs, license];
const WITH_FILES = [...PAGES, lifePath(7), arcanum(17)].flatMap((pathname) => [pathname, pageFile(pathname)]);
const DOCUMENTS = [
  ...['/404.html', '/robots.txt', '/sitemap.xml', '/llms.txt', '/feed.xml', '/.well-known/security.txt'],
  ...['/docs.md', '/matriz.md'],
];

const folder = await temporaryFolder('site-headers');
const file = path.join(folder, '_headers');
await writeFile(file, headersFile(HEADER_RULES));
const parsed = await parseAllHeaders({ headersFiles: [file], configHeaders: undefined, minimal: false });
await rm(folder, { recursive: true });
const rules = parsed.headers as unknown as Rule[];
/** Like Netlify: all matching rules. */
const matching = (pathname: string): Rule[] => rules.filter(({ forRegExp }) => forRegExp.test(pathname));

const ofPage = matching(home)[0]!.values;

// The rules themselves are approved in test/approved/host/_headers; these tests check which ones apply to a path.
describe('_headers, read by Netlify’s own parser', () => {
  it('is valid', () => expect(parsed.errors).toEqual([]));

  it.each([...WITH_FILES, ...DOCUMENTS])('%s has every header of a page once', (pathname) => {
    expect(matching(pathname)).toEqual([{ ...matching(pathname)[0], values: expect.objectContaining(ofPage) }]);
  });

  it.each([frames, pageFile(frames)])('only %s may be framed, with otherwise the same policy', (pathname) => {
    const policies = [pathname, home].map((page) => matching(page)[0]!.values['Content-Security-Policy']!);
    expect(policies[0]).toBe(policies[1]!.replace("frame-ancestors 'none'", 'frame-ancestors *'));
    expect(matching(pathname)).toHaveLength(1);
  });

  it.each([
    ...['/assets/x.js', '/api/life-path/7', '/api/matrix/15/6/1990.json', '/api/schema/matrix.json'],
    ...DATASET_FILES.map(({ name }) => datasetPath(name)),
  ])('%s gets no header by two rules, which Netlify would join', (pathname) => {
    const names = matching(pathname).flatMap(({ values }) => Object.keys(values));
    expect(names).toEqual([...new Set(names)]);
    if (pathname.startsWith('/dataset')) expect(names).toContain('Content-Type');
  });
});
