import { splitSentences } from './split-sentences.ts';

/** What may follow «Todo» or «Toda» without making a proverb: «Todo el mundo», «Todo lo que», «Todo se negocia». */
const FUNCTION_WORDS = 'el|la|lo|los|las|un|una|esto|eso|aquello|ello|este|esta|ese|esa|tu|su|se|te|le|nos|ya|y';
const VERBS =
  'es|está|era|fue|va|viene|tiene|tiende|sale|entra|llega|queda|pasa|ocurre|parece|cabe|encaja|depende|empieza|termina|cambia|vuelve|sigue|sirve|suena';
const APHORISM = new RegExp(
  `^[¿¡«]*(?:Tod[oa] (?!(?:${FUNCTION_WORDS}|${VERBS})(?!\\p{L}))|Ningún |Ninguna (?!de ))\\p{L}+`,
  'u',
);

/** Sentences that open like a proverb («Todo camino …», «Ninguna casa …») and so speak of nobody: their first words. */
export function aphorisms(text: string): string[] {
  return splitSentences(text).flatMap((sentence) => {
    const found = APHORISM.exec(sentence);
    return found ? [`aphorism: "${found[0]}"`] : [];
  });
}
