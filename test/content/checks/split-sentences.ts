const SENTENCE_END = /(?<=[.?!…]»?)\s+(?=[¿¡«]*[\p{Lu}\p{N}])/u;

/** The sentences of a text. A mark within a sentence («¿y tú?» dijo) is followed by a small letter and ends nothing. */
export function splitSentences(text: string): string[] {
  return text.split(SENTENCE_END).filter((sentence) => sentence !== '');
}
