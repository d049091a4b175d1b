export type Language = 'es' | 'en';

/** The languages that have all texts. An address that names no language is in the first. */
export const PUBLISHED: readonly [Language, ...Language[]] = ['es'];
