import type { ContentText } from '../content-texts.ts';
import { plainWords } from './plain-words.ts';

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
