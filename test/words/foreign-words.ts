import type { Language } from '../../src/words/language.ts';

/** Words that are in nearly every sentence of a language but not in the others; single letters are excluded as points of the chart. */
const FUNCTION_WORDS = {
  es: 'el la los las un una unos unas de del al y que en por para con sin su sus se es son está están lo como cada este esta más',
  en: 'the an of and or that in for with without its is are it as each this these by to from on which what when',
} as const satisfies Record<Language, string>;
const LISTS = Object.entries(FUNCTION_WORDS).map(([language, words]) => [language, words.split(' ')] as const);

/** Names that are the same in both languages, and code. */
const QUOTED = /`[^`]*`|«[^»]*»|"[^"]*"|\bhttps?:\S+|Open Numerology Data Service|CC-BY/g;

export function foreignWords(text: string, language: Language): string[] {
  const words = new Set(
    text
      .replace(QUOTED, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu),
  );
  return LISTS.flatMap(([other, list]) => (other === language ? [] : list.filter((word) => words.has(word))));
}
