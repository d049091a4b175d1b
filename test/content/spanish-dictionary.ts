import dictionary from 'dictionary-es';
import nspell from 'nspell';

/** Says whether the Spanish dictionary knows a word. Reading it takes a second or two: call once per test file. */
export function spanishDictionary(): (word: string) => boolean {
  const speller = nspell(dictionary);
  return (word) => speller.correct(word);
}
