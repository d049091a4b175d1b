import { ARCANA_REFERENCE, NUMBER_WORDS } from '../arcana-reference.ts';

/** The words of a text for comparison: lowercase, without punctuation. */
export function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

const SENTENCE_END = /(?<=[.?!…]»?)\s+(?=[¿¡«]*[\p{Lu}\p{N}])/u;

/** The sentences of a text. A mark before a lowercase letter («¿y tú?» dijo) does not end a sentence. */
export function splitSentences(text: string): string[] {
  return text.split(SENTENCE_END).filter((sentence) => sentence !== '');
}

/** Addresses, paths and placeholders: written for programs, not in Spanish. */
const NOT_PROSE = /https?:\/\/\S+|\S+@\S+|(?<!\S)\/\S+|\{[^}]*\}/gu;

/** The words of a text that have a spelling. A single capital is an initial or a point of the matrix and has none. */
export function spellingWords(text: string): string[] {
  const words =
    text
      .normalize('NFC')
      .replace(NOT_PROSE, ' ')
      .match(/\p{L}+(?:[’']\p{L}+)*/gu) ?? [];
  return words.filter((word) => !/^\p{Lu}$/u.test(word) || 'AEOUY'.includes(word));
}

const NAMES = ARCANA_REFERENCE.map(([name]) => name).join('|');
/** Case-sensitive names: «todo el mundo» is not an arcanum. */
const MASKED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${NAMES}|\\p{N}+)(?![\\p{L}\\p{N}])`, 'gu');
const NUMBERS: ReadonlySet<string> = new Set(NUMBER_WORDS);

/** Shorter words (articles, prepositions, pronouns) are the same in any text. */
const SHORTEST = 4;

/** The content words of a text without names of arcana and numbers, which search and replace could change. */
export function maskedWords(text: string): Set<string> {
  const words = plainWords(text.replace(MASKED, ' '));
  return new Set(words.filter((word) => word.length >= SHORTEST && !NUMBERS.has(word)));
}
