import { beforeAll, describe, expect, it } from 'vitest';
import { misspelledWords, spanishDictionary } from '../content/checks/spelling.ts';
import { typographyProblems } from '../content/checks/typography.ts';
import { spellingWords } from '../content/checks/words.ts';
import { type BuiltSite, openSmallSite } from './built-site.ts';
import { unclearWords } from './unclear-words.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await openSmallSite();
});

/** Names and occupations of people are checked in test/content. */
const PAGES = [
  ...['/index.html', '/perfil.html', '/pareja.html', '/numeros.html', '/matriz.html', '/datos.html', '/docs.html'],
  ...['/licencia.html', '/404.html', '/camino-de-vida/index.html', '/arcanos/index.html'],
];

/** Names, abbreviations and technical terms that the dictionary lacks. */
const ALLOWED = `
  AAAA API Ajna Anahata BY CC CORS CSV Chakra Chakras Compárate Croissant DD DuckDB Eloy Endpoint Endpoints
  Excel GET Google HEAD HTML HTTP IP JSON JavaScript KB LICENSE Ladini LibreOffice Linux MB MCP MIT MM Manipura
  Markdown Marsella Muladhara NDJSON Nancy Numerology OK OPTIONS Open OpenAPI PNG Package Papisa Parquet Python
  Rider SHA SQLite SUMS SVG Sahasrara Service Sheets Svadhisthana URL Vishuddha Waite Windows chakra chakras
  cookies curl endpoint endpoints kármica kármicas macOS null numerología octagrama preflight sumandos tarot
`
  .trim()
  .split(/\s+/);

/** The visible text of a page, without code, pictures, URLs and arrows. */
function visible(html: string): string {
  const body = /<main[\s\S]*<\/footer>/.exec(html)![0];
  return (
    body
      // The headlines of portraits are checked in test/content.
      .replace(/ data-words="[^"]*"/, '')
      .replace(/<(pre|code|svg)\b[\s\S]*?<\/\1>/g, 'código')
      // Links to the page in another language, written in that language.
      .replace(/<a [^>]*lang="[\s\S]*?<\/a>/g, '')
      .replace(/<span aria-hidden[\s\S]*?<\/span>/g, '')
      .replace(/\S+@[\w.-]+/g, 'correo')
      .replace(/\b[\w-]+(?:\.[a-z]{2,})+\b/g, 'archivo')
  );
}

/** One text per block, as read aloud. */
function blocks(html: string): string[] {
  const parts = visible(html).split(/<\/?(?!(?:a|code|span)\b)[a-z][^>]*>/);
  const texts = parts.map((part) => part.replace(/<[^>]*>/g, '').replace(/&amp;/g, '&'));
  return texts.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
}

describe('the words of the pages', () => {
  it('are none that readers found unclear', () => {
    expect(
      [...PAGES, '/camino-de-vida/7.html', '/arcanos/7.html'].flatMap((page) => unclearWords(visible(site.read(page)))),
    ).toEqual([]);
  });

  it('are spelled correctly', () => {
    const inDictionary = spanishDictionary();
    const isKnown = (word: string): boolean => ALLOWED.includes(word) || inDictionary(word);
    const words = (page: string): string => visible(site.read(page)).replace(/<[^>]*>/g, ' ');
    expect(PAGES.flatMap((page) => misspelledWords(words(page), isKnown).map((word) => `${page}: ${word}`))).toEqual(
      [],
    );
    const used = new Set(PAGES.flatMap((page) => spellingWords(words(page))));
    expect(ALLOWED.filter((word) => !used.has(word) || inDictionary(word))).toEqual([]);
  });

  it('follow Spanish typography', () => {
    const faults = PAGES.flatMap((page) =>
      blocks(site.read(page)).flatMap((text) =>
        typographyProblems(text).map((problem) => `${page}: ${problem} in «${text.slice(0, 80)}»`),
      ),
    );
    expect(faults).toEqual([]);
  });
});
