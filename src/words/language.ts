export type Language = 'es' | 'en';

/** The same in both languages, for code that does not get its words from a context yet. */
export type Bilingual = Readonly<Record<Language, string>>;
