import path from 'node:path';
import { readDataFiles } from '../scripts/build/hash-inputs.ts';
import { parseContent, parsePages } from '../scripts/build/load-content.ts';
import type { Content } from '../src/content/content-schema.ts';
import type { PageTexts } from '../src/content/page-texts.ts';
import type { RenderContext } from '../src/endpoints/endpoint.ts';
import { COMPLETE, type Language, PUBLISHED } from '../src/words/language.ts';
import { WORDS } from '../src/words/words.ts';

export const ROOT = path.resolve(import.meta.dirname, '..');
export const DATA_DIR = path.join(ROOT, 'data');

/** The real content, so that tests of bodies and files run on published data. */
const files = await readDataFiles(DATA_DIR);
const EDITIONS = PUBLISHED.map((language) => {
  const onMissing = COMPLETE.includes(language) ? undefined : () => {};
  return { language, content: parseContent(files, language, onMissing) };
});
export const content: Content = contentIn('es');
export const english: Content = contentIn('en');
export const pages: PageTexts = parsePages(files, 'es');
export const englishPages: PageTexts = parsePages(files, 'en');

function contentIn(language: Language): Content {
  return EDITIONS.find((edition) => edition.language === language)!.content;
}

/** The texts of a language, as a running service loads them. */
export async function loadContent(language: Language): Promise<Content> {
  return contentIn(language);
}

/** The context for rendering bodies. */
export function contextIn<L extends Language>(language: L, site: string) {
  const content = contentIn(language);
  return { content, site, language, words: WORDS[language], editions: EDITIONS } satisfies RenderContext;
}

/** The context in the first language, optionally with other content. */
export function contextOf(site: string, of: Content = content) {
  return { ...contextIn('es', site), content: of };
}

/** The contexts of all published languages. */
export function contextsOf(site: string): Record<Language, ReturnType<typeof contextIn>> {
  return Object.fromEntries(COMPLETE.map((language) => [language, contextIn(language, site)])) as never;
}
