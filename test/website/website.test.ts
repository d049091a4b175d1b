import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseAllHeaders } from '@netlify/headers-parser';
import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { findTarget } from '../../src/api/router.ts';
import type { Reading } from '../../src/content/content-schema.ts';
import { DATASET_FILES } from '../../src/dataset/catalog.ts';
import { apiPath, fileOf, inLanguage } from '../../src/http/api-path.ts';
import { DOCUMENTATION, languageOfPage, PUBLISHED_PATHS } from '../../src/http/published-paths.ts';
import { datasetPath, EMBED_SCRIPT, markdownPath, pageFile } from '../../src/http/site-path.ts';
import { ARCANA_NUMBERS, LIFE_PATH_NUMBERS } from '../../src/method/reduce.ts';
import { hasFile, isComputed } from '../../src/verify/api-files-and-links.ts';
import { ANSWERS } from '../../src/words/answers.ts';
import { COMPLETE } from '../../src/words/language.ts';
import { content } from '../content-fixture.ts';
import { readDocument } from '../documents.ts';
import { SITE } from '../shared-site.ts';
import { type BuiltSite, openSmallSite } from './built-site.ts';
import { blockOf, shownReading } from './shown-reading.ts';

const SPANISH = ANSWERS.es.paths;
const POLICY = 'Content-Security-Policy';

/** The paths of all pages that people visit: not the page for frames nor the 404 page. */
const PATHS = PUBLISHED_PATHS.flatMap((paths) => {
  const { home, profiles, couples, numbers, embed, method, dataset, docs, license, lifePaths, arcana } = paths;
  return [
    ...[home, profiles, couples, numbers, embed, method, dataset, docs, license, lifePaths, arcana],
    ...LIFE_PATH_NUMBERS.map(paths.lifePath),
    ...ARCANA_NUMBERS.map(paths.arcanum),
  ];
});
const FRAMES = PUBLISHED_PATHS.map(({ frames }) => pageFile(frames));
const COUPLES = PUBLISHED_PATHS.map(({ couples }) => pageFile(couples));

let site: BuiltSite;
beforeAll(async () => {
  site = await openSmallSite();
});

const read = (pathname: string): string => site.read(pageFile(pathname));

/** URLs in a page with their attribute; `load` for resources loaded through a `link`. */
function addresses(html: string): { attribute: string; url: string }[] {
  const found = html
    .replace(/(<link rel="(?:stylesheet|icon|apple-touch-icon)"[^>]*?) href=/g, '$1 load=')
    .matchAll(/\s(href|load|src|data-texts|data-script|data-style|data-description|action|content)="([^"]*)"/g);
  return [...found]
    .map(([, attribute, url]) => ({ attribute: attribute!, url: url!.replace(/&amp;/g, '&') }))
    .filter(({ attribute, url }) => attribute !== 'content' || url.startsWith(SITE));
}

describe('pages', () => {
  it('are those of the list', () => {
    const others = [...FRAMES, ...PUBLISHED_PATHS.map(({ notFound }) => pageFile(notFound))];
    expect(site.pages).toEqual([...PATHS.map(pageFile), ...others].sort());
  });

  // What each rule says is approved in test/approved/host/_headers; here, which of them an address gets.
  it('have the policy of pages, those for frames their own, and nothing has a header of two rules', async () => {
    const headersFiles = [path.join(site.folder, '_headers')];
    const { headers, errors } = await parseAllHeaders({ headersFiles, configHeaders: undefined, minimal: false });
    expect(errors).toEqual([]);
    const rules = headers as unknown as { forRegExp: RegExp; values: Record<string, string> }[];
    // As Netlify does: all rules that match, together; it would join what two of them say.
    const namesOf = (pathname: string): string[] =>
      rules.filter(({ forRegExp }) => forRegExp.test(pathname)).flatMap(({ values }) => Object.keys(values));
    const addresses = [...PATHS, ...site.files];
    expect(addresses.filter((pathname) => new Set(namesOf(pathname)).size < namesOf(pathname).length)).toEqual([]);
    const policyOf = (pathname: string): string | undefined =>
      rules.filter(({ forRegExp }) => forRegExp.test(pathname)).flatMap(({ values }) => values[POLICY] ?? [])[0];
    const own = policyOf(SPANISH.home)!;
    const framed = own.replace("frame-ancestors 'none'", 'frame-ancestors *');
    const pages = [...PATHS, ...PUBLISHED_PATHS.map(({ frames }) => frames), ...site.pages];
    const isFramed = (pathname: string): boolean => FRAMES.includes(pageFile(pathname)) || FRAMES.includes(pathname);
    expect(pages.filter((pathname) => policyOf(pathname) !== (isFramed(pathname) ? framed : own))).toEqual([]);
    expect(framed).not.toBe(own);
    for (const { name } of DATASET_FILES) expect(namesOf(datasetPath(name))).toContain('Content-Type');
  });

  it('are valid HTML by the recommended rules of html-validate', async () => {
    // Preact closes void elements and leaves `>` in texts alone, as HTML allows; it escapes `&` and `<` itself.
    const rules = { 'void-style': ['error', { style: 'selfclose' }], 'no-raw-characters': 'off' };
    const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules } as object);
    const faults: string[] = [];
    for (const page of site.pages) {
      const { results } = await validator.validateString(site.read(page));
      for (const { messages } of results)
        faults.push(...messages.map(({ line, column, message }) => `${page}:${line}:${column} ${message}`));
    }
    expect(faults).toEqual([]);
  });

  it('have a title, a description, a language, a skip link and one h1 each, no two alike', () => {
    // The page for frames is part of another site's page, without metadata and navigation.
    const pages = site.pages.filter((page) => !FRAMES.includes(page));
    const titles = pages.map((page) => /<title>([^<]+)<\/title>/.exec(site.read(page))?.[1]);
    const descriptions = pages.map(
      (page) => /<meta name="description" content="([^"]+)"\/>/.exec(site.read(page))?.[1],
    );
    for (const list of [titles, descriptions]) expect(new Set(list).size).toBe(pages.length);
    for (const page of pages) {
      const html = site.read(page);
      expect(html).toContain(`<html lang="${languageOfPage(page)}">`);
      expect(html).toMatch(/<body><a class="skip-link" href="#contenido">/);
      // The couple page has a heading for each of its three states, of which CSS shows one.
      expect(html.match(/<h1[ >]/g)).toHaveLength(COUPLES.includes(page) ? 3 : 1);
    }
  });

  it('have no inline script, style or handler', () => {
    for (const page of site.pages) {
      const html = site.read(page);
      expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="|javascript:/);
      const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes!);
      for (const attributes of scripts)
        expect(attributes).toMatch(/ src="\/(?:assets\/|embed\.js")|type="application\/ld\+json"/);
    }
  });
});

/** The URLs by date that the documentation offers to try. */
const BY_DATE = PUBLISHED_PATHS.flatMap(({ api }) =>
  (['/chart/{date}', '/matrix/{date}'] as const).map((path) => api(apiPath(path, { date: '1990-06-15' }))),
);

describe('a crawl', () => {
  it('finds a file for every URL on every page, and an element for every fragment', () => {
    const faults: string[] = [];
    for (const page of site.pages) {
      const html = site.read(page);
      for (const { attribute, url } of addresses(html)) {
        const target = new URL(url, `${SITE}${page}`);
        if (target.origin !== SITE) {
          if (attribute !== 'href') faults.push(`${page} loads ${url}`);
          continue;
        }
        // Pictures, couples and years are computed at the edge, which also parses dates; every other URL is a file.
        const atTheEdge = isComputed(target.pathname) || BY_DATE.includes(target.pathname);
        if (!atTheEdge && !hasFile(site, target.pathname)) faults.push(`${page} leads to ${url}`);
        const fragment = target.hash.slice(1);
        if (!fragment) continue;
        const there = target.pathname === page || url.startsWith('#') ? html : site.read(pageFile(target.pathname));
        if (!there.includes(` id="${fragment}"`)) faults.push(`${page} leads to ${url}, where nothing has that id`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('reaches every page from the front page', () => {
    const seen = new Set<string>();
    const queue = [SPANISH.home];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      const links = addresses(read(next))
        .map(({ url }) => new URL(url, SITE))
        .filter(({ origin }) => origin === SITE);
      queue.push(...links.map(({ pathname }) => pathname).filter((pathname) => PATHS.includes(pathname)));
    }
    expect([...seen].sort()).toEqual([...PATHS].sort());
  });

  it('finds a page for every URL in the bodies of the API', () => {
    const bodies = [...site.files].filter((file) => file.startsWith('/api/') && !file.startsWith('/api/schema/'));
    const urls = new Set(bodies.flatMap((file) => site.read(file).match(/https:\/\/example\.org[^"\\\s<>,]*/g) ?? []));
    expect(urls.size).toBeGreaterThan(400);
    const paths = [...urls].map((url) => new URL(url).pathname.replace(/\.$/, ''));
    const isAnswered = (pathname: string): boolean => {
      const { found } = findTarget(pathname);
      return 'endpoint' in found || hasFile(site, 'file' in found ? found.file : pathname);
    };
    expect(paths.filter((pathname) => !/[{%]/.test(pathname) && !isAnswered(pathname))).toEqual([]);
  });
});

describe('on first view, compressed, with everything needed to read it', () => {
  const weight = (files: readonly string[]): number =>
    files.map((file) => gzipSync(site.read(file)).length).reduce((sum, size) => sum + size, 0);
  const largest = (kind: RegExp): string => {
    const inside = [...site.files].filter((file) => kind.test(file));
    return inside.reduce((one, other) => (weight([other]) > weight([one]) ? other : one));
  };

  const folderOf = (language: string): string => (language === 'es' ? '' : `/${language}`);
  // Both languages have a folder of readings, whose names do not contain the language.
  const readings = (language: string): string => {
    const { profiles } = ANSWERS[language as 'es' | 'en'].paths;
    return /data-readings="([^"]*)"/.exec(read(profiles))![1]!;
  };

  describe.each(COMPLETE)('in %s', (language) =>
    it.each([
      ['the front page', 'home', 60, 4, () => []],
      // The chart, and the texts for the year and the decade.
      [
        'a profile',
        'profiles',
        70,
        5,
        () =>
          [
            `^/api${folderOf(language)}/chart/1/`,
            `^${readings(language)}/year-\\d+\\.json$`,
            `^${readings(language)}/age-\\d+\\.json$`,
          ].map((kind) => largest(new RegExp(kind))),
      ],
      // Without its readings, which are whole files so that no request reveals a date.
      ['a couple', 'couples', 57, 5, () => []],
      [
        'the numbers',
        'numbers',
        70,
        3,
        () => [apiPath('/numbers'), apiPath('/life-path')].map((path) => fileOf(inLanguage(path, language))),
      ],
    ] as const)('%s', (_, name, kilobytes, count, texts) => {
      const page = ANSWERS[language].paths[name];
      const found = read(page).matchAll(/(?:<script[^>]* src|rel="stylesheet" href|data-texts)="([^"]+)"/g);
      const loaded = [pageFile(page), ...[...found].map(([, url]) => url!)];
      expect(loaded).toHaveLength(count);
      expect(weight([...loaded, ...texts()])).toBeLessThanOrEqual(kilobytes * 1024);
    }),
  );
});

// Titles, sections and what is said where nobody has it are approved in test/approved/website/arcanum.txt.
it.each(content.arcana.map((arcanum) => [arcanum.number, arcanum] as const))(
  'the page of arcanum %i says in each place that somebody has what belongs there, and nothing in the others',
  (number, { places, absent = [] }) => {
    const html = read(SPANISH.arcanum(number));
    const short = Object.entries(content.shortPlaces).flatMap(([key, texts]) => {
      const said = (texts as Readonly<Record<number, Partial<Reading>>>)[number];
      return said ? [[key, said] as const] : [];
    });
    const isAbsent = (key: string): boolean => (absent as readonly string[]).includes(key);
    const expected = [...Object.entries(places).filter(([key]) => !isAbsent(key)), ...short];
    const keys = [...html.matchAll(/data-reading="(\w+)"/g)].map(([, key]) => key);
    expect(keys.toSorted()).toEqual(expected.map(([key]) => key).sort());
    for (const [key, said] of expected)
      expect([key, shownReading(blockOf(html, `data-reading="${key}"`, 'section'))]).toEqual([key, said]);
    for (const key of absent) expect(html).not.toContain(places[key].meaning);
    expect(html).not.toContain('En ninguna fecha');
  },
);

it('documentation is also available as Markdown, linked from the page, with all headings and code', () => {
  for (const pathname of DOCUMENTATION) {
    const [html, markdown] = [read(pathname), site.read(markdownPath(pathname))];
    expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${pathname}.md"/>`);
    const headings = [...html.matchAll(/<h[1-6][^>]*>(.*?)<\/h[1-6]>/g)].map(([, text]) =>
      text!.replace(/<[^>]*>/g, ''),
    );
    expect([...markdown.matchAll(/^#+ (.*)$/gm)].map(([, text]) => text!.replaceAll('`', ''))).toEqual(headings);
    expect(markdown.match(/^```/gm)?.length ?? 0).toBe((html.match(/<pre/g)?.length ?? 0) * 2);
    expect(markdown).not.toMatch(/&(?:amp|lt|gt|quot);/);
    // A response in a code block may contain markup, as in `attribution_html`.
    expect(markdown.replace(/^```\w*$[\s\S]*?^```$/gm, '')).not.toMatch(/<\/|\]\(\//);
  }
});

it.each([
  ['README.md', /`\/embed\.js` \((\d+) KB, (\d+) KB compressed;/],
  ['README.es.md', /`\/embed\.js` \((\d+) KB, (\d+) KB comprimido;/],
])('%s gives the size of /embed.js, rounded', (name, sentence) => {
  const script = site.read(EMBED_SCRIPT);
  const kilobytes = [Buffer.byteLength(script), gzipSync(script).length].map((size) => Math.round(size / 1000));
  expect(sentence.exec(readDocument(name).replace(/\s+/g, ' '))?.slice(1).map(Number)).toEqual(kilobytes);
});

describe('for search engines', () => {
  it('every page has itself as canonical URL, including those without a date', () => {
    for (const pathname of PATHS) {
      const html = read(pathname);
      const canonical = /<link rel="canonical" href="([^"]+)"\/>/.exec(html)?.[1];
      expect(canonical).toBe(`${SITE}${pathname}`);
      expect(html).not.toContain('<meta name="robots"');
    }
  });

  const shared = (pathname: string, name: string): string =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(read(pathname))![1]!;

  it('each arcanum and each life path has its own picture', () => {
    const pages = PUBLISHED_PATHS.flatMap(({ arcanum, lifePath }) => [
      ...ARCANA_NUMBERS.map(arcanum),
      ...LIFE_PATH_NUMBERS.map(lifePath),
    ]);
    const pictures = pages.map((pathname) =>
      readFileSync(path.join(site.folder, shared(pathname, 'image').slice(SITE.length))).toString('latin1'),
    );
    expect(new Set(pictures).size).toBe(2 * 34);
    for (const bytes of pictures) expect([bytes.slice(1, 4), bytes.length < 20_000]).toEqual(['PNG', true]);
  });

  it('the cover and the icon exist and are small', () => {
    const html = read(SPANISH.home);
    const cover = /property="og:image" content="https:\/\/example\.org([^"]+)"/.exec(html)![1]!;
    const icon = /rel="apple-touch-icon" href="([^"]+)"/.exec(html)![1]!;
    for (const [file, limit] of Object.entries({ [cover]: 60_000, [icon]: 10_000 })) {
      const bytes = readFileSync(path.join(site.folder, file));
      expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
      expect(bytes.length).toBeLessThan(limit);
    }
  });
});
