import { files as en } from './en/files.ts';
import { files as es } from './es/files.ts';
import type { Language } from './language.ts';

/** Files of each language, loaded when the first response needs them. */
export const FILES: Readonly<Record<Language, { readonly [Name in keyof typeof es]: () => Promise<unknown> }>> = {
  es,
  en,
};
