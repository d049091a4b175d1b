import { ARCANA_REFERENCE } from '../arcana-reference.ts';
import { NUMBER_WORDS } from '../number-words.ts';
import { plainWords } from './plain-words.ts';

const NAMES = ARCANA_REFERENCE.map(([name]) => name).join('|');
/** Names with their capitals: «todo el mundo» is no arcanum. */
const MASKED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${NAMES}|\\p{N}+)(?![\\p{L}\\p{N}])`, 'gu');
const NUMBERS: ReadonlySet<string> = new Set(NUMBER_WORDS);

/** Shorter words (articles, prepositions, pronouns) are the same in any text. */
const SHORTEST = 4;

/** The content words of a text without what a search and replace would change: names of arcana, and numbers. */
export function maskedWords(text: string): Set<string> {
  const words = plainWords(text.replace(MASKED, ' '));
  return new Set(words.filter((word) => word.length >= SHORTEST && !NUMBERS.has(word)));
}
