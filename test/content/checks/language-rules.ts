import { ARCANA_REFERENCE } from '../arcana-reference.ts';
import { type PatternRule, words } from './pattern-rules.ts';

/** Objects of promises, before or after a future tense. */
const GOODS = 'todo|dinero|fortuna|riquezas?|abundancia|suerte|éxito|salud|enfermedad|amor|felicidad|destino';
const FUTURE = '\\p{L}+(?:ar|er|ir|dr|br)án?';
/** The only second-person futures that are not promises: what readers will notice or feel like doing. */
const FINDING_OUT = 'sabrás|verás|notarás|querrás|habrás \\p{L}+[dt]o';

export const PROMISES: readonly PatternRule[] = [
  ['absolute', words('siempre|nunca|jamás'), '[Siempre] llegas tarde. [Nunca] pides ayuda, [jamás].'],
  [
    'command',
    words('debes|deberás|deberías|tienes que'),
    '[Debes] descansar. Quizá [deberías] llamar. [Tienes que] soltar. Lo que debe cada cual está en la lista.',
  ],
  [
    'fate',
    words('tu destino (?:es|será|está)|está escrito|naciste para|misión más alta'),
    '[Tu destino es] servir, tu [misión más alta]. [Naciste para] esto; [está escrito]. Habla del destino social.',
  ],
  [
    'healing',
    words('sanar\\p{L}*|sanas|sanación|sanador\\p{L}*|curar\\p{L}*|cura[sn]?|curación|curativ\\p{L}+'),
    'Aprende a [sanar]. El tiempo [cura] la pena. Quien busca [curarte] se equivoca. [Sanarás] pronto.',
    'Escepticismo sano. Cuida de quien te cuida con curiosidad.',
  ],
  [
    'jargon',
    words('energías?(?! (?:renovable|solar|eléctrica|eólica)s?)|energétic\\p{L}+|vibraci(?:ón|ones)|universo'),
    'Tu [energía] atrae. Una [vibración] alta. Pídelo al [universo]. Energías renovables.',
  ],
  ['guarantee', words('garantiza\\p{L}*'), 'El orden [garantiza] la calma. Confía sin pedir garantías.'],
  [
    'promise',
    words(`(?<!(?<!\\p{L})di(?:r|go|ga|gas)? que )(?!(?:${FINDING_OUT})(?!\\p{L}))\\p{L}+(?:ar|er|ir|dr|br|rr)ás`),
    'Te [harás] rico con poco. Un día [encontrarás] pareja. [Sanarás] pronto.',
    'Dentro de unos años sabrás qué era. Si nadie lo recoge, habrás averiguado algo. Di que contestarás el miércoles.',
    'Detrás, además, quedas atrás.',
  ],
  [
    'promise of goods',
    words(`(?:${GOODS})(?: \\p{L}+){0,3} ${FUTURE}|(?:${FUTURE})(?: \\p{L}+){0,2} (?:${GOODS})`),
    'Confía y [todo fluirá]. El [dinero te llegará] solo. [Mejorará tu salud]. [Vendrán años de abundancia].',
    'Decide pronto quién tendrá las llaves después. El dinero se atasca si aceptas encargos por compromiso.',
  ],
];

/** Verbs that say what the reader is, so that an adjective after them describes the reader. */
const BEING = [
  'eres|eras|fuiste|serás|seas|fueras|estás|estabas|estarás|estés|estuvieras',
  'te (?:sientes|quedas|vuelves|pones|muestras|crees|notas|ves|sientas|quedes|vuelvas|pongas|muestres)',
  '(?:sentir|quedar|volver|poner|mostrar|creer|ver)te',
].join('|');
const ADVERBS = '(?:(?:muy|tan|más|menos|algo|bastante|demasiado|casi|siempre|ya|nunca|un poco) )*';
/** Words in -o or -a that do not agree with the reader. */
const NEUTRAL = 'a|o|la|lo|una|como|para|hasta|contra|ahora|cuando|nunca|algo|fuera|dentro|cerca|persona|\\p{L}+ndo';

/** Texts that assume the reader's gender. A heuristic: it looks only right after the verb. */
export const GENDERED: readonly PatternRule[] = [
  [
    'gender of the reader',
    words(`(?:${BEING}) ${ADVERBS}(?!(?:${NEUTRAL})(?!\\p{L}))\\p{L}+(?:[oa]|dor)`),
    '[Eres muy creativo] y lo sabes. A veces [estás cansada] de esperar. [Te sientes solo] entre la gente.',
    'Cuando [te quedas un poco quieto]. No [te vuelves tan desconfiada]. Aunque [estés casi siempre lleno] de planes.',
    'Quizá [seas tranquila]. [Eres soñador]. Cuesta [sentirte seguro].',
    'Estás aprendiendo a esperar y estás cerca. Eres como la lluvia; eres fuerte. Te quedas en la escena incómoda.',
    'Tú solo quieres quedarte a solas. El cuaderno está perdido y la gente, cansada. Eres una persona generosa, capaz.',
  ],
  [
    'gender after an article',
    // Any noun may follow; only these endings identify an adjective that agrees with the reader.
    words(
      `(?:eres|eras|serás|seas) (?:el|la|un|una) ${ADVERBS}\\p{L}+(?:[ai]d[oa]|os[oa]|iv[oa]|dor|dora|er[oa])(?!\\p{L}| persona)`,
    ),
    '[Eres un apasionado] del orden. [Eres la primera] en llegar. Eres la primera persona en advertirlo.',
  ],
  [
    'gender in «mismo» or «bienvenido»',
    words('(?:tú|ti|contigo|te) mism[oa]|bienvenid[oa]'),
    'Sé amable [contigo mismo]. [Bienvenido] a la matriz.',
  ],
  [
    'double form',
    /\p{L}*@\p{L}*|\p{L}+\/-?(?:[oa]|ora?)s?(?!\p{L})|\p{L}+\((?:[oae]|ora)s?\)/giu,
    'Para tus [amig@s]. Si llegas [listo/a] o [listo(a)]. Unos [lectores/as].',
  ],
];

/** Words with a different meaning in some country or that few people know: the replacement, then the words. */
export const UNWELCOME: readonly PatternRule[] = (
  [
    // Anger in Mexico, courage in Spain.
    ['valor, valentía, enfado', 'corajes?', 'Te da [coraje].'],
    ['ropa interior', 'calz(?:ón|ones)', 'El [calzón] está tendido.'],
    ['se agrieta, se echa atrás', 'se rajan?|rajarse', 'La pared [se raja]. La rajadura del muro.'],
    ['lava, limpia', 'frieg(?:a|as|an|o)', 'Alguien [friega] los platos.'],
    [
      'tomar, agarrar, atrapar',
      // «coja» and «cojo» also mean lame.
      'cog(?:er\\p{L}*|e[sn]?|emos|ed|id[oa]s?|í|iendo|ier\\p{L}+)|cóge\\p{L}+|cojan|cojamos',
      'Hay que [coger] el tren. [Cógelo] con calma. Recoge la mesa y escoge un libro. La silla coja del rincón.',
    ],
    ['no es válido, no sirve', 'no valen?(?! la pena)', 'El día «32» [no vale]. No vale la pena correr.'],
    ['listas en JSON', 'arreglos? (?:de )?JSON', 'Las listas son [arreglos JSON]. Un arreglo de flores.'],
    ['fila', 'hiladas?', 'Otra [hilada] de ladrillos.'],
    ['piedra', 'sillar(?:es)?', 'Dos [sillares] y un sillón.'],
    ['borde del pozo', 'brocal(?:es)?', 'El [brocal] del pozo.'],
    // In Latin America: what you look like.
    ['cómo te percibes', 'cómo te ves|te ves como', 'Muestra [cómo te ves]. Te ves con tu hermana los martes.'],
    // Both spellings are in use; we use the other one.
    ['octagrama', 'octogramas?', 'Un punto del [octograma]. El octagrama de la fecha.'],
  ] as const
).map(([instead, pattern, planted]) => [`better «${instead}»`, words(pattern), planted]);

/** What may follow «Todo» or «Toda» without making a proverb: «Todo el mundo», «Todo lo que», «Todo se negocia». */
const FUNCTION_WORDS = 'el|la|lo|los|las|un|una|esto|eso|aquello|ello|este|esta|ese|esa|tu|su|se|te|le|nos|ya|y';
const VERBS =
  'es|está|era|fue|va|viene|tiene|tiende|sale|entra|llega|queda|pasa|ocurre|parece|cabe|encaja|depende|empieza|termina|cambia|vuelve|sigue|sirve|suena';

/** Sentences that open like a proverb and so do not address the reader. */
export const PROVERBS: readonly PatternRule[] = [
  [
    'aphorism',
    new RegExp(
      `(?<=^|[.?!…]»?\\s+)[¿¡«]*(?:Tod[oa] (?!(?:${FUNCTION_WORDS}|${VERBS})(?!\\p{L}))|Ningún |Ninguna (?!de ))\\p{L}+`,
      'gu',
    ),
    '[Todo camino] empieza con un paso. Hablas poco. [Toda casa] guarda un secreto. [¿Todo viaje] acaba?',
    '[Ningún puente] se levanta solo. [Ninguna torre] es eterna. Ninguna de esas cartas llega. Todas las partes ceden.',
    'Todo el mundo lo sabe. Todo se negocia en este vínculo. Todo lo que has dejado apunta a lo mismo. Todo sale a la vez.',
    'Crees que todo camino sirve y que ninguna casa te espera.',
  ],
];

/** Last sentences that add something instead of concluding. */
export const CLOSINGS: readonly PatternRule[] = [
  [
    'closes with «también»',
    /(?<!\p{L})[Tt]ambién(?!\p{L})(?!.*[.?!…]»?\s+[¿¡«]*[\p{Lu}\p{N}])/gsu,
    ...['Escuchas bien. Y [también] callas.', 'Uno.\n\n[También] descansas.', 'También escuchas. Callas bien.'],
  ],
];

const CALLED = ARCANA_REFERENCE.map(([name]) => name.split(' ').slice(0, 2).join(' ')).join('|');

/** Capitalized article and noun that is no arcanum's name: an outdated name of a card. */
export const NAMES: readonly PatternRule[] = [
  [
    'no arcanum',
    new RegExp(`(?<!\\p{L})(?!(?:${CALLED})(?!\\p{L}))(?:El|La|Los|Las) \\p{Lu}\\p{L}*`, 'gu'),
    'Así trabaja El Mago: con cosas corrientes. El mago de al lado, no. La Rueda gira; La Rueda de la Fortuna invita.',
    'Con [El Ilusionista] y [La Ruedecilla]. [El Magoz].',
  ],
];
