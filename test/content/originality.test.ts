import { describe, expect, it } from 'vitest';
import { content } from '../content-fixture.ts';
import { ARCANA_REFERENCE, NUMBER_WORDS } from './arcana-reference.ts';
import { unmark } from './checks/pattern-rules.ts';
import { nearCopies, repeatedEdges, repeatedSentences, sharedRuns } from './checks/repeats.ts';
import { maskedWords } from './checks/words.ts';
import { type ContentText, NUMBER_TEXTS, READINGS, report, TEXTS, textsAt } from './content-texts.ts';

/** «la Rueda» names the arcanum just like its full name. */
const NOUNS = ARCANA_REFERENCE.map(([name]) => name.split(' ')[1]!);
const NAMES = wholeWords(NOUNS.join('|'), 'gu');
const NUMBER = wholeWords(`\\p{N}+|arcanos?|(?:número|carta) (?:${NUMBER_WORDS.join('|')})`, 'giu');

/**
 * Where a text names an arcanum or a number, so that search and replace could turn it into another's. For the arcanum `own`, even
 * the common noun («sol» in El Sol) and «el siete» count; for the others only the name.
 */
function arcanumMentions(text: string, own: readonly number[]): string[] {
  const patterns = [
    NAMES,
    NUMBER,
    ...own.flatMap((number) => [
      wholeWords(`(?:el|del|al) ${NUMBER_WORDS[number - 1]}`, 'giu'),
      // NAMES covers capitals; «todo el mundo» means everyone.
      wholeWords(`(?<![Tt]odo el )${NOUNS[number - 1]!.toLowerCase()}`, 'gu'),
    ]),
  ];
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([words]) => words));
}

function wholeWords(words: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, flags);
}

/** Six equal words in a row are no coincidence, but copied or a pet phrase. */
const RUN_LENGTH = 6;
/** Readings are short and appear together on a profile, so five equal words are noticeable. */
const READING_RUN_LENGTH = 5;
const EDGES = { first: 3, last: 2 } as const;
/** The two closest texts now share 15% of their content words; a copy with one word changed shares 90%. */
const SHARED_PART = 0.22;
/** All love texts have the same subject; the two closest now share 9%. */
const SHARED_LOVE_PART = 0.14;
/** Higher for texts of a dozen words, where the words that all texts of a place or all headlines need weigh more. */
const SHARED_PLAIN_PART = 0.34;

it('no sentence is said twice', () => expect(repeatedSentences(TEXTS)).toEqual([]));

it('two records share no run of six words', () => expect(sharedRuns(TEXTS, RUN_LENGTH)).toEqual([]));

it.each([
  ['readings and karmic tails', READINGS],
  ['texts of the classic numbers', NUMBER_TEXTS],
])('two %s share no run of five words, and begin and end with words of their own', (_, texts) => {
  expect(sharedRuns(texts, READING_RUN_LENGTH, 'texts')).toEqual([]);
  expect(repeatedEdges(texts, EDGES)).toEqual([]);
});

const LONG =
  /^(?!.*(?:positions|publisher|numbers|hinges)).* (?:\w*description|love|advice|repeated|places\.\w+\.reading|(?:couple_)?text|meaning)$/;

it.each<[texts: string, count: number, bound: number, place: RegExp]>([
  ['long texts', 749 + 47, SHARED_PART, LONG],
  ['love', 12, SHARED_LOVE_PART, / love$/],
  ['headlines and hinges', 54 + 11 + 16, SHARED_PLAIN_PART, / headline$| hinges\./],
  ['meanings', 22 * 22, SHARED_PLAIN_PART, / places\.\w+\.meaning$/],
  ['lights', 22 * 22, SHARED_PLAIN_PART, / places\.\w+\.light$/],
  ['shadows', 22 * 22, SHARED_PLAIN_PART, / places\.\w+\.shadow$/],
])('no text of one number is that of another by search and replace: %s', (_, count, bound, place) => {
  const texts = textsAt(place);
  expect(texts).toHaveLength(count);
  expect(nearCopies(texts, bound)).toEqual([]);
});

/** The arcana that a record is about. */
function ownArcana(record: string): number[] {
  const [, file, place, key] = /^data\/es\/([\w/-]+)\.json ?(?:(\w+)\.)?([\w-]*)$/.exec(
    record.replace(/arcana\/(\d+)\.json/, 'arcana.json $1'),
  )!;
  if (file === 'karmic-tails') return content.karmicTails[Number(key)]!.arcana;
  if (place === 'hinges') return [];
  if (place !== 'cores') return [Number(key)];
  const { center, karma, purpose } = content.portrait.cores[Number(key)]!;
  return [center, karma, purpose];
}

describe('no arcanum and no number is named', () => {
  it.each([
    ['readings', 22 * 22 * 4, / places\.\w+\.(?!meaning$)/],
    ['karmic tails', 35 * 3, /karmic-tails/],
    ['portraits', 22 + 12 + 16 + 54 * 2, /portrait/],
    ['short places', 47 * 2, /short-places/],
  ])('in %s', (_, count, place) => {
    const texts = textsAt(place);
    expect(texts).toHaveLength(count);
    expect(report(texts, ({ record, text }) => arcanumMentions(text, ownArcana(record)))).toEqual([]);
  });

  it.each<[marked: string, own: number[]]>([
    ['Con El [Carro] llegas lejos.', [7]],
    ['La [Luna] te mira.', [7]],
    ['Aprendes que la [Rueda] gira.', [10]],
    ['Buscas el [sol] en la terraza.', [19]],
    ['Buscas el sol en la terraza.', [7]],
    ['El [7] pide calma.', [7]],
    ['Quien lleva [el siete] camina.', [7]],
    ['Sales a las siete con siete maletas.', [7]],
    ['El [número ocho] y este [arcano].', [7]],
    ['Todo el mundo lo sabe.', [21]],
    ['Recorres el [mundo] entero.', [21]],
    ['La [torre] se agrieta.', [12, 16, 4]],
  ])('%s %o', (marked, own) => {
    const { text, found } = unmark(marked);
    expect(arcanumMentions(text, own)).toEqual(found);
  });

  it.each([
    ['data/es/arcana/7.json', [7]],
    ['data/es/karmic-tails.json 0', content.karmicTails[0]!.arcana],
    ['data/es/portrait.json presence.15', [15]],
    ['data/es/portrait.json hinges.bond-bond', []],
    ['data/es/short-places.json partner.3', [3]],
  ])('and %s is about %o', (record, own) => expect(ownArcana(record)).toEqual(own));
});

describe('a planted repetition is found:', () => {
  const aunt = 'en la casa de mi tía';
  const runs = (texts: ContentText[]): string[] => sharedRuns(texts, RUN_LENGTH);
  const edges = (texts: ContentText[]): string[] => repeatedEdges(texts, EDGES);

  it.each<[what: string, check: (texts: ContentText[]) => string[], one: string, other: string, found?: string]>([
    [
      'a sentence in other case and marks',
      repeatedSentences,
      'Dale tiempo. Uno.',
      'Dos. ¡Dale, tiempo!',
      'dale tiempo',
    ],
    ['not different sentences', repeatedSentences, 'Uno. Dos.', 'Tres.'],
    ['six words', runs, `${aunt}.`, 'Y en la casa, de mi TÍA, no.', aunt],
    ['not five words', runs, aunt, 'en la casa de mi tío'],
    ['the same start', edges, 'Con los años, hablas bajo.', 'Con LOS años callas más.', 'con los años'],
    ['the same end', edges, 'Hoy pide tu parte.', 'Guarda siempre «tu parte»', 'tu parte'],
    ['not two words and one', edges, 'Con los años, calma.', 'Con los días, calma.'],
  ])('%s', (_, check, one, other, found) => {
    expect(check([text('a', one), text('b', other)])).toEqual(found ? [`b love: "${found}", already in a love`] : []);
  });

  it('five words of two texts of one record, and not of one text', () => {
    const [one, other] = [text('a', `${aunt}. ${aunt}.`), { ...text('a', aunt), field: 'advice' }];
    expect([runs([one, other]), sharedRuns([one], READING_RUN_LENGTH, 'texts')]).toEqual([[], []]);
    expect(sharedRuns([one, other], READING_RUN_LENGTH, 'texts')).toHaveLength(2);
  });
});

describe('a near copy is found:', () => {
  const original = 'Con El Carro llenas siete maletas, cierras la puerta y sales antes de que amanezca.';

  it.each<[string, string, string[]]>([
    ['another name and number', original.replace('El Carro', 'La Torre').replace('siete', 'nueve'), ['100 %']],
    ['one word changed', original.replace('maletas', 'cajones'), ['75 %']],
    ['another order', 'Antes de que amanezca cierras la puerta, llenas maletas y sales.', ['100 %']],
    ['not another text', 'Prefieres el café de la esquina y conoces la puerta de cada vecina.', []],
    ['not a text without words', '«»', []],
  ])('%s', (_, copy, parts) => {
    const problems = parts.map((part) => `b love: shares ${part} of its words with a love`);
    expect(nearCopies([text('a', original), text('b', copy)], SHARED_PART)).toEqual(problems);
  });

  it('any reading with one word changed', () => {
    const missed = READINGS.filter((reading) => {
      const copy = { ...reading, record: 'copy', text: reading.text.replace(/\p{L}{4,}/u, 'palabra') };
      return nearCopies([reading, copy], SHARED_PART).length === 0;
    });
    expect(missed).toEqual([]);
  });

  it('by words without names of arcana, numbers and short words', () => {
    const words = maskedWords('El Carro, el 7: todo el mundo corre siete calles por ti.');
    expect([...words]).toEqual(['todo', 'mundo', 'corre', 'calles']);
  });
});

function text(record: string, words: string): ContentText {
  return { record, field: 'love', kind: 'prose', text: words };
}
