import type { Language } from '../../src/words/language.ts';

/** Words that are in nearly every sentence of a language but not in the others; single letters are excluded as points of the chart. */
const FUNCTION_WORDS = {
  es: 'el la los las un una unos unas de del al y que en por para con sin su sus se es son está están lo como cada este esta más',
  en: 'the an of and or that in for with without its is are it as each this these by to from on which what when',
} as const satisfies Record<Language, string>;

/** Names that are the same in both languages, and code. */
const QUOTED = /`[^`]*`|«[^»]*»|"[^"]*"|\bhttps?:\S+|Open Numerology Data Service|CC-BY/g;

export function foreignWords(text: string, language: Language): string[] {
  const known = new Set(FUNCTION_WORDS[language].split(' '));
  const foreign = Object.values(FUNCTION_WORDS)
    .flatMap((words) => words.split(' '))
    .filter((word) => !known.has(word));
  const words: readonly string[] =
    text
      .replace(QUOTED, ' ')
      .toLowerCase()
      .match(/[\p{L}]+/gu) ?? [];
  return foreign.filter((word) => words.includes(word));
}
