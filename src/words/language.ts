/** Those that have words, and a folder in `data/`. */
export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Those that are published. An address that names no language is in the first. */
export const PUBLISHED: readonly [Language, ...Language[]] = ['es', 'en'];

/** Those that the website has pages in, the first one at the shortest addresses. */
export const PAGE_LANGUAGES: readonly [Language, ...Language[]] = ['es'];
