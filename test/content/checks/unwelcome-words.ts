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
