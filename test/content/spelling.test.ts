import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allowListProblems } from './checks/allow-list-problems.ts';
import { misspeltWords } from './checks/misspelt-words.ts';
import { spellingWords } from './checks/spelling-words.ts';
import { contentTexts } from './content-texts.ts';
import { ERROR_MESSAGES } from './error-messages.ts';
import { realContent } from './real-content.ts';
import { report } from './report.ts';
import { spanishDictionary } from './spanish-dictionary.ts';

const PROPER_NAMES = readFileSync(new URL('proper-names.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
/** Abbreviations, HTTP methods and good words that our dictionary lacks. */
const OTHER_WORDS = [
  'API',
  'coreógrafa',
  'GET',
  'HEAD',
  'microbióloga',
  'neurobióloga',
  'neurocientífico',
  'OPTIONS',
  'primatóloga',
];
const ALLOWED = new Set([...PROPER_NAMES, ...OTHER_WORDS]);

const inDictionary = spanishDictionary();
const isKnown = (word: string): boolean => ALLOWED.has(word) || inDictionary(word);
const messages = Object.entries(ERROR_MESSAGES).flatMap(([name, texts]) =>
  texts.map((text) => ({ record: 'src/http/errors.ts', field: name, kind: 'prose', text }) as const),
);

describe('spelling', () => {
  it('is right in every text of data/', async () => {
    const texts = contentTexts(await realContent());
    expect(report(texts, ({ text }) => misspeltWords(text, isKnown))).toEqual([]);
  });

  it('is right in every error message', () => {
    expect(report(messages, ({ text }) => misspeltWords(text, isKnown))).toEqual([]);
  });

  it.each([
    ['proper-names.txt', PROPER_NAMES],
    ['OTHER_WORDS', OTHER_WORDS],
  ])('needs every word of %s', async (_, list) => {
    const texts = [...contentTexts(await realContent()), ...messages];
    const used = new Set(texts.flatMap(({ text }) => spellingWords(text)));
    expect(allowListProblems(list, used, inDictionary)).toEqual([]);
  });

  it('allows as names only words with a capital', () => {
    expect(PROPER_NAMES.filter((word) => !/^\p{Lu}/u.test(word))).toEqual([]);
  });
});

describe('misspeltWords', () => {
  it.each([
    ['El camion de la abuela', ['"camion"']],
    ['Hicistes bién, hicistes mal', ['"Hicistes"', '"bién"', '"hicistes"']],
    ['Dámelo: «¿cuántas vueltas?»', []],
    ['Sinéad O’Connor', []],
    ['sinéad', ['"sinéad"']],
    ['M une karma y centro', []],
  ])('%s', (text, words) => {
    expect(misspeltWords(text, isKnown)).toEqual(words);
  });
});

describe('spellingWords', () => {
  it.each([
    ['Escribe a help@example.org o mira https://example.org/datos.', ['Escribe', 'a', 'o', 'mira']],
    ['Se espera /api/matrix/{día}/{mes}, {año} o y/o 22.', ['Se', 'espera', 'o', 'y', 'o']],
    ['A ti, R. y J. K.', ['A', 'ti', 'y']],
  ])('%s', (text, words) => {
    expect(spellingWords(text)).toEqual(words);
  });
});

describe('allowListProblems', () => {
  it.each([
    [['Ana', 'Zoé'], []],
    [['Zoé', 'Ana'], ['"Ana" must stand before "Zoé", once']],
    [['Ana', 'Ana'], ['"Ana" must stand before "Ana", once']],
    [['Ana', 'Eva'], ['"Eva" is in no text']],
    [['Ana', 'Mesa'], ['"Mesa" is in the dictionary already']],
  ])('%o', (list, problems) => {
    const used = new Set(['Ana', 'Mesa', 'Zoé']);
    expect(allowListProblems(list, used, (word) => word === 'Mesa')).toEqual(problems);
  });
});
