import { expect, it } from 'vitest';
import type { Arcanum, KarmicTail, LifePath, Position, Reading } from '../../src/content/content-schema.ts';
import { type LengthUnit, lengthProblems } from './checks/typography.ts';
import { realContent } from './content-texts.ts';

type WithHeadline = { headline: string; text: string };
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
  ['couple_text', 'words', 50, 70],
];
const CORE_RULES: readonly Rule<WithHeadline>[] = [
  ['headline', 'characters', 1, 80],
  ['text', 'words', 90, 120],
  ['text', 'paragraphs', 1, 1],
];
const MEETING_RULES: readonly Rule<WithHeadline>[] = [
  ['headline', 'characters', 1, 80],
  ['text', 'words', 45, 60],
];
const SHORT_PLACE_RULES: readonly Rule<{ meaning: string; question: string }>[] = [
  ['meaning', 'words', 25, 38],
  ['question', 'words', 4, 20],
  ['question', 'sentences', 1, 1],
];
const PURPOSE_RULES: readonly Rule<{ text: string }>[] = [
  ['text', 'words', 20, 35],
  ['text', 'sentences', 1, 1],
];

const { lifePaths, arcana, karmicTails, positions, numberTexts, ...combined } = await realContent();
const { portrait, shortPlaces, coupleMeetings, couplePurposes } = combined;
const readings = arcana.flatMap(({ number, places }) =>
  Object.entries(places).map(([key, reading]) => [`data/es/arcana/${number}.json places.${key}`, reading] as const),
);
const numbers = Object.entries(numberTexts).flatMap(([role, texts]) => textsOf(`data/es/numbers.json ${role}.`, texts));
const [months, otherNumbers] = [true, false].map((ofMonth) =>
  numbers.filter(([place]) => place.includes(' personal_month.') === ofMonth),
) as [typeof numbers, typeof numbers];
const [presence, hinges, motive] = (['presence', 'hinges', 'motive'] as const).map((part) =>
  textsOf(`data/es/portrait.json ${part}.`, portrait[part]),
) as [typeof numbers, typeof numbers, typeof numbers];
const cores = portrait.cores.map(
  (core, i) => [`data/es/portrait.json cores.${i}`, core satisfies WithHeadline] as const,
);
const meetings = recordsOf('data/es/couple-meetings.json ', coupleMeetings);
const shortTexts = Object.entries(shortPlaces).flatMap(([name, texts]) =>
  recordsOf(`data/es/short-places.json ${name}.`, texts),
);
const purposes = textsOf('data/es/couple-purposes.json ', couplePurposes);

function recordsOf<T>(file: string, records: Readonly<Record<string, T>>): [place: string, record: T][] {
  return Object.entries(records).map(([key, record]) => [`${file}${key}`, record]);
}

function textsOf(file: string, texts: Readonly<Record<string, string>>): [place: string, record: { text: string }][] {
  return recordsOf(file, texts).map(([place, text]) => [place, { text }]);
}

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

it('there are 12 life paths, 22 arcana with 484 readings, 35 karmic tails, 12 positions and 129 texts of numbers', () => {
  const lists = [lifePaths, arcana, readings, karmicTails, positions, numbers];
  expect(lists.map(({ length }) => length)).toEqual([12, 22, 484, 35, 12, 129]);
});

it('there are 104 pieces of portraits, 47 short texts, 11 meetings and 4 purposes of couples', () => {
  const lists = [presence, hinges, motive, cores, shortTexts, meetings, purposes];
  expect(lists.map(({ length }) => length)).toEqual([22, 16, 12, 54, 47, 11, 4]);
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
  ...rulesOf(otherNumbers, [['text', 'words', 45, 65]]),
  ...rulesOf(months, [['text', 'words', 25, 40]]),
  ...rulesOf(presence, [['text', 'words', 22, 34]]),
  ...rulesOf(hinges, [['text', 'words', 6, 14]]),
  ...rulesOf(motive, [['text', 'words', 18, 28]]),
  ...rulesOf(cores, CORE_RULES),
  ...rulesOf(meetings, MEETING_RULES),
  ...rulesOf(shortTexts, SHORT_PLACE_RULES),
  ...rulesOf(purposes, PURPOSE_RULES),
])('%s: %s, %d to %d', (_, __, ___, ____, problems) => expect(problems()).toEqual([]));
