import { expect, it } from 'vitest';
import { type LengthRule, lengthProblems } from './checks/typography.ts';
import { report, textsAt } from './content-texts.ts';

type Unit = LengthRule['unit'];

// The texts, their number, and the allowed lengths.
it.each<[place: RegExp, count: number, unit: Unit, min: number, max: number]>([
  [/life-path.* archetype$/, 12, 'words', 2, 4],
  [/life-path.* tagline$/, 12, 'characters', 1, 60],
  [/life-path.* short_description$/, 12, 'characters', 1, 160],
  [/life-path.* short_description$/, 12, 'sentences', 1, 1],
  [/life-path.* description$/, 12, 'words', 220, 320],
  [/life-path.* description$/, 12, 'paragraphs', 3, 4],
  [/life-path.* love$/, 12, 'words', 80, 130],
  [/life-path.* advice$/, 12, 'words', 60, 100],
  [/arcana.* keyword$/, 22, 'words', 2, 5],
  [/arcana.* description$/, 22, 'words', 60, 100],
  [/arcana.* repeated$/, 22, 'words', 25, 40],
  [/ places\..*\.meaning$/, 484, 'words', 25, 35],
  [/ places\..*\.light$/, 484, 'words', 12, 22],
  [/ places\..*\.shadow$/, 484, 'words', 12, 22],
  [/ places\..*\.question$/, 484, 'words', 4, 20],
  [/ places\..*\.question$/, 484, 'sentences', 1, 1],
  [/ places\..*\.reading$/, 484, 'words', 30, 45],
  [/karmic-tails.* name$/, 35, 'words', 2, 5],
  [/karmic-tails.* text$/, 35, 'words', 50, 70],
  [/karmic-tails.* couple_text$/, 35, 'words', 50, 70],
  [/positions.* meaning$/, 12, 'sentences', 1, 1],
  [/positions.* question$/, 12, 'sentences', 1, 1],
  [/numbers\.json (?!personal_month\.)/, 120, 'words', 45, 65],
  [/numbers\.json personal_month\./, 9, 'words', 25, 40],
  [/portrait.* presence\.\d+ /, 22, 'words', 22, 34],
  [/portrait.* hinges\.[\w-]+ /, 16, 'words', 6, 14],
  [/portrait.* motive\.\d+ /, 12, 'words', 18, 28],
  [/portrait.* cores\.\d+ headline$/, 54, 'characters', 1, 80],
  [/portrait.* cores\.\d+ text$/, 54, 'words', 90, 120],
  [/portrait.* cores\.\d+ text$/, 54, 'paragraphs', 1, 1],
  [/couple-meetings.* headline$/, 11, 'characters', 1, 80],
  [/couple-meetings.* text$/, 11, 'words', 45, 60],
  [/short-places.* meaning$/, 47, 'words', 25, 38],
  [/short-places.* question$/, 47, 'words', 4, 20],
  [/short-places.* question$/, 47, 'sentences', 1, 1],
  [/couple-purposes.* text$/, 4, 'words', 20, 35],
  [/couple-purposes.* text$/, 4, 'sentences', 1, 1],
])('%s: %d texts, %s from %d to %d', (place, count, unit, min, max) => {
  const texts = textsAt(place);
  expect(texts).toHaveLength(count);
  expect(report(texts, ({ text }) => lengthProblems(text, { unit, min, max }))).toEqual([]);
});

it.each<[text: string, unit: Unit, min: number, max: number, problem?: string]>([
  ['una dos', 'words', 3, 4, '2 words, allowed 3 to 4'],
  ['una, dos — tres', 'words', 1, 2, '3 words, allowed 1 to 2'],
  ['año 🧙', 'characters', 1, 4, '5 characters, allowed 1 to 4'],
  ['Una. Dos.', 'sentences', 1, 1, '2 sentences, allowed 1 to 1'],
  ['Una.\n\nDos.', 'paragraphs', 3, 4, '2 paragraphs, allowed 3 to 4'],
  ['una dos', 'words', 2, 2],
])('%j in %s, %d to %d', (text, unit, min, max, ...problem) => {
  expect(lengthProblems(text, { unit, min, max })).toEqual(problem);
});
