/** The languages that have words and a folder in `data/`. */
export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The published languages. A path without a language is in the first one. */
export const PUBLISHED: readonly [Language, ...Language[]] = ['es', 'en'];

/** The languages that have all texts, and therefore pages and tables. Of others, the API has only the endpoints with all their texts. */
export const COMPLETE: readonly [Language, ...Language[]] = ['es', 'en'];
