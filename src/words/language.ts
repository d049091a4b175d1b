/** Those that have words, and a folder in `data/`. */
export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Those that are published. An address that names no language is in the first. */
export const PUBLISHED: readonly [Language, ...Language[]] = ['es', 'en'];

/** Those that have all texts, and so pages and tables too. Of any other, the API has what is whole. */
export const COMPLETE: readonly [Language, ...Language[]] = ['es', 'en'];
