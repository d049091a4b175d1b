import type { PageWords } from '../../words/words.ts';
import { startCopyButtons } from './copy-buttons.ts';
import { startDateFields } from './date-fields.ts';

/** The script of pages whose only interactive parts are copy buttons or a date form. */
export function start(words: Pick<PageWords, 'copying' | 'dateFields'>): void {
  startCopyButtons(words);
  startDateFields(words);
}
