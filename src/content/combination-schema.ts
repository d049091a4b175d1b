import * as z from 'zod';
import { type ChartPoint, PURPOSES } from '../method/chart-formulas.ts';
import { POSITION_POINTS } from '../method/destiny-matrix.ts';
import { type FamilyPair, hingeKey, type MeetingKey, meetingKey } from '../method/families.ts';
import { SHORT_PLACES } from '../method/places.ts';
import { arcanaOfPoint } from '../method/possible-arcana.ts';
import { ARCANUM_NAME } from './name-arcanum.ts';
import { arcanumNumber, byKey, text } from './text-schema.ts';

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

/** What two people's centers do to each other. */
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

export type ShortPlaceTexts = z.infer<typeof shortPlacesSchema>;
export type CoupleMeetings = z.infer<typeof coupleMeetingsSchema>;
export type CouplePurposes = z.infer<typeof couplePurposesSchema>;
