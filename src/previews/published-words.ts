import { languageOfPage } from '../http/published-paths.ts';
import { PREVIEW_WORDS } from '../words/previews.ts';

/** The words of a page with dates, by its address. */
export function wordsOfPage(path: string): (typeof PREVIEW_WORDS)['es'] {
  return PREVIEW_WORDS[languageOfPage(path)];
}
