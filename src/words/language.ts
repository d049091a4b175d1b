export type Language = 'es' | 'en';

/** The same in both languages, where code does not get its words from a context yet. */
export type Bilingual = Readonly<Record<Language, string>>;
