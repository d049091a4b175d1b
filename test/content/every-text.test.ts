import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../content-fixture.ts';
import { arcanumProblems, unknownArcana } from './checks/facts.ts';
import { genderedAddress, promiseTells } from './checks/reader.ts';
import { allowListProblems, misspeltWords, spanishDictionary } from './checks/spelling.ts';
import { aphorisms, archetypeProblems, closingProblems, unwelcomeWords } from './checks/style.ts';
import { endingProblems, typographyProblems, unpairedMarks } from './checks/typography.ts';
import { spellingWords } from './checks/words.ts';
import { type ContentText, contentTexts, isReading, realContent, report } from './content-texts.ts';
import { ERROR_MESSAGES } from './error-messages.ts';

const PROPER_NAMES = readFileSync(new URL('proper-names.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
/** Abbreviations, HTTP methods and good words that our dictionary lacks. */
const OTHER_WORDS = [
  ...['AAAA', 'API', 'coreógrafa', 'DD', 'GET', 'HEAD', 'microbióloga', 'MM', 'neurobióloga', 'neurocientífico'],
  ...['OPTIONS', 'primatóloga', 'UTF'],
];
const ALLOWED = new Set([...PROPER_NAMES, ...OTHER_WORDS]);
const inDictionary = spanishDictionary();
const isKnown = (word: string): boolean => ALLOWED.has(word) || inDictionary(word);

const content = await realContent();
const data = contentTexts(content);
/** Without the addresses in them, which are no Spanish. */
const messages = Object.entries(ERROR_MESSAGES).flatMap(([name, texts]) =>
  texts.map((message) => {
    const text = message.replace(/\S+(?:@|:\/\/)\S+[^.\s]/g, 'aquí');
    return { record: 'src/http/errors.ts', field: name, kind: 'prose', text } as const;
  }),
);
const isLifePathProse = ({ record, kind }: ContentText): boolean =>
  record.startsWith('data/es/life-path/') && kind === 'prose';
const isPortraitOrCouple = ({ record, kind }: ContentText): boolean =>
  /^data\/es\/(?:portrait|short-places|couple-\w+)\.json /.test(record) && kind === 'prose';
const isNumberText = ({ record }: ContentText): boolean => record === 'data/es/numbers.json';

describe('every text of data/ and every error message', () => {
  it.each<[string, (text: string) => readonly string[]]>([
    ['promises and commands nothing', promiseTells],
    ['takes the reader neither for a man nor for a woman', genderedAddress],
    ['has no word that another country misreads', unwelcomeWords],
    ['sets quotes, spaces, dots and accents well', typographyProblems],
    ['opens and closes every mark', unpairedMarks],
    ['is spelt as the dictionary has it', (text) => misspeltWords(text, isKnown)],
  ])('%s', (_, check) => expect(report([...data, ...messages], ({ text }) => check(text))).toEqual([]));

  it('ends sentences with a stop, questions with ? and labels with nothing', () => {
    expect(report(data, ({ kind, text }) => endingProblems(kind, text))).toEqual([]);
  });

  // So that no check can pass by not looking.
  it('is looked at', () => {
    const notTexts =
      /^publisher\.(name|license|license_url|dataset_version|released|support)$|\.(emoji|key|point|birth|absent\.[0-9]+)$|_en$/;
    const known = new Set(data.map(({ text }) => text));
    expect(strings(content, '').filter(([place, text]) => !notTexts.test(place) && !known.has(text))).toEqual([]);
  });

  it('is named by file and field where something is found', () => {
    const text = { record: 'data/es/life-path/7.json', field: 'love', kind: 'prose', text: 'x' } as const;
    expect(report([text], () => ['"palabra"', '"otra"'])).toEqual([
      'data/es/life-path/7.json love: "palabra"',
      'data/es/life-path/7.json love: "otra"',
    ]);
  });
});

it.each([
  ['proper-names.txt', PROPER_NAMES],
  ['OTHER_WORDS', OTHER_WORDS],
])('every word of %s is needed', (_, list) => {
  const used = new Set([...data, ...messages].flatMap(({ text }) => spellingWords(text)));
  expect(allowListProblems(list, used, inDictionary)).toEqual([]);
  if (list === PROPER_NAMES) expect(list.filter((word) => !/^\p{Lu}/u.test(word))).toEqual([]);
});

it('words that another country misreads are in no source, so in no page, message, picture or guide', async () => {
  const files = await fastGlob(['*.md', '{src,scripts,netlify}/**/*.{ts,tsx,md,json}'], { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);
  const problems = files.sort().flatMap((file) => {
    // A sentence may be wrapped within the words that we look for.
    const source = readFileSync(path.join(ROOT, file), 'utf8').replace(/\s+/g, ' ');
    return unwelcomeWords(source).map((found) => `${file}: ${found}`);
  });
  expect(problems).toEqual([]);
});

it('names and emoji of the arcana are those of the method', () => {
  expect(content.arcana.flatMap((arcanum) => arcanumProblems(arcanum))).toEqual([]);
});

it('names in texts are those of arcana as they are called now', () => {
  const names = content.arcana.map(({ name }) => name);
  const nameless = data.filter(({ kind }) => kind !== 'name');
  expect(report(nameless, ({ text }) => unknownArcana(text, names))).toEqual([]);
  // Each is named in some text of its own besides the field `name`, so that renaming any is found.
  const texts = nameless.filter(({ field }) => field !== 'name');
  for (const old of names) {
    const renamed = names.map((name) => (name === old ? 'El Renombrado' : name));
    expect([old, report(texts, ({ text }) => unknownArcana(text, renamed)).length > 0]).toEqual([old, true]);
  }
});

it('life paths, readings, tails, numbers, portraits and couples speak to the reader instead of in proverbs', () => {
  const texts = data.filter(
    (text) => isLifePathProse(text) || isReading(text) || isNumberText(text) || isPortraitOrCouple(text),
  );
  expect(texts).toHaveLength(12 * 4 + 484 + 35 * 2 + 129 + (22 + 16 + 12 + 54 * 2) + (11 * 2 + 4) + 47);
  expect(report(texts, ({ text }) => aphorisms(text))).toEqual([]);
});

it('life paths do not close with one more thing, and have archetypes of their own, without an article', () => {
  expect(report(data.filter(isLifePathProse), ({ text }) => closingProblems(text))).toEqual([]);
  expect(archetypeProblems(content.lifePaths.map(({ archetype }) => archetype))).toEqual([]);
});

function strings(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => strings(child, place ? `${place}.${key}` : key));
}
