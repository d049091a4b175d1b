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
