import { expect, it } from 'vitest';
import { PLACE_KEYS } from '../../src/method/places.ts';
import { plainWords, splitSentences } from './checks/words.ts';
import { textsAt } from './content-texts.ts';

/** The texts of one part of a reading, of all arcana: in one place, or in all 22. */
function textsOf(part: string, place = '\\w+'): string[] {
  return textsAt(new RegExp(` places\\.${place}\\.${part}$`)).map(({ text }) => text);
}

// Sentence patterns that readers notice if too many of the 484 texts have them, with examples and counterexamples.
it.each<[name: string, part: string, atMost: number, pattern: RegExp, built: string[], others: string[]]>([
  [
    'shadow with «puede» or «a veces»',
    'shadow',
    242,
    /(?<!\p{L})(?:puede[sn]?|a veces)(?!\p{L})/iu,
    ['Puedes dormirte en los laureles.', 'Hay quien, a veces, se cansa.'],
    ['Al tercer aviso te marchas, aunque pudieras quedarte.'],
  ],
  [
    'light built «X, y Y»',
    'light',
    150,
    // Further punctuation makes it a different pattern.
    /^[^,;:.]+, y [^,;:.]+\.$/u,
    ['Saludas antes que nadie, y la sala se relaja.'],
    [
      'Saludas, preguntas, y la sala se relaja.',
      'Saludas antes que nadie y la sala se relaja.',
      'Saludas antes que nadie, y la sala se relaja; es raro.',
    ],
  ],
  [
    'meaning with a colon in its first sentence',
    'meaning',
    150,
    /^[^.]*:/u,
    ['Una imagen clara: la tuya. Nada más.'],
    ['Una imagen clara. Es la tuya: nada más.'],
  ],
  ['question that begins with «¿Qué»', 'question', 150, /^¿Qué(?!\p{L})/u, ['¿Qué eliges?'], ['¿Quién elige, y qué?']],
])('%s: %s, at most %d of 484', (name, part, atMost, pattern, built, others) => {
  const texts = textsOf(part);
  expect(texts).toHaveLength(484);
  const count = texts.filter((text) => pattern.test(text)).length;
  // Always printed, because these counts should decrease.
  console.log(`${count} of at most ${atMost}: ${name}`);
  expect(count).toBeLessThanOrEqual(atMost);
  expect([...built, ...others].filter((text) => pattern.test(text))).toEqual(built);
});

const PARTS = ['meaning', 'light', 'shadow', 'question', 'reading'];
const SAME_OPENING = 3;
/** A third of the 22 arcana. */
const SAME_PATTERN = 7;
/** Repetitive beginnings of texts. An article or a verb alone does not count. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  'se + verb': /^Se /,
  infinitive: /^\p{L}+[aei]r(?:se|te|les?)? /u,
  'puede + infinitive': /^Puede[sn]? /,
  'a veces': /^A veces/,
  suele: /^Suele[sn]? /,
  'tu + noun': /^Tus? /,
  hay: /^Hay /,
  'lo que': /^Lo que /,
  no: /^No /,
  condition: /^(?:Si|Cuando) /,
  'preposition + article': /^(?:En|Con) (?:el|la|los|las|un|una|tus?) /,
};

it.each(PLACE_KEYS.flatMap((place) => PARTS.map((part) => [place, part] as const)))(
  '%s.%s: no opening more than three times, no pattern in more than a third',
  (place, part) => {
    const texts = textsOf(part, place);
    expect(texts).toHaveLength(22);
    const openings = texts.map((text) => plainWords(text).slice(0, 2).join(' '));
    const shared = openings.filter((words) => openings.filter((other) => other === words).length > SAME_OPENING);
    const patterns = Object.keys(BEGINNINGS).filter(
      (name) => texts.filter((text) => BEGINNINGS[name]!.test(text)).length > SAME_PATTERN,
    );
    expect({ shared, patterns }).toEqual({ shared: [], patterns: [] });
  },
);

it.each(PLACE_KEYS)('%s: light and shadow are of one length, within 30 %', (place) => {
  const [light, shadow] = ['light', 'shadow'].map((part) => plainWords(textsOf(part, place).join(' ')).length);
  expect(Math.abs(light! - shadow!) / Math.max(light!, shadow!)).toBeLessThan(0.3);
});

it('no plain part says what will be, unless it may be', () => {
  const future = /(?<!\p{L})\p{L}+(?:ar|er|ir|dr|br|rr)án?(?!\p{L})/u;
  const softened = /(?<!\p{L})(?:suele[ns]?|puede[ns]?|podría[ns]?|a veces|quizá|tal vez)(?!\p{L})/iu;
  const sentences = textsOf('(?:meaning|light|shadow|question)').flatMap(splitSentences);
  expect(sentences.filter((sentence) => future.test(sentence) && !softened.test(sentence))).toEqual([]);
  expect([future.test('Todo llegará.'), softened.test('Puede que llegue.')]).toEqual([true, true]);
});
