import { cli as en } from './en/cli.ts';
import { printed as printedInEnglish } from './en/printed.ts';
import { cli as es } from './es/cli.ts';
import { printed as printedInSpanish } from './es/printed.ts';
import type { Language } from './language.ts';

/** Help and errors of the command line. */
export type CliWords = typeof es;

export const CLI_WORDS: Readonly<Record<Language, CliWords>> = { es, en };

/** What it prints around the texts of an answer. */
export type PrintedWords = typeof printedInSpanish;

export const PRINTED_WORDS: Readonly<Record<Language, PrintedWords>> = { es: printedInSpanish, en: printedInEnglish };
