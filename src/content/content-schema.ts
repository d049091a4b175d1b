import * as z from 'zod';
import { POSITION_KEYS, POSITION_POINTS, type PositionKey } from '../method/destiny-matrix.ts';
import { PLACE_KEYS, type PlaceKey } from '../method/places.ts';
import { LIFE_PATH_NUMBERS, NUMBER_ROLES } from '../method/reduce.ts';
import { LANGUAGES, type Language } from '../words/language.ts';
import type { CoupleMeetings, CouplePurposes, ShortPlaceTexts } from './combination-schema.ts';
import type { PortraitTexts } from './portrait.ts';
import { arcanumNumber, byKey, text } from './text-schema.ts';

const list = (length: number) =>
  z
    .array(text)
    .length(length)
    .refine((items) => new Set(items).size === items.length, 'no item twice');
const url = z.url({ protocol: /^https?$/ });

export const publisherSchema = z.strictObject({
  name: text,
  /** By language. */
  description: z.strictObject(
    Object.fromEntries(LANGUAGES.map((language) => [language, text])) as Record<Language, typeof text>,
  ),
  license: z.literal('CC-BY 4.0'),
  license_url: url,
  dataset_version: z.string().regex(/^\d+\.\d+\.\d+$/),
  released: z.iso.date(),
  support: text,
});

/** An arcanum's reading in one place: plain first, then an everyday example. */
const readingSchema = z.strictObject({
  meaning: text,
  light: text,
  shadow: text,
  question: text,
  reading: text,
});

export const arcanumSchema = z.strictObject({
  number: arcanumNumber,
  name: text,
  keyword: text,
  emoji: text,
  description: text,
  light: list(4),
  shadow: list(4),
  /** What it means if it appears more than once in a chart. */
  repeated: text,
  /** The places where no date, or no couple, has it. */
  absent: z.array(z.enum(PLACE_KEYS)).optional(),
  places: byKey<PlaceKey, typeof readingSchema>(PLACE_KEYS, readingSchema),
});

export const karmicTailSchema = z.strictObject({
  arcana: z.tuple([arcanumNumber, arcanumNumber, arcanumNumber]),
  name: text,
  /** To one person. */
  text,
  /** To two people. */
  couple_text: text,
});

export const positionSchema = z.strictObject({
  key: z.enum(POSITION_KEYS as [PositionKey, ...PositionKey[]]),
  title: text,
  meaning: text,
  question: text,
  point: z.enum(Object.values(POSITION_POINTS)),
  formula: text,
});

/** A prose page: its front matter and its Markdown. */
export const pageTextSchema = z.strictObject({ title: text, description: text, kicker: text, body: text });

/** The classic numbers' texts, by role and number. */
export const numberTextsSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(NUMBER_ROLES).map(([role, numbers]) => [role, byKey(numbers.map(String), text)]),
  ) as Record<keyof typeof NUMBER_ROLES, z.ZodObject<Record<string, typeof text>>>,
);

/** Everybody in the records of some language, by life path number; birth dates need no translation. */
export const peopleSchema = z.strictObject(
  Object.fromEntries(
    LIFE_PATH_NUMBERS.map((number) => [number, z.array(z.strictObject({ name: text, birth: z.iso.date() }))]),
  ),
);

export const lifePathSchema = z.strictObject({
  number: z.literal([...LIFE_PATH_NUMBERS]),
  archetype: text,
  tagline: text,
  short_description: text,
  description: text,
  traits: list(8),
  weaknesses: list(6),
  career: list(8),
  love: text,
  advice: text,
  /** Those whom readers of the language know. */
  famous_people: z
    .array(z.strictObject({ name: text, field: text }))
    .min(6)
    .max(8),
});

export type Publisher = z.infer<typeof publisherSchema>;
export type Reading = z.infer<typeof readingSchema>;
export type Arcanum = z.infer<typeof arcanumSchema>;
export type KarmicTail = z.infer<typeof karmicTailSchema>;
export type Position = z.infer<typeof positionSchema>;
export type People = z.infer<typeof peopleSchema>;
export type LifePathTexts = z.infer<typeof lifePathSchema>;
export interface LifePath extends LifePathTexts {
  famous_people: (LifePathTexts['famous_people'][number] & { birth: string })[];
}
export type NumberTexts = z.infer<typeof numberTextsSchema>;

/** All texts, checked and sorted. */
export interface Content {
  readonly publisher: Publisher;
  readonly arcana: readonly Arcanum[];
  readonly positions: readonly Position[];
  readonly karmicTails: readonly KarmicTail[];
  readonly lifePaths: readonly LifePath[];
  /** Of the classic numbers. */
  readonly numberTexts: NumberTexts;
  readonly portrait: PortraitTexts;
  readonly shortPlaces: ShortPlaceTexts;
  readonly coupleMeetings: CoupleMeetings;
  readonly couplePurposes: CouplePurposes;
}

/** A mistake in `data/`, described well enough to fix without reading code. */
export interface ContentProblem {
  readonly file: string;
  readonly field: string;
  readonly problem: string;
}
