import { spellingWords } from './spelling-words.ts';

/** The words of a text that nobody vouches for, each once and in quotes. */
export function misspeltWords(text: string, isKnown: (word: string) => boolean): string[] {
  const unknown = spellingWords(text).filter((word) => !isKnown(word));
  return [...new Set(unknown)].map((word) => `"${word}"`);
}
