import type { ContentText } from '../content-texts.ts';
import { plainWords } from './plain-words.ts';

/** Runs of `length` words that two records share: both places and the words. A record may repeat itself. */
export function sharedRuns(texts: readonly ContentText[], length: number): string[] {
  const seen = new Map<string, ContentText>();
  const problems: string[] = [];
  for (const text of texts) {
    const words = plainWords(text.text);
    for (let at = 0; at + length <= words.length; at++) {
      const run = words.slice(at, at + length).join(' ');
      const first = seen.get(run);
      if (first === undefined) seen.set(run, text);
      else if (first.record !== text.record) {
        problems.push(`${text.record} ${text.field}: "${run}", already in ${first.record} ${first.field}`);
      }
    }
  }
  return problems;
}
