import { ANSWERS, type AnswerWords } from './answers.ts';
import * as en from './en/pages/index.ts';
import * as es from './es/pages/index.ts';
import type { Language } from './language.ts';

/** The words of all pages in one language, with those of the answers that they show. */
export type PageWords = AnswerWords & typeof es;

export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = {
  es: { ...ANSWERS.es, ...es },
  en: { ...ANSWERS.en, ...en },
};
