import type { ContentText } from '../content-texts.ts';
import { plainWords } from './plain-words.ts';

export interface EdgeLengths {
  /** How many words at the start may not agree. */
  readonly first: number;
  /** How many words at the end may not agree. */
  readonly last: number;
}

/** Texts that begin or end with the same words as an earlier one: both places and the words. */
export function repeatedEdges(texts: readonly ContentText[], { first, last }: EdgeLengths): string[] {
  return [
    ...repeated(texts, 'begins', (words) => words.slice(0, first)),
    ...repeated(texts, 'ends', (words) => words.slice(-last)),
  ];
}

function repeated(texts: readonly ContentText[], verb: string, edge: (words: string[]) => string[]): string[] {
  const seen = new Map<string, string>();
  return texts.flatMap(({ record, field, text }) => {
    const words = edge(plainWords(text)).join(' ');
    const earlier = seen.get(words);
    seen.set(words, earlier ?? `${record} ${field}`);
    return earlier === undefined ? [] : [`${record} ${field}: ${verb} with "${words}", as does ${earlier}`];
  });
}
