import { expect, it } from 'vitest';
import type { Arcanum, KarmicTail, LifePath, Position, Reading } from '../../src/content/content-schema.ts';
import { type LengthUnit, lengthProblems } from './checks/typography.ts';
import { realContent } from './content-texts.ts';

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

const { lifePaths, arcana, karmicTails, positions, numberTexts } = await realContent();
const readings = arcana.flatMap(({ number, places }) =>
  Object.entries(places).map(([key, reading]) => [`data/es/arcana/${number}.json places.${key}`, reading] as const),
);
const numbers = Object.entries(numberTexts).flatMap(([role, texts]) =>
  Object.entries(texts).map(([number, text]) => [`data/es/numbers.json ${role}.${number}`, { text }] as const),
);

/** Each rule with the records that it is about. */
function rulesOf<T extends object>(
  records: readonly (readonly [place: string, record: T])[],
  rules: readonly Rule<T>[],
): [field: string, unit: string, min: number, max: number, problems: () => string[]][] {
  return rules.map(([field, unit, min, max]) => [
    String(field),
    unit,
    min,
    max,
    () =>
      records.flatMap(([place, record]) =>
        lengthProblems(record[field] as string, { unit, min, max }).map(
          (found) => `${place} ${String(field)}: ${found}`,
        ),
      ),
  ]);
}

it('there are 12 life paths, 22 arcana with 484 readings, 35 karmic tails, 12 positions and 120 texts of numbers', () => {
  const lists = [lifePaths, arcana, readings, karmicTails, positions, numbers];
  expect(lists.map(({ length }) => length)).toEqual([12, 22, 484, 35, 12, 120]);
});

it.each([
  ...rulesOf(
    lifePaths.map((record) => [`data/es/life-path/${record.number}.json`, record] as const),
    LIFE_PATH_RULES,
  ),
  ...rulesOf(
    arcana.map((record) => [`data/es/arcana/${record.number}.json`, record] as const),
    ARCANUM_RULES,
  ),
  ...rulesOf(readings, READING_RULES),
  ...rulesOf(
    karmicTails.map((record) => [`data/es/karmic-tails.json ${record.arcana.join('-')}`, record] as const),
    TAIL_RULES,
  ),
  ...rulesOf(
    positions.map((record) => [`data/es/positions.json ${record.key}`, record] as const),
    POSITION_RULES,
  ),
  ...rulesOf(numbers, [['text', 'words', 45, 65]]),
])('%s: %s, %d to %d', (_, __, ___, ____, problems) => expect(problems()).toEqual([]));
