import * as z from 'zod';
import { type ChartPoint, PURPOSES } from '../method/chart-formulas.ts';
import { POSITION_KEYS, POSITION_POINTS, type PositionKey } from '../method/destiny-matrix.ts';
import { type FamilyPair, hingeKey, type MeetingKey, meetingKey } from '../method/families.ts';
import { PLACE_KEYS, type PlaceKey, SHORT_PLACES } from '../method/places.ts';
import { arcanaOfPoint } from '../method/possible-arcana.ts';
import { codeOf } from '../method/read-name.ts';
import { ARCANA_COUNT, LIFE_PATH_NUMBERS, NUMBER_ROLES } from '../method/reduce.ts';
import { LANGUAGES } from '../words/language.ts';
import { ARCANUM_NAME } from './name-arcanum.ts';
import type { PortraitTexts } from './portrait.ts';

/** Control characters, invisible format characters, lone surrogates, and the replacement character. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\uFFFD]/u;

/** Text that every interface can print: no invisible characters, no leading or trailing space. */
export const text = z
  .string()
  .min(1)
  .refine((value) => value === value.trim(), 'no space at the start or end')
  .superRefine((value, context) => {
    const place = value.search(UNPRINTABLE);
    if (place === -1) return;
    const message = `character ${place + 1} is ${codeOf(value.slice(place))}; allowed: printable characters and line breaks`;
    context.addIssue({ code: 'custom', message });
  });

export const arcanumNumber = z.int().min(1).max(ARCANA_COUNT);

/** An object with exactly these keys. */
export function byKey<K extends string, T extends z.ZodType>(
  keys: readonly K[],
  value: T,
): z.ZodObject<Record<K, T>, z.core.$strict> {
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>);
}

const list = (length: number) =>
  z
    .array(text)
    .length(length)
    .refine((items) => new Set(items).size === items.length, 'no duplicates');
const url = z.url({ protocol: /^https?$/ });

export const publisherSchema = z.strictObject({
  name: text,
  description: byKey(LANGUAGES, text),
  license: z.literal('CC-BY 4.0'),
  license_url: url,
  dataset_version: z.string().regex(/^\d+\.\d+\.\d+$/),
  released: z.iso.date(),
  support: text,
});

/** An arcanum's reading in one place: plain first, then an everyday example. */
const readingSchema = z.strictObject({ meaning: text, light: text, shadow: text, question: text, reading: text });

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

/** A prose page: its front matter (`kicker` is the line above the heading) and its Markdown; website/prose.tsx says what is allowed. */
export const pageTextSchema = z.strictObject({ title: text, description: text, kicker: text, body: text });

/** The classic numbers' texts, by role and number. */
export const numberTextsSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(NUMBER_ROLES).map(([role, numbers]) => [role, byKey(numbers.map(String), text)]),
  ) as Record<keyof typeof NUMBER_ROLES, z.ZodObject<Record<string, typeof text>>>,
);

/** Everyone in any language's records, by life path number; birth dates need no translation. */
export const peopleSchema = byKey(
  LIFE_PATH_NUMBERS.map(String),
  z.array(z.strictObject({ name: text, birth: z.iso.date() })),
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
  /** People whom readers of the language know. */
  famous_people: z
    .array(z.strictObject({ name: text, field: text }))
    .min(6)
    .max(8),
});

/** The distinct keys of all pairs of arcana that two points can have. */
function keysOfPairs<K>(one: ChartPoint, other: ChartPoint, key: (one: number, other: number) => K): K[] {
  return [...new Set(arcanaOfPoint(one).flatMap((a) => arcanaOfPoint(other).map((b) => key(a, b))))];
}

const byArcanum = <T extends z.ZodType>(point: ChartPoint, value: T) => byKey(arcanaOfPoint(point).map(String), value);

const { personal, soul, center } = POSITION_POINTS;

/** The pieces of a portrait; portrait.ts explains them. */
export const portraitSchema = z.strictObject({
  presence: byArcanum(personal, text),
  hinges: byKey<FamilyPair, typeof text>(keysOfPairs(personal, soul, hingeKey), text),
  motive: byArcanum(soul, text),
  cores: z.array(
    z.strictObject({ center: arcanumNumber, karma: arcanumNumber, purpose: arcanumNumber, headline: text, text }),
  ),
});

const shortPlaceSchema = z.strictObject({ meaning: text, question: text });

/** The texts of the short places, for the arcana that dates have there. */
export const shortPlacesSchema = z.strictObject({
  partner: byArcanum(SHORT_PLACES.partner, shortPlaceSchema),
  income: byArcanum(SHORT_PLACES.income, shortPlaceSchema),
  balance: byArcanum(SHORT_PLACES.balance, shortPlaceSchema),
});

const meetingSchema = z.strictObject({ headline: text, text });

/** How two people's centers affect each other. */
export const coupleMeetingsSchema = byKey<MeetingKey, typeof meetingSchema>(
  keysOfPairs(center, center, meetingKey),
  meetingSchema,
);

const purposeSentence = text.refine(
  (sentence) => sentence.split(/\{.*?\}/).length === 2 && sentence.includes(ARCANUM_NAME),
  `must name the arcanum once; allowed: one ${ARCANUM_NAME}, and nothing else in braces`,
);

/** What each purpose asks of a couple. */
export const couplePurposesSchema = byKey(
  PURPOSES.map(({ key }) => key),
  purposeSentence,
);

export type Publisher = z.infer<typeof publisherSchema>;
export type Reading = z.infer<typeof readingSchema>;
export type Arcanum = z.infer<typeof arcanumSchema>;
type KarmicTail = z.infer<typeof karmicTailSchema>;
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
  readonly numberTexts: NumberTexts;
  readonly portrait: PortraitTexts;
  readonly shortPlaces: z.infer<typeof shortPlacesSchema>;
  readonly coupleMeetings: z.infer<typeof coupleMeetingsSchema>;
  readonly couplePurposes: z.infer<typeof couplePurposesSchema>;
}

/** A mistake in `data/`, described well enough to fix without reading code. */
export interface ContentProblem {
  readonly file: string;
  readonly field: string;
  readonly problem: string;
}
