import type { Language } from '../words/language.ts';
import type { Content } from './content-schema.ts';

const LOADERS: Readonly<Record<Language, () => Promise<Content>>> = {
  es: async () => (await import('./published-content.ts')).publishedContent,
  en: async () => (await import('./published-content.en.ts')).publishedContent,
};

/** The texts of a published language, for runtimes that cannot read files: loaded with the first answer that needs them. */
export function loadPublished(language: Language): Promise<Content> {
  return LOADERS[language]();
}
