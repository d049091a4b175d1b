import { ANSWERS, type AnswerWords } from './answers.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { LANGUAGES, type Language } from './language.ts';

/** Everything said in one language; a word that another language lacks does not compile. */
export type Words = typeof es;

const WRITTEN: Readonly<Record<Language, Words>> = { es, en };

export const WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [language, { ...WRITTEN[language], ...ANSWERS[language] }]),
) as typeof WRITTEN;

/** The words of all pages in one language, with those of the answers that they show. */
export type PageWords = Words['pages'] & AnswerWords;

export const PAGE_WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [language, { ...ANSWERS[language], ...WORDS[language].pages }]),
) as Readonly<Record<Language, PageWords>>;
