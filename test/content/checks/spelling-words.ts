/** Addresses, paths and placeholders: written for programs, not in Spanish. */
const NOT_PROSE = /https?:\/\/\S+|\S+@\S+|(?<!\S)\/\S+|\{[^}]*\}/gu;

/** The words of a text that have a spelling. A single capital is an initial or a point of the matrix and has none. */
export function spellingWords(text: string): string[] {
  const words =
    text
      .normalize('NFC')
      .replace(NOT_PROSE, ' ')
      .match(/\p{L}+(?:[’']\p{L}+)*/gu) ?? [];
  return words.filter((word) => !/^\p{Lu}$/u.test(word) || 'AEOUY'.includes(word));
}
