import american from 'dictionary-en';
import spanish from 'dictionary-es';
import nspell, { type Speller } from 'nspell';
import { spellingWords } from './words.ts';

/** The unknown words of a text, each once and in quotes. */
export function misspelledWords(text: string, isKnown: (word: string) => boolean): string[] {
  const unknown = spellingWords(text).filter((word) => !isKnown(word));
  return [...new Set(unknown)].map((word) => `"${word}"`);
}

const COLLATOR = new Intl.Collator('es');

/** Redundant or unsorted entries of an allow list. */
export function allowListProblems(
  list: readonly string[],
  used: ReadonlySet<string>,
  inDictionary: (word: string) => boolean,
): string[] {
  return list.flatMap((word, i) => {
    const isMisplaced = i > 0 && COLLATOR.compare(list[i - 1]!, word) >= 0;
    return [
      ...(isMisplaced ? [`"${word}" must stand before "${list[i - 1]}", once`] : []),
      ...(used.has(word) ? [] : [`"${word}" is in no text`]),
      ...(inDictionary(word) ? [`"${word}" is in the dictionary already`] : []),
    ];
  });
}

let spanishSpeller: Speller | undefined;

/** Says whether the Spanish dictionary knows a word. Reading it takes a second or two: once for all files of a worker. */
export function spanishDictionary(): (word: string) => boolean {
  spanishSpeller ??= nspell(spanish);
  const speller = spanishSpeller;
  return (word) => speller.correct(word);
}

/** The same for American English. It lists contractions with straight apostrophes, and not every possessive. */
export function englishDictionary(): (word: string) => boolean {
  const speller = nspell(american);
  return (word) => speller.correct(word.replaceAll('’', "'")) || speller.correct(word.replace(/’s$/, ''));
}
