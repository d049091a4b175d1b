import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import * as errors from '../../src/http/errors.ts';
import type { NameProblem } from '../../src/method/read-name.ts';
import { es } from '../../src/words/es/index.ts';
import { content, ROOT } from '../content-fixture.ts';
import { ARCANA_REFERENCE } from './arcana-reference.ts';
import { CLOSINGS, GENDERED, NAMES, PROMISES, PROVERBS, UNWELCOME } from './checks/language-rules.ts';
import { findings, type PatternRule, unmark } from './checks/pattern-rules.ts';
import { allowListProblems, misspelledWords, spanishDictionary } from './checks/spelling.ts';
import { ENDINGS, TYPOGRAPHY } from './checks/typography.ts';
import { plainWords, spellingWords, splitSentences } from './checks/words.ts';
import { type ContentText, NUMBER_TEXTS, READINGS, report, TEXTS, type TextKind, textsAt } from './content-texts.ts';

const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);

/** Every Spanish error message of the API, by the function that makes it, with all twelve months and both plural forms. */
const ERROR_MESSAGES: Readonly<
  Record<Exclude<keyof typeof errors, 'ERROR_NAMES' | 'errorSchema' | 'errorBody' | 'expectedPath'>, readonly string[]>
> = {
  dateError: [],
  expectedDate: [errors.expectedDate(es)],
  invalidName: (
    [{ kind: 'empty' }, { kind: 'letterless' }, { kind: 'encoding' }, { kind: 'length' }] satisfies NameProblem[]
  ).map((problem) => errors.invalidName(problem).message(es)),
  invalidDate: [
    { part: 'form', text: '0' } as const,
    { part: 'path' } as const,
    ...(['day', 'month', 'year'] as const).map((part) => ({ part, text: '0', min: 1, max: 9 })),
    ...MONTHS.map((month) => ({ part: 'date', date: { day: 32, month, year: 2000 }, lastDay: 31 }) as const),
  ].map((problem) => errors.invalidDate(problem).message(es)),
  yearNotBuilt: [1990, 1991].map((last) => errors.yearNotBuilt(1985, { first: 1990, last }).message(es)),
  invalidMatrixDate: ['0', '0-0'].map((text) => errors.invalidMatrixDate(text).message(es)),
  invalidChartDate: [errors.invalidChartDate('0').message(es)],
  NUMBER_NOT_FOUND: [errors.NUMBER_NOT_FOUND.message(es)],
  CHART_NOT_FOUND: [errors.CHART_NOT_FOUND.message(es)],
  ARCANUM_NOT_FOUND: [errors.ARCANUM_NOT_FOUND.message(es)],
  NOT_FOUND: [errors.NOT_FOUND.message(es)],
  METHOD_NOT_ALLOWED: [errors.METHOD_NOT_ALLOWED.message(es)],
  tooManyRequests: [1, 2].map((seconds) => errors.tooManyRequests(seconds, 'https://example.org').message(es)),
  internalError: [errors.internalError('help@example.org').message(es)],
};

/** Without URLs. */
const MESSAGES = Object.entries(ERROR_MESSAGES).flatMap(([field, messages]) =>
  messages.map((message): ContentText => {
    const text = message.replace(/\S+(?:@|:\/\/)\S+[^.\s]/g, 'aquí');
    return { record: 'src/http/errors.ts', field, kind: 'prose', text };
  }),
);
const ALL = [...TEXTS, ...MESSAGES];
const ofKind = (kind: TextKind): ContentText[] => TEXTS.filter((text) => text.kind === kind);
const LIFE_PATHS = textsAt(/life-path\/\d+\.json (?:short_description|description|love|advice)$/);
const COMBINED = textsAt(/(?:portrait|short-places|couple-\w+)\.json .* (?!question$)/);
const SPEAKING = [...LIFE_PATHS, ...READINGS, ...NUMBER_TEXTS, ...COMBINED];

const RULES: readonly (readonly [name: string, texts: readonly ContentText[], rules: readonly PatternRule[]])[] = [
  ['every text promises and commands nothing', ALL, PROMISES],
  ['every text takes the reader neither for a man nor for a woman', ALL, GENDERED],
  ['every text has no word that another country misreads', ALL, UNWELCOME],
  ['every text sets quotes, spaces, dots, accents and pairs of marks well', ALL, TYPOGRAPHY],
  ['prose ends with a stop', ofKind('prose'), ENDINGS.prose],
  ['questions end with ?', ofKind('question'), ENDINGS.question],
  ['labels end with nothing', ofKind('label'), ENDINGS.label],
  ['names in texts are those of arcana as they are called now', TEXTS.filter(({ kind }) => kind !== 'name'), NAMES],
  ['life paths, readings, numbers, portraits and couples speak to the reader, not in proverbs', SPEAKING, PROVERBS],
  ['life paths do not close with one more thing', LIFE_PATHS, CLOSINGS],
];

describe.each(RULES)('%s', (_, texts, rules) => {
  it('in what is published', () => {
    expect(texts).not.toEqual([]);
    expect(report(texts, ({ text }) => findings(rules, text))).toEqual([]);
  });

  it.each(rules.flatMap(([name, pattern, ...planted]) => planted.map((marked) => [name, marked, pattern] as const)))(
    'shown by a planted fault: %s in %j',
    (_, marked, pattern) => {
      const { text, found } = unmark(marked);
      expect([...text.matchAll(pattern)].map(([words]) => words)).toEqual(found);
    },
  );

  it('each rule has one', () => {
    expect(rules.filter(([, , ...planted]) => !planted.join().includes('['))).toEqual([]);
  });
});

it('a finding names its file, its field, its rule and the words around it', () => {
  const text = { ...TEXTS.find(({ field }) => field === 'love')!, text: 'La luna llena sube  por el tejado' };
  expect(report([text], (one) => findings(TYPOGRAPHY, one.text))).toEqual([
    'data/es/life-path/1.json love: double space: "a llena sube  por el tejad"',
  ]);
});

it('as many texts as there are: of life paths, readings and tails, numbers, portraits, couples and short places', () => {
  expect([LIFE_PATHS, READINGS, NUMBER_TEXTS, COMBINED].map(({ length }) => length)).toEqual([
    12 * 4,
    484 + 35 * 2,
    129,
    22 + 16 + 12 + 54 * 2 + (11 * 2 + 4) + 47,
  ]);
});

const PROPER_NAMES = readFileSync(new URL('proper-names.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
/** Abbreviations, HTTP methods and correct words that the dictionary lacks. */
const OTHER_WORDS =
  'AAAA API coreógrafa DD GET HEAD microbióloga MM neurobióloga neurocientífico OPTIONS primatóloga UTF'.split(' ');

describe('spelling', () => {
  const inDictionary = spanishDictionary();

  it('is the dictionary’s', () => {
    const allowed = new Set([...PROPER_NAMES, ...OTHER_WORDS]);
    const isKnown = (word: string): boolean => allowed.has(word) || inDictionary(word);
    expect(report(ALL, ({ text }) => misspelledWords(text, isKnown))).toEqual([]);
    expect(misspelledWords('El camion de la mesa, camion', isKnown)).toEqual(['"camion"']);
  });

  it.each([
    ['proper-names.txt', PROPER_NAMES],
    ['OTHER_WORDS', OTHER_WORDS],
  ])('every word of %s is needed', (_, list) => {
    const used = new Set(ALL.flatMap(({ text }) => spellingWords(text)));
    expect(allowListProblems(list, used, inDictionary)).toEqual([]);
  });

  it('names have capitals', () => expect(PROPER_NAMES.filter((word) => !/^\p{Lu}/u.test(word))).toEqual([]));

  it.each([
    [['Ana', 'Zoé'], []],
    [['Zoé', 'Ana'], ['"Ana" must stand before "Zoé", once']],
    [['Ana', 'Ana'], ['"Ana" must stand before "Ana", once']],
    [['Ana', 'Eva'], ['"Eva" is in no text']],
    [['Ana', 'Mesa'], ['"Mesa" is in the dictionary already']],
  ])('of a list %o', (list, problems) => {
    expect(allowListProblems(list, new Set(['Ana', 'Mesa', 'Zoé']), (word) => word === 'Mesa')).toEqual(problems);
  });
});

it.each<[(text: string) => string[], string, string]>([
  [spellingWords, 'Escribe a help@example.org o mira https://example.org/datos.', 'Escribe|a|o|mira'],
  [spellingWords, 'Se espera /api/matrix/{día}/{mes}, {año} o y/o 22.', 'Se|espera|o|y|o'],
  [spellingWords, 'A ti, R. y J. K.', 'A|ti|y'],
  [splitSentences, 'Una. Dos… ¿Tres? ¡Cuatro! «Cinco.» Seis.', 'Una.|Dos…|¿Tres?|¡Cuatro!|«Cinco.»|Seis.'],
  [splitSentences, 'Pregunta «¿y tú?» y escucha.\n\nOtra.', 'Pregunta «¿y tú?» y escucha.|Otra.'],
  [splitSentences, 'Fin. 22 es más.', 'Fin.|22 es más.'],
  [plainWords, '¿Y TÚ, «qué» prefieres?', 'y|tú|qué|prefieres'],
])('a text is taken apart: %o: %s', (split, text, parts) => expect(split(text).join('|')).toBe(parts));

it('words with a different meaning in some country are in no source, so in no page, message, picture or guide', async () => {
  const files = await fastGlob(['*.md', '{src,scripts,netlify}/**/*.{ts,tsx,md,json}'], { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);
  const problems = files.sort().flatMap((file) => {
    // The words may be wrapped across lines.
    const source = readFileSync(path.join(ROOT, file), 'utf8').replace(/\s+/g, ' ');
    return findings(UNWELCOME, source).map((found) => `${file}: ${found}`);
  });
  expect(problems).toEqual([]);
});

describe('the arcana', () => {
  it('have the names and emoji of the method, one sign each', () => {
    expect(content.arcana.map(({ name, emoji }) => [name, emoji])).toEqual(ARCANA_REFERENCE);
    const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });
    expect(ARCANA_REFERENCE.map(([, emoji]) => [...graphemes.segment(emoji)].length)).toEqual(Array(22).fill(1));
  });

  it('are each named in some text, so that a renamed one is found', () => {
    const unnamed = ARCANA_REFERENCE.filter(([name]) => {
      const called = name.split(' ').slice(0, 2).join(' ');
      return !TEXTS.some(({ field, text }) => field !== 'name' && text.includes(called));
    });
    expect(unnamed).toEqual([]);
  });
});

it('life paths have archetypes of their own, without an article', () => {
  const archetypes = textsAt(/ archetype$/).map(({ text }) => plainWords(text).join(' '));
  expect(new Set(archetypes).size).toBe(12);
  expect(archetypes.filter((words) => /^(?:el|la|lo|los|las|un|una|unos|unas) /.test(words))).toEqual([]);
});
