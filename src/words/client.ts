import { client as en } from './en/client.ts';
import { client as es } from './es/client.ts';
import type { Language } from './language.ts';

/** The client's own messages, for end users. */
export type ClientWords = typeof es;

export const CLIENT_WORDS: Readonly<Record<Language, ClientWords>> = { es, en };
