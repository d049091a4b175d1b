import { clientErrors as en } from './en/client-errors.ts';
import { clientErrors as es } from './es/client-errors.ts';
import type { Language } from './language.ts';

/** What the client says itself, to whoever uses the program that it is part of. */
export type ClientWords = typeof es;

export const CLIENT_WORDS: Readonly<Record<Language, ClientWords>> = { es, en };
