import { ARCANA_REFERENCE, NUMBER_WORDS } from '../arcana-reference.ts';
import { plainWords, splitSentences } from './words.ts';

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

/** A last sentence that adds something with «también» ends nothing: the sentence. */
export function closingProblems(text: string): string[] {
  const last = splitSentences(text).at(-1) ?? '';
  return /(?<!\p{L})también(?!\p{L})/iu.test(last) ? [`closes with «también»: "${last}"`] : [];
}

/** Archetypes that begin with an article or stand twice, whatever their case. */
export function archetypeProblems(archetypes: readonly string[]): string[] {
  const plain = archetypes.map((archetype) => plainWords(archetype).join(' '));
  return archetypes.flatMap((archetype, i) => [
    ...(/^(?:el|la|lo|los|las|un|una|unos|unas) /u.test(plain[i]!) ? [`"${archetype}" begins with an article`] : []),
    ...(plain.indexOf(plain[i]!) < i ? [`"${archetype}" stands twice`] : []),
  ]);
}

/** «la Rueda» names the arcanum as well as its whole name does. */
const NOUNS = ARCANA_REFERENCE.map(([name]) => name.split(' ')[1]!);
const NAMES = wholeWords(NOUNS.join('|'), 'gu');
const NUMBER = wholeWords(`\\p{N}+|arcanos?|(?:número|carta) (?:${NUMBER_WORDS.join('|')})`, 'giu');

/**
 * Where a text names an arcanum or a number, so that it could be turned into another's by search and replace. Of the
 * arcanum `own` not even the common noun is allowed («sol» in El Sol), nor «el siete»; of the others only the name.
 */
export function arcanumMentions(text: string, own: readonly number[]): string[] {
  const patterns = [
    NAMES,
    NUMBER,
    ...own.flatMap((number) => [
      wholeWords(`(?:el|del|al) ${NUMBER_WORDS[number - 1]}`, 'giu'),
      // A capital is in NAMES already; «todo el mundo» is everybody.
      wholeWords(`(?<![Tt]odo el )${NOUNS[number - 1]!.toLowerCase()}`, 'gu'),
    ]),
  ];
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([words]) => `"${words}"`));
}

function wholeWords(words: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, flags);
}

/** Words that mean something else in some country or that few people know, each with what to say instead. */
const UNWELCOME: readonly (readonly [pattern: string, instead: string])[] = [
  // Anger in Mexico, courage in Spain.
  ['corajes?', 'valor, valentía, enfado'],
  ['calz(?:ón|ones)', 'ropa interior'],
  ['se rajan?|rajarse', 'se agrieta, se echa atrás'],
  ['frieg(?:a|as|an|o)', 'lava, limpia'],
  // «coja» and «cojo» also mean lame.
  ['cog(?:er\\p{L}*|e[sn]?|emos|ed|id[oa]s?|í|iendo|ier\\p{L}+)|cóge\\p{L}+|cojan|cojamos', 'tomar, agarrar, atrapar'],
  ['no valen?(?! la pena)', 'no es válido, no sirve'],
  ['arreglos? (?:de )?JSON', 'listas en JSON'],
  ['hiladas?', 'fila'],
  ['sillar(?:es)?', 'piedra'],
  ['brocal(?:es)?', 'borde del pozo'],
  // In America: what you look like.
  ['cómo te ves|te ves como', 'cómo te percibes'],
  // Both spellings are in use; ours is the other one.
  ['octogramas?', 'octagrama'],
];

const RULES = UNWELCOME.map(
  ([pattern, instead]) => [new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu'), instead] as const,
);

/** The words of a text that a reader in another country would misread, and what to say instead. */
export function unwelcomeWords(text: string): string[] {
  return RULES.flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map(([found]) => `"${found}", better: ${instead}`),
  );
}
