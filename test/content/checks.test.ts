import { describe, expect, it } from 'vitest';
import { arcanumProblems, unknownArcana } from './checks/facts.ts';
import { genderedAddress, promiseTells } from './checks/reader.ts';
import { allowListProblems, misspeltWords } from './checks/spelling.ts';
import { aphorisms, archetypeProblems, closingProblems, unwelcomeWords } from './checks/style.ts';
import { endingProblems, lengthProblems, typographyProblems, unpairedMarks } from './checks/typography.ts';
import { plainWords, spellingWords, splitSentences } from './checks/words.ts';

/** What each check finds in a text: nothing, where nothing follows it. */
const CASES: readonly (readonly [
  (text: string) => string[],
  readonly (readonly [text: string, ...found: string[]])[],
])[] = [
  [
    promiseTells,
    [
      ['Siempre llegas tarde.', 'absolute: "Siempre"'],
      ['Nunca pides ayuda.', 'absolute: "Nunca"'],
      ['Debes descansar.', 'command: "Debes"'],
      ['Quizá deberías llamar.', 'command: "deberías"'],
      ['Tienes que soltar.', 'command: "Tienes que"'],
      ['Tu destino es servir.', 'fate: "Tu destino es"'],
      ['Es tu misión más alta.', 'fate: "misión más alta"'],
      ['Aprende a sanar la herida.', 'healing: "sanar"'],
      ['El tiempo cura la pena.', 'healing: "cura"'],
      ['Quien busca curarte se equivoca.', 'healing: "curarte"'],
      ['Tu energía atrae a la gente.', 'jargon: "energía"'],
      ['Una vibración alta.', 'jargon: "vibración"'],
      ['Pídelo al universo.', 'jargon: "universo"'],
      ['El orden garantiza la calma.', 'guarantee: "garantiza"'],
      ['Te harás rico con poco.', 'promise: "harás"'],
      ['Un día encontrarás pareja.', 'promise: "encontrarás"'],
      ['Sanarás pronto.', 'healing: "Sanarás"', 'promise: "Sanarás"'],
      ['Confía y todo fluirá.', 'promise: "todo fluirá"'],
      ['El dinero te llegará solo.', 'promise: "dinero te llegará"'],
      ['Mejorará tu salud.', 'promise: "Mejorará tu salud"'],
      ['Vendrán años de abundancia.', 'promise: "Vendrán años de abundancia"'],
      ['Energías renovables'],
      ['Escepticismo sano'],
      ['Confía en alguien sin pedir garantías.'],
      ['Cuida de quien te cuida con curiosidad.'],
      ['Lo que debe cada cual está en la lista.'],
      ['Anota la fecha y dentro de unos años sabrás qué era.'],
      ['Si nadie lo recoge, habrás averiguado algo.'],
      ['La próxima vez di que contestarás el miércoles.'],
      ['Decide pronto quién tendrá las llaves después.'],
      ['Detrás, además, quedas atrás.'],
      ['El dinero se atasca si aceptas encargos por compromiso.'],
      ['Habla del destino social.'],
    ],
  ],
  [
    (text) => unknownArcana(text, ['El Mago', 'La Rueda de la Fortuna']),
    [
      ['Así trabaja El Mago: con cosas corrientes. El mago de al lado, no.'],
      ['La Rueda gira; La Rueda de la Fortuna invita.'],
      ['Con El Ilusionista y La Ruedecilla.', '"El Ilusionista"', '"La Ruedecilla"'],
      ['El Magoz.', '"El Magoz"'],
    ],
  ],
  [
    genderedAddress,
    [
      ['Eres muy creativo y lo sabes.', '"Eres muy creativo"'],
      ['A veces estás cansada de esperar.', '"estás cansada"'],
      ['Te sientes solo entre la gente.', '"Te sientes solo"'],
      ['Cuando te quedas un poco quieto.', '"te quedas un poco quieto"'],
      ['No te vuelves tan desconfiada.', '"te vuelves tan desconfiada"'],
      ['Aunque estés casi siempre lleno de planes.', '"estés casi siempre lleno"'],
      ['Quizá seas tranquila.', '"seas tranquila"'],
      ['Eres soñador.', '"Eres soñador"'],
      ['Eres un apasionado del orden.', '"Eres un apasionado"'],
      ['Eres la primera en llegar.', '"Eres la primera"'],
      ['Cuesta sentirte seguro.', '"sentirte seguro"'],
      ['Sé amable contigo mismo.', '"contigo mismo"'],
      ['Bienvenido a la matriz.', '"Bienvenido"'],
      ['Para ti y tus amig@s.', '"amig@s"'],
      ['Si llegas listo/a.', '"listo/a"'],
      ['Unos lectores/as.', '"lectores/as"'],
      ['Si llegas listo(a).', '"listo(a)"'],
      ['Eres la primera persona en advertirlo.'],
      ['Eres una persona generosa, capaz y amable.'],
      ['Estás aprendiendo a esperar y estás cerca.'],
      ['Eres como la lluvia; eres fuerte.'],
      ['Te quedas en la escena incómoda.'],
      ['Tú solo quieres quedarte a solas.'],
      ['El cuaderno está perdido y la gente, cansada.'],
    ],
  ],
  [
    aphorisms,
    [
      ['Todo camino empieza con un paso.', 'aphorism: "Todo camino"'],
      ['Hablas poco. Toda casa guarda un secreto.', 'aphorism: "Toda casa"'],
      ['¿Todo viaje acaba?', 'aphorism: "¿Todo viaje"'],
      ['Ningún puente se levanta solo.', 'aphorism: "Ningún puente"'],
      ['Ninguna torre es eterna.', 'aphorism: "Ninguna torre"'],
      ['Todo el mundo lo sabe.'],
      ['Todo se negocia en este vínculo.'],
      ['Todo lo que has dejado atrás apunta a lo mismo.'],
      ['Todas las partes ceden.'],
      ['Todo sale a la vez.'],
      ['Ninguna de esas cartas llega.'],
      ['Crees que todo camino sirve y que ninguna casa te espera.'],
    ],
  ],
  [
    closingProblems,
    [
      ['Escuchas bien. Y también callas.', 'closes with «también»: "Y también callas."'],
      ['Uno.\n\nTambién descansas.', 'closes with «también»: "También descansas."'],
      ['También escuchas. Callas bien.'],
    ],
  ],
  [
    function foundUnwelcomeWords(text) {
      return unwelcomeWords(text).map((problem) => problem.split('"')[1]!);
    },
    [
      ['Te da coraje.', 'coraje'],
      ['El calzón está tendido.', 'calzón'],
      ['La pared se raja.', 'se raja'],
      ['Alguien friega los platos.', 'friega'],
      ['Hay que coger el tren.', 'coger'],
      ['Cógelo con calma.', 'Cógelo'],
      ['El día «32» no vale.', 'no vale'],
      ['Las listas son arreglos JSON.', 'arreglos JSON'],
      ['Otra hilada de ladrillos.', 'hilada'],
      ['Dos sillares y un muro.', 'sillares'],
      ['El brocal del pozo.', 'brocal'],
      ['Muestra cómo te ves.', 'cómo te ves'],
      ['Un punto del octograma.', 'octograma'],
      ['Recoge la mesa y escoge un libro.'],
      ['La silla coja del rincón.'],
      ['No vale la pena correr.'],
      ['Un arreglo de flores.'],
      ['Te ves con tu hermana los martes.'],
      ['La rajadura del muro y el sillón.'],
      ['El octagrama de la fecha.'],
    ],
  ],
  [
    unpairedMarks,
    [
      ['Y tú qué?', '? without its pair: "Y tú qué?"'],
      ['¿Y tú', '¿ without its pair: "¿Y tú"'],
      ['Bien!', '! without its pair: "Bien!"'],
      ['«uno «dos»', '« without its pair: "«uno «dos»"'],
      ['»uno', '» without its pair: "»uno"'],
      ['«Uno.\n\nDos».', '« without its pair: "«Uno."', '» without its pair: "Dos»."'],
      ['Dice «¿y tú?» y ¡zas! ¿No?'],
    ],
  ],
  [
    spellingWords,
    [
      ['Escribe a help@example.org o mira https://example.org/datos.', 'Escribe', 'a', 'o', 'mira'],
      ['Se espera /api/matrix/{día}/{mes}, {año} o y/o 22.', 'Se', 'espera', 'o', 'y', 'o'],
      ['A ti, R. y J. K.', 'A', 'ti', 'y'],
    ],
  ],
  [
    splitSentences,
    [
      ['Una. Dos… ¿Tres? ¡Cuatro! «Cinco.» Seis.', 'Una.', 'Dos…', '¿Tres?', '¡Cuatro!', '«Cinco.»', 'Seis.'],
      ['Pregunta «¿y tú?» y escucha.\n\nOtra.', 'Pregunta «¿y tú?» y escucha.', 'Otra.'],
      ['Fin. 22 es más.', 'Fin.', '22 es más.'],
    ],
  ],
  [plainWords, [['¿Y TÚ, «qué» prefieres?', 'y', 'tú', 'qué', 'prefieres']]],
];

describe.each(CASES.map(([check, cases]) => [check.name, check, cases] as const))('%s', (_, check, cases) => {
  it.each(cases)('%s', (text, ...found) => expect(check(text)).toEqual(found));
});

it('unwelcomeWords says what to say instead', () => {
  expect(unwelcomeWords('El octograma')).toEqual(['"octograma", better: octagrama']);
});

describe('typographyProblems', () => {
  it.each([
    ['dijo "hola"', 2, 'only « » quote'],
    ['dijo “hola”', 2, 'only « » quote'],
    ["O'Connor", 1, 'apostrophe must be ’ between letters'],
    ['dijo hola’', 1, 'apostrophe must be ’ between letters'],
    ['un  paso', 1, 'double space'],
    ['un\u00a0paso', 1, 'space other than a plain one'],
    ['Uno.\nDos.', 1, 'paragraphs are parted by one blank line'],
    ['Uno.\n\n\nDos.', 1, 'paragraphs are parted by one blank line'],
    ['uno , dos ; tres : ¿y ? ¡y ! «y » y .', 7, 'space before a mark'],
    ['« uno», ¿ dos?, ¡ tres!', 3, 'space after an opening mark'],
    ['uno,dos.Tres', 2, 'no space after a mark'],
    ['dijo«uno»', 1, 'no space before an opening mark'],
    ['Dice «uno.» Calla.', 1, 'stop within the quote'],
    ['uno...', 1, 'three dots instead of …'],
    [' uno', 1, 'space at the start or end'],
    ['uno ', 1, 'space at the start or end'],
    ['Uno. \n\nDos.', 1, 'space at the start or end'],
    ['di\u0301a', 1, 'accent apart from its letter'],
  ])('finds in %j %d times: %s', (text, times, rule) => {
    expect(typographyProblems(text).map((problem) => problem.split(': "')[0])).toEqual(Array(times).fill(rule));
  });

  it.each([
    ['La luna llena sube  por el tejado', ['double space: "a llena sube  por el tejad"']],
    ['Dice «¿y tú?», calla… y O’Connor (sí) va.\n\n¡Bien!', []],
  ])('%j', (text, found) => expect(typographyProblems(text)).toEqual(found));
});

describe('endingProblems', () => {
  it.each([
    ['prose', 'Uno\n\nDos.', ['no final stop: "Uno"']],
    ['prose', 'Es «uno.»', ['no final stop: "Es «uno.»"']],
    ['prose', 'Uno.\n\n¿Dos?', []],
    ['question', 'Si fueras, ¿qué?', ['not ¿…?: "Si fueras, ¿qué?"']],
    ['question', '¿Qué.', ['not ¿…?: "¿Qué."']],
    ['question', '¿Qué?', []],
    ['label', 'La luz.', ['stop after a label: "La luz."']],
    ['label', 'La luz', []],
    ['label', 'presidente de EE. UU.', []],
    ['name', 'Jr.', []],
  ] as const)('%s %j', (kind, text, problems) => expect(endingProblems(kind, text)).toEqual(problems));
});

describe('archetypeProblems', () => {
  it.each([
    [['Alma mediadora', 'Voz creativa'], []],
    [['El alma mediadora'], ['"El alma mediadora" begins with an article']],
    [['Una voz'], ['"Una voz" begins with an article']],
    [['Alma mediadora', 'Alma Mediadora'], ['"Alma Mediadora" stands twice']],
    [['Lámpara encendida', 'Elogio'], []],
  ])('%o', (archetypes, problems) => expect(archetypeProblems(archetypes)).toEqual(problems));
});

describe('lengthProblems', () => {
  it.each([
    ['una dos', 'words', 3, 4, '2 words, allowed 3 to 4'],
    ['una, dos — tres', 'words', 1, 2, '3 words, allowed 1 to 2'],
    ['año 🧙', 'characters', 1, 4, '5 characters, allowed 1 to 4'],
    ['Una. Dos.', 'sentences', 1, 1, '2 sentences, allowed 1 to 1'],
    ['Una.\n\nDos.', 'paragraphs', 3, 4, '2 paragraphs, allowed 3 to 4'],
    [['una'], 'items', 2, 2, '1 items, allowed 2 to 2'],
    [['una'], 'words', 1, 1, 'NaN words, allowed 1 to 1'],
    ['una dos', 'words', 2, 2],
    [['a', 'b'], 'items', 1, 2],
  ] as const)('%o in %s, %d to %d', (value, unit, min, max, ...problem) => {
    expect(lengthProblems(value, { unit, min, max })).toEqual(problem);
  });
});

describe('misspeltWords and allowListProblems', () => {
  const isKnown = (word: string): boolean => ['El', 'de', 'la', 'Mesa', 'mesa'].includes(word);

  it('names each unknown word once', () => {
    expect(misspeltWords('El camion de la mesa, camion', isKnown)).toEqual(['"camion"']);
  });

  it.each([
    [['Ana', 'Zoé'], []],
    [['Zoé', 'Ana'], ['"Ana" must stand before "Zoé", once']],
    [['Ana', 'Ana'], ['"Ana" must stand before "Ana", once']],
    [['Ana', 'Eva'], ['"Eva" is in no text']],
    [['Ana', 'Mesa'], ['"Mesa" is in the dictionary already']],
  ])('%o', (list, problems) => {
    expect(allowListProblems(list, new Set(['Ana', 'Mesa', 'Zoé']), isKnown)).toEqual(problems);
  });
});

describe('arcanumProblems', () => {
  it.each([
    [{ number: 8, name: 'La Fuerza', emoji: '⚖️' }, ['name: "La Fuerza", expected "La Justicia"']],
    // Without the variation selector the sign is drawn as text.
    [{ number: 8, name: 'La Justicia', emoji: '\u2696' }, ['emoji: "\u2696", expected "⚖️"']],
    [{ number: 1, name: 'El Mago', emoji: '🧙🔮' }, ['emoji: "🧙🔮", expected "🧙"', 'emoji: "🧙🔮" has 2 graphemes']],
    [{ number: 1, name: 'El Mago', emoji: '🧙' }, []],
  ])('%o', (arcanum, problems) => {
    expect(arcanumProblems(arcanum)).toEqual(problems);
  });
});
