import { splitSentences } from './split-sentences.ts';

/** A last sentence that adds something with «también» ends nothing: the sentence. */
export function closingProblems(text: string): string[] {
  const last = splitSentences(text).at(-1) ?? '';
  return /(?<!\p{L})también(?!\p{L})/iu.test(last) ? [`closes with «también»: "${last}"`] : [];
}
