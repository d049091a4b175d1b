/** Where a sentence of `couple-purposes.json` names the arcanum. */
export const ARCANUM_NAME = '{arcano}';

/** @example nameArcanum('A la manera de {arcano}.', 'La Fuerza') // 'A la manera de La Fuerza.' */
export function nameArcanum(sentence: string, name: string): string {
  return sentence.replace(ARCANUM_NAME, name);
}
