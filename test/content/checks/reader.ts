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

/** What a promise is about, when the future follows or precedes it. */
const GOODS = 'todo|dinero|fortuna|riquezas?|abundancia|suerte|éxito|salud|enfermedad|amor|felicidad|destino';
const FUTURE = '\\p{L}+(?:ar|er|ir|dr|br)án?';
/** The only futures of the second person that promise nothing: what readers find out, and what they may feel like doing. */
const FINDING_OUT = 'sabrás|verás|notarás|querrás|habrás \\p{L}+[dt]o';

const TELLS: readonly (readonly [tell: string, pattern: RegExp])[] = [
  ['absolute', words('siempre|nunca|jamás')],
  ['command', words('debes|deberás|deberías|tienes que')],
  ['fate', words('tu destino (?:es|será|está)|está escrito|naciste para|misión más alta')],
  ['healing', words('sanar\\p{L}*|sanas|sanación|sanador\\p{L}*|curar\\p{L}*|cura[sn]?|curación|curativ\\p{L}+')],
  [
    'jargon',
    words('energías?(?! (?:renovable|solar|eléctrica|eólica)s?)|energétic\\p{L}+|vibraci(?:ón|ones)|universo'),
  ],
  ['guarantee', words('garantiza\\p{L}*')],
  [
    'promise',
    words(`(?<!(?<!\\p{L})di(?:r|go|ga|gas)? que )(?!(?:${FINDING_OUT})(?!\\p{L}))\\p{L}+(?:ar|er|ir|dr|br|rr)ás`),
  ],
  ['promise', words(`(?:${GOODS})(?: \\p{L}+){0,3} ${FUTURE}|(?:${FUTURE})(?: \\p{L}+){0,2} (?:${GOODS})`)],
];

/** Where a text promises, commands or heals: the tell and the words. */
export function promiseTells(text: string): string[] {
  return TELLS.flatMap(([tell, pattern]) => [...text.matchAll(pattern)].map(([found]) => `${tell}: "${found}"`));
}

function words(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu');
}
