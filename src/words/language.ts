/** Those that have words, and a folder in `data/`. */
export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** As networks name them. */
export const LOCALES: Readonly<Record<Language, string>> = { es: 'es_ES', en: 'en_US' };

/** Those that are published. An address that names no language is in the first. */
export const PUBLISHED: readonly [Language, ...Language[]] = ['es', 'en'];
