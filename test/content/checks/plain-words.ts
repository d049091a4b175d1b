/** The bare words of a text, for comparing texts: small letters, no punctuation. */
export function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
