import type { ContentText } from '../content-texts.ts';
import { maskedWords, plainWords, splitSentences } from './words.ts';

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

/** Sentences that stand twice, wherever: both places and the words. Labels and names are no sentences. */
export function repeatedSentences(texts: readonly ContentText[]): string[] {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  for (const { record, field, kind, text } of texts) {
    if (kind === 'label' || kind === 'name') continue;
    for (const sentence of splitSentences(text)) {
      const key = plainWords(sentence).join(' ');
      const first = seen.get(key);
      if (first === undefined) seen.set(key, `${record} ${field}`);
      else problems.push(`${record} ${field}: "${sentence}", already in ${first}`);
    }
  }
  return problems;
}

/**
 * Runs of `length` words that stand twice: both places and the words. Between records a record may repeat itself; between
 * texts only a text may.
 */
export function sharedRuns(
  texts: readonly ContentText[],
  length: number,
  between: 'records' | 'texts' = 'records',
): string[] {
  const seen = new Map<string, ContentText>();
  const problems: string[] = [];
  for (const text of texts) {
    const words = plainWords(text.text);
    for (let at = 0; at + length <= words.length; at++) {
      const run = words.slice(at, at + length).join(' ');
      const first = seen.get(run);
      if (first === undefined) seen.set(run, text);
      else if (between === 'records' ? first.record !== text.record : first !== text) {
        problems.push(`${text.record} ${text.field}: "${run}", already in ${first.record} ${first.field}`);
      }
    }
  }
  return problems;
}

/** Pairs of texts that share more than `bound` (0 to 1) of their content words, however they are ordered: both places. */
export function nearCopies(texts: readonly ContentText[], bound: number): string[] {
  const masked = texts.map((text) => ({ ...text, words: maskedWords(text.text) }));
  return masked.flatMap((later, i) =>
    masked.slice(0, i).flatMap((earlier) => {
      const shared = sharedPart(later.words, earlier.words);
      if (shared <= bound) return [];
      const part = `${Math.round(shared * 100)} % of its words`;
      return [`${later.record} ${later.field}: shares ${part} with ${earlier.record} ${earlier.field}`];
    }),
  );
}

/** Jaccard's index: what two sets have in common as a part of what they have together. */
export function sharedPart(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  let common = 0;
  for (const word of one) if (two.has(word)) common++;
  const together = one.size + two.size - common;
  return together === 0 ? 0 : common / together;
}
