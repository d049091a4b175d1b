import { cli as en } from './en/cli.ts';
import { cli as es } from './es/cli.ts';
import type { Language } from './language.ts';

/** The command line's words; `printed` are those around the texts of an answer. */
export type CliWords = typeof es;

export const CLI_WORDS: Readonly<Record<Language, CliWords>> = { es, en };
