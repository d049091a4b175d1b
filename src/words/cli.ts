import { cli as en } from './en/cli.ts';
import { cli as es } from './es/cli.ts';
import type { Language } from './language.ts';

/** Help and errors of the command line. */
export type CliWords = typeof es;

export const CLI_WORDS: Readonly<Record<Language, CliWords>> = { es, en };
