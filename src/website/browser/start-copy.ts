import type { PageWords } from '../../words/words.ts';
import { startCopyButtons } from './copy-buttons.ts';
import { startDateFields } from './date-fields.ts';

/** The script of pages that have copy buttons or a date form and nothing else. */
export function start(words: Pick<PageWords, 'copying' | 'dateFields'>): void {
  startCopyButtons(words);
  startDateFields(words);
}
