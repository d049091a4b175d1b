import type { ContentText } from '../content-texts.ts';
import { plainWords } from './plain-words.ts';
import { splitSentences } from './split-sentences.ts';

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
