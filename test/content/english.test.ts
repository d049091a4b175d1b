import { describe, expect, it } from 'vitest';
import { readDataFiles } from '../../scripts/build/hash-inputs.ts';
import { DATA_DIR } from '../content-fixture.ts';
import { allowListProblems, englishDictionary, misspelledWords } from './checks/spelling.ts';
import { spellingWords } from './checks/words.ts';

/** English names, which only the Spanish records have. */
const ONLY_SPANISH = /(?:^|\.)(?:name_en|archetype_en)$/;
/** The same in every language: numbers and keys. */
const SAME = /(?:^|\.)(?:emoji|key|point|absent\.\d+)$/;
/** Names of people, which are not translated. */
const NAME = /^famous_people\.\d+\.name$/;

const files = await readDataFiles(DATA_DIR);
const names = [...files.keys()].flatMap((file) => /^es\/(.*\.json)$/.exec(file)?.[1] ?? []);

function leaves(value: unknown, at: readonly string[] = []): [place: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[at.join('.'), value]];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, [...at, key]));
}
const leavesOf = (file: string) => new Map(leaves(JSON.parse(String(files.get(file) ?? 'null'))));
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’-]+/gu) ?? [];

interface Pair {
  readonly place: string;
  readonly spanish: string;
  readonly english: string;
}
const PAIRS: Pair[] = names.flatMap((name) => {
  const english = leavesOf(`en/${name}`);
  return [...leavesOf(`es/${name}`)].flatMap(([at, spanish]) => {
    const written = english.get(at);
    const isText = typeof spanish === 'string' && typeof written === 'string' && !SAME.test(at) && !NAME.test(at);
    return isText ? [{ place: `data/en/${name} ${at}`, spanish, english: written }] : [];
  });
});

it.each(names)('data/en/%s has what data/es has, text by text', (name) => {
  const [spanish, english] = [leavesOf(`es/${name}`), leavesOf(`en/${name}`)];
  const expected = [...spanish.keys()].filter((place) => !ONLY_SPANISH.test(place));
  expect([...english.keys()].sort()).toEqual(expected.sort());
  for (const [place, value] of english) {
    expect([place, typeof value]).toEqual([place, typeof spanish.get(place)]);
    if (typeof value !== 'string' || SAME.test(place)) expect([place, value]).toEqual([place, spanish.get(place)]);
  }
});

/** What no English text may contain, and a text that does. */
const RULES: readonly (readonly [rule: string, pattern: RegExp, planted: string])[] = [
  ['straight quotes', /["']/, 'It\'s "fair"'],
  ['em dashes', /—/, 'You wait — and wait.'],
  ['Spanish letters and marks', /[áéíóúñ¿¡«»]/i, '¿Qué?'],
  ['Spanish words', /\b(?:que|los|las|una|para|con|del|tu|eres|pero)\b/i, 'Eres tu'],
  [
    'British spelling',
    /\b(?:colour|centre|favour|grey|licence|realise|organise|neighbour|honour)\w*/i,
    'Your neighbour',
  ],
  ['absolutes and orders', /\b(?:always|never|must|destined|should)\b/i, 'You must wait.'],
  ['the words of horoscopes', /\b(?:journey|embrace|authentic self|tapestry|realm)\b/i, 'Embrace it.'],
  ['two spaces', / {2}/, 'One  two'],
];
describe.each(RULES)('no English text has %s', (_, pattern, planted) => {
  it('and the rule finds it', () => expect(planted).toMatch(pattern));
  it('in data/en', () => {
    expect(PAIRS.filter(({ english }) => pattern.test(english)).map(({ place, english }) => [place, english])).toEqual(
      [],
    );
  });
});

it('is about as long as the Spanish: within a third, or eight words', () => {
  const off = PAIRS.filter(({ spanish, english }) => {
    const [before, after] = [wordsOf(spanish).length, wordsOf(english).length];
    return Math.abs(after - before) > Math.max(before / 3, 8);
  });
  expect(off.map(({ place }) => place)).toEqual([]);
});

it('says no six words twice', () => {
  const first = new Map<string, string>();
  const twice: string[] = [];
  // Formulas may repeat.
  for (const { place, english } of PAIRS.filter(({ place }) => !place.endsWith('.formula'))) {
    const words = wordsOf(english);
    for (let i = 0; i + 6 <= words.length; i++) {
      const run = words.slice(i, i + 6).join(' ');
      const before = first.get(run);
      if (before !== undefined && before !== place) twice.push(`${run}: ${before}, ${place}`);
      first.set(run, place);
    }
  }
  expect(twice).toEqual([]);
});

it('hedges with “may” in at most half of the shadows, and begins at most a third of the questions with What', () => {
  const shadows = PAIRS.filter(({ place }) => /places\.\w+\.shadow$/.test(place));
  expect(shadows).toHaveLength(484);
  expect(shadows.filter(({ english }) => /\bmay\b/i.test(english)).length).toBeLessThanOrEqual(242);
  const questions = PAIRS.filter(({ place }) => place.endsWith('.question'));
  expect(questions.filter(({ english }) => !english.endsWith('?'))).toEqual([]);
  expect(questions.filter(({ english }) => english.startsWith('What')).length).toBeLessThan(questions.length / 3);
});

/** Words that the dictionary lacks: names and colloquial forms. */
const OTHER_WORDS: readonly string[] =
  'arcanum Hierophant Hierophant’s Judgement kis midafternoon primatologist prunings repotting rulebook rulebooks th unbooked undiscussed unforgiven unjam unkept unsown unwalked Zimmermans'.split(
    ' ',
  );

describe('spelling', () => {
  const inDictionary = englishDictionary();
  it('is the dictionary’s', () => {
    const isKnown = (word: string): boolean => OTHER_WORDS.includes(word) || inDictionary(word);
    const found = PAIRS.flatMap(({ place, english }) =>
      misspelledWords(english, isKnown).map((word) => `${word} ${place}`),
    );
    expect(found).toEqual([]);
    expect(misspelledWords('Your neighbour isn’t beleived', isKnown)).toEqual(['"neighbour"', '"beleived"']);
  });
  it('every allowed word is needed', () => {
    const used = new Set(PAIRS.flatMap(({ english }) => spellingWords(english)));
    expect(allowListProblems(OTHER_WORDS, used, inDictionary)).toEqual([]);
  });
});
