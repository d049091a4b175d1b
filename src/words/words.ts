import { en } from './en/index.ts';
import { es } from './es/index.ts';
import type { Language } from './language.ts';

/** Everything said in one language; a word that another language lacks does not compile. */
export type Words = typeof es;

export const WORDS: Readonly<Record<Language, Words>> = { es, en };
