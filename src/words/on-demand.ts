import { onDemand as en } from './en/on-demand.ts';
import { onDemand as es } from './es/on-demand.ts';
import type { Language } from './language.ts';

/** Files of each language, loaded when the first response needs them. */
export const ON_DEMAND: Readonly<Record<Language, { readonly [Name in keyof typeof es]: () => Promise<unknown> }>> = {
  es,
  en,
};
