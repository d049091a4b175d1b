import { describe, expect, it } from 'vitest';
import { nearCopies, repeatedEdges, repeatedSentences, sharedPart, sharedRuns } from './checks/repeats.ts';
import { arcanumMentions } from './checks/style.ts';
import { maskedWords } from './checks/words.ts';
import { type ContentText, contentTexts, isReading, realContent, type TextKind } from './content-texts.ts';

/** Six words in a row are no accident any more: somebody copied, or has a pet phrase. */
const RUN_LENGTH = 6;
/** Readings are short and stand side by side on one profile: there five words are heard again. */
const READING_RUN_LENGTH = 5;
const EDGES = { first: 3, last: 2 } as const;
/** The two closest texts of today share 15 % of their content words; a copy with one word changed shares 90 %. */
const SHARED_PART = 0.22;
/** All love texts speak of the same things; the two closest of today share 9 %. */
const SHARED_LOVE_PART = 0.14;
/** Of a dozen words, a few that every text of a place or every headline needs weigh more. */
const SHARED_PLAIN_PART = 0.34;

const content = await realContent();
const texts = contentTexts(content);
const readings = texts.filter(isReading);
const numbers = texts.filter(({ record }) => record === 'data/es/numbers.json');

describe('originality', () => {
  it('says no sentence twice', () => expect(repeatedSentences(texts)).toEqual([]));

  it('shares no run of six words between two records', () => expect(sharedRuns(texts, RUN_LENGTH)).toEqual([]));

  it.each([
    ['readings and karmic tails', readings, 484 + 35 * 2],
    ['texts of the classic numbers', numbers, 129],
  ])('shares no run of five words between two %s, which begin and end with words of their own', (_, short, count) => {
    expect(short).toHaveLength(count);
    expect(sharedRuns(short, READING_RUN_LENGTH, 'texts')).toEqual([]);
    expect(repeatedEdges(short, EDGES)).toEqual([]);
  });

  it('makes no text of one number that of another by search and replace', () => {
    const plainParts = ['.meaning', '.light', '.shadow'];
    const isPlain = ({ field }: ContentText): boolean => plainParts.some((part) => field.endsWith(part));
    const isShort = ({ record, field }: ContentText): boolean => field === 'headline' || record.includes(' hinges.');
    const others = texts.filter(
      (text) =>
        text.kind === 'prose' && !/positions|publisher|numbers/.test(text.record) && !isPlain(text) && !isShort(text),
    );
    expect(nearCopies(others, SHARED_PART)).toEqual([]);
    const short = texts.filter(isShort);
    expect(short).toHaveLength(54 + 11 + 16);
    expect(nearCopies(short, SHARED_PLAIN_PART)).toEqual([]);
    const love = others.filter(({ field }) => field === 'love');
    expect(love).toHaveLength(12);
    expect(nearCopies(love, SHARED_LOVE_PART)).toEqual([]);
    for (const part of plainParts) {
      const alike = texts.filter(({ field }) => field.startsWith('places.') && field.endsWith(part));
      expect(alike).toHaveLength(22 * 22);
      expect(nearCopies(alike, SHARED_PLAIN_PART)).toEqual([]);
    }
  });

  it('names no arcanum and no number in portraits and short places', () => {
    const { presence, hinges, motive, cores } = content.portrait;
    type Named = [place: string, own: readonly number[], text: string];
    const named = [
      ...Object.entries({ presence, motive }).flatMap(([part, byArcanum]) =>
        Object.entries(byArcanum).map(([number, text]): Named => [`${part}.${number}`, [Number(number)], text]),
      ),
      ...Object.entries(hinges).map(([key, text]): Named => [`hinges.${key}`, [], text]),
      ...cores.map(({ center, karma, purpose, headline, text }, i): Named => {
        return [`cores.${i}`, [center, karma, purpose], `${headline} ${text}`];
      }),
      ...Object.entries(content.shortPlaces).flatMap(([place, byArcanum]) =>
        Object.entries(byArcanum).map(([number, { meaning, question }]): Named => {
          return [`${place}.${number}`, [Number(number)], `${meaning} ${question}`];
        }),
      ),
    ];
    expect(named).toHaveLength(22 + 12 + 16 + 54 + 47);
    expect(named.flatMap(([at, own, text]) => arcanumMentions(text, own).map((found) => `${at}: ${found}`))).toEqual(
      [],
    );
  });

  it('names no arcanum and no number in readings and tails', () => {
    const problems = [
      ...content.arcana.flatMap(({ number, places }) =>
        Object.entries(places).flatMap(([key, { meaning, ...parts }]) =>
          Object.entries(parts).flatMap(([part, text]) =>
            arcanumMentions(text, [number]).map(
              (found) => `data/es/arcana/${number}.json places.${key}.${part}: ${found}`,
            ),
          ),
        ),
      ),
      ...content.karmicTails.flatMap(({ arcana: own, name, text, couple_text }) =>
        arcanumMentions(`${name}. ${text} ${couple_text}`, own).map(
          (found) => `data/es/karmic-tails.json ${own.join('-')}: ${found}`,
        ),
      ),
    ];
    expect(problems).toEqual([]);
  });
});

describe('repeatedSentences', () => {
  it.each<[string, ContentText[], string[]]>([
    [
      'other case and marks',
      [text('a', 'Dale tiempo. Uno.'), text('b', 'Dos. ¡Dale, tiempo!')],
      ['b love: "¡Dale, tiempo!", already in a love'],
    ],
    ['the same record', [text('a', 'Uno. Uno.')], ['a love: "Uno.", already in a love']],
    [
      'questions',
      [text('a', '¿Uno?', 'question'), text('b', '¿Uno?', 'question')],
      ['b love: "¿Uno?", already in a love'],
    ],
    ['labels, which may agree', [text('a', 'Discreción', 'label'), text('b', 'Discreción', 'label')], []],
    ['different sentences', [text('a', 'Uno. Dos.'), text('b', 'Tres.')], []],
  ])('looks at %s', (_, texts, problems) => {
    expect(repeatedSentences(texts)).toEqual(problems);
  });
});

describe('sharedRuns', () => {
  it.each<[string, ContentText[], string[]]>([
    [
      'six words',
      [text('a', 'En la casa de mi tía.'), text('b', 'Y en la casa, de mi TÍA, no.')],
      ['b love: "en la casa de mi tía", already in a love'],
    ],
    ['five words', [text('a', 'en la casa de mi tía'), text('b', 'en la casa de mi tío')], []],
    ['one record', [text('a', 'en la casa de mi tía'), text('a', 'en la casa de mi tía')], []],
    [
      'labels too',
      [text('a', 'en la casa de mi tía', 'label'), text('b', 'en la casa de mi tía')],
      ['b love: "en la casa de mi tía", already in a love'],
    ],
  ])('looks at %s', (_, texts, problems) => {
    expect(sharedRuns(texts, RUN_LENGTH)).toEqual(problems);
  });
});

describe('sharedRuns between texts', () => {
  const one = text('a', 'Dale tiempo a quien duda.');

  it.each<[string, ContentText[], string[]]>([
    [
      'two texts of one record',
      [one, { ...one, field: 'advice', text: 'Hoy dale tiempo a quien duda' }],
      ['a advice: "dale tiempo a quien duda", already in a love'],
    ],
    ['a text that repeats itself', [text('a', 'Dale tiempo a quien duda. Dale tiempo a quien duda.')], []],
    ['four words', [one, { ...one, field: 'advice', text: 'Dale tiempo a quien llega' }], []],
  ])('looks at %s', (_, texts, problems) => {
    expect(sharedRuns(texts, READING_RUN_LENGTH, 'texts')).toEqual(problems);
  });
});

describe('repeatedEdges', () => {
  it.each<[string, ContentText[], string[]]>([
    [
      'the same start in other case and marks',
      [text('a', 'Con los años, hablas bajo.'), text('b', 'Con LOS años callas más.')],
      ['b love: begins with "con los años", as does a love'],
    ],
    [
      'the same end',
      [text('a', 'Hoy pide tu parte.'), text('b', 'Guarda siempre «tu parte»')],
      ['b love: ends with "tu parte", as does a love'],
    ],
    [
      'two words at the start, one at the end',
      [text('a', 'Con los años, calma.'), text('b', 'Con los días, calma.')],
      [],
    ],
  ])('looks at %s', (_, texts, problems) => {
    expect(repeatedEdges(texts, EDGES)).toEqual(problems);
  });
});

describe('arcanumMentions', () => {
  it.each<[string, number[], string[]]>([
    ['Con El Carro llegas lejos.', [7], ['"Carro"']],
    ['La Luna te mira.', [7], ['"Luna"']],
    ['Aprendes que la Rueda gira.', [10], ['"Rueda"']],
    ['Buscas el sol en la terraza.', [19], ['"sol"']],
    ['Buscas el sol en la terraza.', [7], []],
    ['El 7 pide calma.', [7], ['"7"']],
    ['Quien lleva el siete camina.', [7], ['"el siete"']],
    ['Sales a las siete con siete maletas.', [7], []],
    ['El número ocho y este arcano.', [7], ['"número ocho"', '"arcano"']],
    ['Todo el mundo lo sabe.', [21], []],
    ['Recorres el mundo entero.', [21], ['"mundo"']],
    ['La torre se agrieta.', [12, 16, 4], ['"torre"']],
  ])('%s %o', (words, own, found) => {
    expect(arcanumMentions(words, own)).toEqual(found);
  });
});

describe('maskedWords', () => {
  it('leaves out names of arcana, numbers and short words', () => {
    expect([...maskedWords('El Carro, el 7: todo el mundo corre siete calles por ti.')]).toEqual([
      'todo',
      'mundo',
      'corre',
      'calles',
    ]);
  });
});

describe('nearCopies', () => {
  const original = 'Con El Carro llenas siete maletas, cierras la puerta y sales antes de que amanezca.';

  it.each<[string, string, string[]]>([
    ['another name and number', original.replace('El Carro', 'La Torre').replace('siete', 'nueve'), ['100 %']],
    ['one word changed', original.replace('maletas', 'cajones'), ['75 %']],
    ['another order', 'Antes de que amanezca cierras la puerta, llenas maletas y sales.', ['100 %']],
    ['another text', 'Prefieres el café de la esquina y conoces la puerta de cada vecina.', []],
  ])('looks at %s', (_, copy, parts) => {
    const problems = parts.map((part) => `b love: shares ${part} of its words with a love`);
    expect(nearCopies([text('a', original), text('b', copy)], SHARED_PART)).toEqual(problems);
  });

  it('finds any reading that was copied with one word changed', () => {
    const missed = readings.filter((reading) => {
      const copy = { ...reading, record: 'copy', text: reading.text.replace(/\p{L}{4,}/u, 'palabra') };
      return nearCopies([reading, copy], SHARED_PART).length === 0;
    });
    expect(missed).toEqual([]);
  });
});

describe('sharedPart', () => {
  it.each<[string[], string[], number]>([
    [['a', 'b'], ['a', 'b'], 1],
    [['a', 'b', 'c'], ['c', 'd'], 0.25],
    [['a'], ['b'], 0],
    [[], [], 0],
  ])('%o and %o: %d', (one, two, part) => {
    expect(sharedPart(new Set(one), new Set(two))).toBe(part);
  });
});

function text(record: string, words: string, kind: TextKind = 'prose'): ContentText {
  return { record, field: 'love', kind, text: words };
}
