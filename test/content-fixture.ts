import path from 'node:path';
import { readDataFiles } from '../scripts/build/hash-inputs.ts';
import { parseContent, parsePages } from '../scripts/build/load-content.ts';
import type { Content } from '../src/content/content-schema.ts';
import type { PageTexts } from '../src/content/page-texts.ts';
import type { RenderContext } from '../src/endpoints/endpoint.ts';
import { en } from '../src/words/en/index.ts';
import { es } from '../src/words/es/index.ts';
import type { Language } from '../src/words/language.ts';

export const ROOT = path.resolve(import.meta.dirname, '..');
export const DATA_DIR = path.join(ROOT, 'data');

/** The real content: tests of bodies and files run on what is published. */
const files = await readDataFiles(DATA_DIR);
export const content: Content = parseContent(files, 'es');
export const english: Content = parseContent(files, 'en');
export const pages: PageTexts = parsePages(files, 'es');
export const englishPages: PageTexts = parsePages(files, 'en');

const EDITIONS = [
  { language: 'es', content },
  { language: 'en', content: english },
] as const;

/** The texts of a language, as a running service loads them. */
export async function loadContent(language: Language): Promise<Content> {
  return { es: content, en: english }[language];
}

/** What bodies are made of, in the first language. */
export function contextOf(site: string, of: Content = content) {
  return { content: of, site, language: 'es', words: es, editions: EDITIONS } as const satisfies RenderContext;
}

/** The same in English. */
export function englishContextOf(site: string) {
  return { content: english, site, language: 'en', words: en, editions: EDITIONS } as const satisfies RenderContext;
}
