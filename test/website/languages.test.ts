import { beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHED_PATHS } from '../../src/http/published-paths.ts';
import { pageFile } from '../../src/http/site-path.ts';
import { COMPLETE } from '../../src/words/language.ts';
import { SITE } from '../shared-site.ts';
import { foreignWords } from '../words/foreign-words.ts';
import { type BuiltSite, openSmallSite } from './built-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await openSmallSite();
});

const isEnglish = (file: string): boolean => file.startsWith('/en/');
const pagesOf = (language: string): string[] => site.pages.filter((file) => isEnglish(file) === (language === 'en'));

/** Elements marked as being in another language. */
const OTHER_LANGUAGE = /<(\w+)(?= )[^>]* lang="\w\w"[^>]*>[\s\S]*?<\/\1>/g;
/** Files with the texts of a language are named after it. */
const FILES = /[\w-]+\.en\.[\w.]+/g;
/** Code, drawings, addresses, and letters that stand for points of the chart or of a name. */
const NO_WORDS =
  /<(pre|code|svg|script)\b[\s\S]*?<\/\1>| (?:class|data-[\w-]+|href|id|for|name|src)="[^"]*"|\/api\/[\w/.-]+|(?<!\p{L})\p{Lu}(?!\p{L})/gu;
/** Lists of people, whose names belong to no language. */
const NAMES = /<ul class="people">[\s\S]*?<\/ul>/g;

/** Each text of a page, including those for screen readers and search engines. */
function textsOf(html: string): string[] {
  const attributes = [
    ...html
      .replace(FILES, ' ')
      .replace(/<meta property="og:locale[^>]*>/g, '')
      .matchAll(/ (?:content|title|alt|aria-label|placeholder)="([^"]*)"/g),
  ].map(([, text]) => text!);
  const body = html
    .replace(/^[\s\S]*?<body>/, '')
    .replace(OTHER_LANGUAGE, ' ')
    .replace(FILES, ' ')
    .replace(NAMES, ' ')
    .replace(NO_WORDS, ' ');
  return [...attributes, ...body.split(/<[^>]*>/)].filter((text) => /\p{L}{2}/u.test(text) && !text.includes('://'));
}

describe.each(COMPLETE)('the pages in %s', (language) => {
  it('have only words of that language', () => {
    const found = pagesOf(language).flatMap((page) =>
      textsOf(site.read(page)).flatMap((text) =>
        foreignWords(text, language).map((word) => `${page}: ${word}: ${text.slice(0, 120)}`),
      ),
    );
    expect(pagesOf(language).length).toBeGreaterThan(40);
    expect(found).toEqual([]);
  });

  it('declare their language, and link to pages and responses in it, except for the switch', () => {
    const faults: string[] = [];
    for (const page of pagesOf(language)) {
      const html = site.read(page);
      if (!html.includes(`<html lang="${language}"`)) faults.push(`${page} is in another language`);
      for (const [tag, href] of html.matchAll(/<(?:a|form|link)\b[^>]* (?:href|action)="([^"]*)"[^>]*>/g)) {
        const { origin, pathname } = new URL(href!.replace(/&amp;/g, '&'), `${SITE}${page}`);
        if (origin !== SITE || tag.includes(' hreflang=')) continue;
        const isPage = site.pages.includes(pathname) || site.pages.includes(pageFile(pathname));
        const isText = /^\/api\/(?!openapi|schema\/|languages$)/.test(pathname) || pathname === '/api';
        const english = isPage ? isEnglish(pathname) : isText ? /^\/api\/en\b/.test(pathname) : undefined;
        if (english !== undefined && english !== (language === 'en')) faults.push(`${page} leads to ${href}`);
      }
    }
    expect(faults).toEqual([]);
  });
});

describe('each page names itself in every language', () => {
  const hreflangs = (html: string): string[] =>
    [...html.matchAll(/<(?:xhtml:)?link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, l, url]) => `${l} ${url}`,
    );

  it('for search engines, consistently on all of them', () => {
    for (const page of site.pages) {
      const html = site.read(page);
      const listed = html.includes('rel="canonical"');
      const found = hreflangs(html);
      expect([page, found.length]).toEqual([page, listed ? COMPLETE.length + 1 : 0]);
      for (const name of found) {
        const other = site.read(pageFile(new URL(name.split(' ')[1]!).pathname));
        expect(hreflangs(other)).toEqual(found);
      }
      if (listed) expect(found.at(-1)).toBe(found[0]!.replace(COMPLETE[0], 'x-default'));
    }
  });

  it('in the sitemap too', () => {
    const entries = site.read('/sitemap.xml').split('<url>').slice(1);
    const listed = site.pages.filter((page) => site.read(page).includes('rel="canonical"'));
    expect(entries).toHaveLength(listed.length);
    for (const entry of entries) {
      const { pathname } = new URL(/<loc>([^<]+)/.exec(entry)![1]!);
      expect(hreflangs(entry)).toEqual(hreflangs(site.read(pageFile(pathname))));
    }
  });

  it('for readers, in that language', () => {
    for (const page of site.pages.filter((file) => !PUBLISHED_PATHS.some(({ frames }) => pageFile(frames) === file))) {
      const [other, name, offer] = isEnglish(page) ? ['es', 'Español', 'en español'] : ['en', 'English', 'in English'];
      const links = [...site.read(page).matchAll(/<a [^>]*href="([^"]*)"[^>]* data-language[^>]*>([^<]*)</g)];
      expect(links.map(([, , text]) => text)).toEqual([name, name, expect.stringContaining(offer)]);
      for (const [tag, href] of links) {
        expect(tag).toContain(`hreflang="${other}"`);
        expect(site.pages).toContain(pageFile(href!));
      }
    }
  });
});
