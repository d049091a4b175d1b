/** Verbs that say what the reader is, so that an adjective after them describes the reader. */
const VERBS = [
  'eres|eras|fuiste|serás|seas|fueras|estás|estabas|estarás|estés|estuvieras',
  'te (?:sientes|quedas|vuelves|pones|muestras|crees|notas|ves|sientas|quedes|vuelvas|pongas|muestres)',
  '(?:sentir|quedar|volver|poner|mostrar|creer|ver)te',
].join('|');
const ADVERBS = '(?:(?:muy|tan|más|menos|algo|bastante|demasiado|casi|siempre|ya|nunca|un poco) )*';
/** Words in -o or -a that do not agree with the reader. */
const NEUTRAL = 'a|o|la|lo|una|como|para|hasta|contra|ahora|cuando|nunca|algo|fuera|dentro|cerca|persona|\\p{L}+ndo';

const PATTERNS = [
  `(?:${VERBS}) ${ADVERBS}(?!(?:${NEUTRAL})(?!\\p{L}))\\p{L}+(?:[oa]|dor)`,
  // After an article any noun may follow; only these endings tell an adjective that agrees with the reader.
  `(?:eres|eras|serás|seas) (?:el|la|un|una) ${ADVERBS}\\p{L}+(?:[ai]d[oa]|os[oa]|iv[oa]|dor|dora|er[oa])(?!\\p{L}| persona)`,
  '(?:tú|ti|contigo|te) mism[oa]',
  'bienvenid[oa]',
].map((pattern) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu'));

/** Double forms: amig@s, listo/a, listos/as, listo(a). */
const DOUBLE_FORMS = [/\p{L}*@\p{L}*/gu, /\p{L}+\/-?(?:[oa]|ora?)s?(?!\p{L})/giu, /\p{L}+\((?:[oae]|ora)s?\)/giu];

/** The places where a text takes the reader for a man or a woman. A heuristic: it looks right after the verb only. */
export function genderedAddress(text: string): string[] {
  return [...PATTERNS, ...DOUBLE_FORMS].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([words]) => `"${words}"`),
  );
}
