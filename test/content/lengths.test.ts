import { describe, expect, it } from 'vitest';
import type { Arcanum, KarmicTail, LifePath, Position, Reading } from '../../src/content/content.ts';
import { type LengthUnit, lengthProblems } from './checks/length-problems.ts';
import { plainWords } from './checks/plain-words.ts';
import { splitSentences } from './checks/split-sentences.ts';
import { realContent } from './real-content.ts';

type Rule<T> = readonly [field: keyof T, unit: LengthUnit, min: number, max: number];

const LIFE_PATH_RULES: readonly Rule<Omit<LifePath, 'number'>>[] = [
  ['archetype', 'words', 2, 4],
  ['tagline', 'characters', 1, 60],
  ['short_description', 'characters', 1, 160],
  ['short_description', 'sentences', 1, 1],
  ['description', 'words', 220, 320],
  ['description', 'paragraphs', 3, 4],
  ['traits', 'items', 8, 8],
  ['weaknesses', 'items', 6, 6],
  ['career', 'items', 8, 8],
  ['love', 'words', 80, 130],
  ['advice', 'words', 60, 100],
  ['famous_people', 'items', 6, 8],
];
const ARCANUM_RULES: readonly Rule<Omit<Arcanum, 'number' | 'places' | 'absent'>>[] = [
  ['keyword', 'words', 2, 5],
  ['description', 'words', 60, 100],
  ['light', 'items', 4, 4],
  ['shadow', 'items', 4, 4],
  ['repeated', 'words', 25, 40],
];
const POSITION_RULES: readonly Rule<Position>[] = [
  ['meaning', 'sentences', 1, 1],
  ['question', 'sentences', 1, 1],
];

const READING_RULES: readonly Rule<Reading>[] = [
  ['meaning', 'words', 25, 35],
  ['light', 'words', 12, 22],
  ['shadow', 'words', 12, 22],
  ['question', 'words', 4, 20],
  ['question', 'sentences', 1, 1],
  ['reading', 'words', 30, 45],
];
const TAIL_RULES: readonly Rule<Omit<KarmicTail, 'arcana'>>[] = [
  ['name', 'words', 2, 5],
  ['text', 'words', 50, 70],
];

describe('lengths of the content', () => {
  it('has 12 life paths, 22 arcana with 484 readings, 35 karmic tails and 12 positions', async () => {
    const { lifePaths, arcana, karmicTails, positions } = await realContent();
    const readings = arcana.flatMap((record) => Object.values(record.places));
    expect([lifePaths, arcana, readings, karmicTails, positions].map(({ length }) => length)).toEqual([
      12, 22, 484, 35, 12,
    ]);
  });

  it.each(LIFE_PATH_RULES)('life path %s: %s, %d to %d', async (field, unit, min, max) => {
    const { lifePaths } = await realContent();
    const problems = lifePaths.flatMap((record) =>
      lengthProblems(record[field], { unit, min, max }).map(
        (found) => `data/life-path/${record.number}.json ${field}: ${found}`,
      ),
    );
    expect(problems).toEqual([]);
  });

  it.each(ARCANUM_RULES)('arcanum %s: %s, %d to %d', async (field, unit, min, max) => {
    const { arcana } = await realContent();
    const problems = arcana.flatMap((record) =>
      lengthProblems(record[field], { unit, min, max }).map(
        (found) => `data/arcana/${record.number}.json ${field}: ${found}`,
      ),
    );
    expect(problems).toEqual([]);
  });

  it.each(READING_RULES)('%s of a card in a place: %s, %d to %d', async (part, unit, min, max) => {
    const { arcana } = await realContent();
    const problems = arcana.flatMap(({ number, places }) =>
      Object.entries(places).flatMap(([key, reading]) =>
        lengthProblems(reading[part], { unit, min, max }).map(
          (found) => `data/arcana/${number}.json places.${key}.${part}: ${found}`,
        ),
      ),
    );
    expect(problems).toEqual([]);
  });

  it.each(TAIL_RULES)('karmic tail %s: %s, %d to %d', async (field, unit, min, max) => {
    const { karmicTails } = await realContent();
    const problems = karmicTails.flatMap((record) =>
      lengthProblems(record[field], { unit, min, max }).map(
        (found) => `data/karmic-tails.json ${record.arcana.join('-')} ${field}: ${found}`,
      ),
    );
    expect(problems).toEqual([]);
  });

  it.each(POSITION_RULES)('position %s: %s, %d to %d', async (field, unit, min, max) => {
    const { positions } = await realContent();
    const problems = positions.flatMap((record) =>
      lengthProblems(record[field], { unit, min, max }).map(
        (found) => `data/positions.json key ${record.key} ${field}: ${found}`,
      ),
    );
    expect(problems).toEqual([]);
  });
});

describe('lengthProblems', () => {
  it.each([
    ['una dos', 'words', 3, 4, '2 words, allowed 3 to 4'],
    ['una, dos — tres', 'words', 1, 2, '3 words, allowed 1 to 2'],
    ['año 🧙', 'characters', 1, 4, '5 characters, allowed 1 to 4'],
    ['Una. Dos.', 'sentences', 1, 1, '2 sentences, allowed 1 to 1'],
    ['Una.\n\nDos.', 'paragraphs', 3, 4, '2 paragraphs, allowed 3 to 4'],
    [['una'], 'items', 2, 2, '1 items, allowed 2 to 2'],
    // A rule with the wrong unit must not pass silently.
    [['una'], 'words', 1, 1, 'NaN words, allowed 1 to 1'],
  ] as const)('finds %o wrong in %s', (value, unit, min, max, problem) => {
    expect(lengthProblems(value, { unit, min, max })).toEqual([problem]);
  });

  it.each([
    ['una dos', 'words', 2, 2],
    [['a', 'b'], 'items', 1, 2],
  ] as const)('accepts %o', (value, unit, min, max) => {
    expect(lengthProblems(value, { unit, min, max })).toEqual([]);
  });
});

describe('splitSentences', () => {
  it.each([
    ['Una. Dos… ¿Tres? ¡Cuatro! «Cinco.» Seis.', ['Una.', 'Dos…', '¿Tres?', '¡Cuatro!', '«Cinco.»', 'Seis.']],
    ['Pregunta «¿y tú?» y escucha.\n\nOtra.', ['Pregunta «¿y tú?» y escucha.', 'Otra.']],
    ['Fin. 22 es más.', ['Fin.', '22 es más.']],
  ])('%s', (text, sentences) => {
    expect(splitSentences(text)).toEqual(sentences);
  });
});

describe('plainWords', () => {
  it('drops case and punctuation', () => {
    expect(plainWords('¿Y TÚ, «qué» prefieres?')).toEqual(['y', 'tú', 'qué', 'prefieres']);
  });
});
