import path from 'node:path';
import { loadContent } from '../scripts/build/load-content.ts';
import type { Content } from '../src/content/content-schema.ts';
import type { RenderContext } from '../src/endpoints/endpoint.ts';
import { es } from '../src/words/es/index.ts';

export const ROOT = path.resolve(import.meta.dirname, '..');
export const DATA_DIR = path.join(ROOT, 'data');

/** The real content: tests of bodies and files run on what is published. */
export const content: Content = await loadContent(DATA_DIR);

/** What bodies are made of, in the language that is published. */
export function contextOf(site: string, of: Content = content) {
  return { content: of, site, language: 'es', words: es } as const satisfies RenderContext;
}
