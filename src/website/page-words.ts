import type { AnswerWords } from '../words/answers.ts';
import { answers } from '../words/es/answers.ts';
import * as es from '../words/es/pages/index.ts';

/** The words of all pages in one language, those of the answers that they show. */
export type PageWords = AnswerWords & typeof es;

/** By language; only Spanish is published. */
export const PAGE_WORDS: Readonly<Record<'es', PageWords>> = {
  es: { ...answers, ...es },
};
