import type { ContentText } from '../content-texts.ts';
import { maskedWords } from './masked-words.ts';

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
