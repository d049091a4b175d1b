import { describe, expect, it } from 'vitest';
import { arcanumMentions } from './checks/arcanum-mentions.ts';
import { maskedWords } from './checks/masked-words.ts';
import { nearCopies, sharedPart } from './checks/near-copies.ts';
import { repeatedEdges } from './checks/repeated-edges.ts';
import { type ContentText, contentTexts, isReading } from './content-texts.ts';
import { realContent } from './real-content.ts';

const EDGES = { first: 3, last: 2 } as const;
/** The two closest texts of today share 15 % of their content words; a copy with one word changed shares 90 %. */
const SHARED_PART = 0.22;
/** Of a dozen words, a few that every text of a place needs weigh more. */
const SHARED_PLAIN_PART = 0.34;

describe('readings and karmic tails', () => {
  it('begin with three words and end with two words of their own', async () => {
    expect(repeatedEdges(contentTexts(await realContent()).filter(isReading), EDGES)).toEqual([]);
  });

  it('name no arcanum and no number', async () => {
    const { arcana, karmicTails } = await realContent();
    const problems = [
      ...arcana.flatMap(({ number, places }) =>
        Object.entries(places).flatMap(([key, { meaning, ...parts }]) =>
          Object.entries(parts).flatMap(([part, text]) =>
            arcanumMentions(text, [number]).map(
              (found) => `data/arcana/${number}.json places.${key}.${part}: ${found}`,
            ),
          ),
        ),
      ),
      ...karmicTails.flatMap(({ arcana: own, name, text }) =>
        arcanumMentions(`${name}. ${text}`, own).map((found) => `data/karmic-tails.json ${own.join('-')}: ${found}`),
      ),
    ];
    expect(problems).toEqual([]);
  });
});

describe('texts of one number', () => {
  it('do not become those of another by search and replace', async () => {
    const texts = contentTexts(await realContent()).filter(
      ({ record, kind }) => kind === 'prose' && !/positions|publisher/.test(record),
    );
    const plainParts = ['.meaning', '.light', '.shadow'];
    const isPlain = ({ field }: ContentText): boolean => plainParts.some((part) => field.endsWith(part));
    expect(
      nearCopies(
        texts.filter((text) => !isPlain(text)),
        SHARED_PART,
      ),
    ).toEqual([]);
    for (const part of plainParts) {
      const alike = texts.filter(({ field }) => field.startsWith('places.') && field.endsWith(part));
      expect(alike).toHaveLength(22 * 22);
      expect(nearCopies(alike, SHARED_PLAIN_PART)).toEqual([]);
    }
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

  it('finds any reading that was copied with one word changed', async () => {
    const readings = contentTexts(await realContent()).filter(isReading);
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

function text(record: string, words: string): ContentText {
  return { record, field: 'love', kind: 'prose', text: words };
}
