import { answers as en } from './en/answers.ts';
import { answers as es } from './es/answers.ts';
import type { Language } from './language.ts';

/** The words of responses, without those of documents, which would be most of a program's size. */
export type AnswerWords = typeof es;

export const ANSWERS: Readonly<Record<Language, AnswerWords>> = { es, en };
