import type { ContentText } from '../content-texts.ts';
import { maskedWords, plainWords, splitSentences } from './words.ts';

/**
 * What two texts have in common: both places and the words. `parts` are the compared parts of a text; `mayRepeat` tells which two
 * texts may share them.
 */
function shared(
  texts: readonly ContentText[],
  parts: (text: ContentText) => readonly string[],
  mayRepeat: (one: ContentText, other: ContentText) => boolean = () => false,
): string[] {
  const seen = new Map<string, ContentText>();
  return texts.flatMap((text) =>
    parts(text).flatMap((words) => {
      const first = seen.get(words);
      seen.set(words, first ?? text);
      if (first === undefined || mayRepeat(first, text)) return [];
      return [`${text.record} ${text.field}: "${words}", already in ${first.record} ${first.field}`];
    }),
  );
}

/** Texts that begin or end with the same words as an earlier one. */
export function repeatedEdges(texts: readonly ContentText[], edges: { first: number; last: number }): string[] {
  const join = (words: string[]): string[] => [words.join(' ')];
  return [
    ...shared(texts, ({ text }) => join(plainWords(text).slice(0, edges.first))),
    ...shared(texts, ({ text }) => join(plainWords(text).slice(-edges.last))),
  ];
}

/** Sentences that appear twice anywhere. Labels and names do not count. */
export function repeatedSentences(texts: readonly ContentText[]): string[] {
  return shared(
    texts.filter(({ kind }) => kind === 'prose' || kind === 'question'),
    ({ text }) => splitSentences(text).map((sentence) => plainWords(sentence).join(' ')),
  );
}

/** Runs of `length` words that appear twice. Repetition within a record (or within a text, if texts are compared) is allowed. */
export function sharedRuns(
  texts: readonly ContentText[],
  length: number,
  between: 'records' | 'texts' = 'records',
): string[] {
  const runs = ({ text }: ContentText): string[] => {
    const words = plainWords(text);
    return words.slice(0, 1 - length).map((_, at) => words.slice(at, at + length).join(' '));
  };
  return shared(texts, runs, (one, other) => (between === 'records' ? one.record === other.record : one === other));
}

/** Pairs of texts that share more than `bound` (0 to 1) of their content words, in any order: both places. */
export function nearCopies(texts: readonly ContentText[], bound: number): string[] {
  const masked = texts.map((text) => ({ ...text, words: maskedWords(text.text) }));
  return masked.flatMap((later, i) =>
    masked.slice(0, i).flatMap((earlier) => {
      const part = sharedPart(later.words, earlier.words);
      if (part <= bound) return [];
      const percent = `${Math.round(part * 100)} % of its words`;
      return [`${later.record} ${later.field}: shares ${percent} with ${earlier.record} ${earlier.field}`];
    }),
  );
}

/** Jaccard index: the intersection divided by the union. */
function sharedPart(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  let common = 0;
  for (const word of one) if (two.has(word)) common++;
  return common / (one.size + two.size - common || 1);
}
