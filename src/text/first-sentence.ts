/**
 * The first sentence of a text, as its summary.
 *
 * @example firstSentence('¿Pides? Bien. Luego das.') // '¿Pides?'
 */
export function firstSentence(text: string): string {
  return /^.*?[.?!…][»”]?(?=\s|$)/.exec(text)?.[0] ?? text;
}
