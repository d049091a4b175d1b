import { type CalendarDate, EXAMPLE_DATE, EXAMPLE_PARTNER, isoDate } from '../calendar/dates.ts';
import { nameArcanum } from '../content/name-arcanum.ts';
import { PURPOSES } from '../method/chart-formulas.ts';
import { coupleChart, earlierFirst } from '../method/couple-chart.ts';
import { FAMILY_KEYS, meetingOf } from '../method/families.ts';
import { COUPLE_PLACES, type CouplePlace } from '../method/places.ts';
import { coupleDrawer } from '../picture/draw-star.ts';
import { coupleCard as pictureOf } from '../picture/share-card.ts';
import { asFile } from '../picture/star-style.ts';
import { bodyOrigin } from './attribution.ts';
import { CARD_TEXTS, cardDrawer, readingCard, tailFinder } from './body-parts.ts';
import type { Endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { dateParameter, misread, readPair } from './parameters.ts';
import { type WithOptions, withOptions } from './picture-options.ts';
import { dateText, list, named, object, record, type Static, text, word } from './schema.ts';

const PLACES = Object.keys(COUPLE_PLACES) as CouplePlace[];

const meetingCenter = named('meeting-center', object({ center: field.arcanumNumber, family: word(FAMILY_KEYS) }));

const schema = object({
  input: object({ a: dateText, b: dateText }),
  meeting: object({ headline: text, text, a: meetingCenter, b: meetingCenter }),
  points: field.points,
  purposes: list(object({ key: field.purposeKey, arcana: field.arcanumNumber, text }), PURPOSES.length),
  lines: field.lines,
  karmic_tail: object(field.karmicTail),
  center: object({ ...field.card, ...field.plainParts, reading: text }),
  places: record(PLACES, field.readingCard),
  ...field.origin,
});

export type CoupleBody = Static<typeof schema>;

export interface OfCouple {
  readonly a: CalendarDate;
  readonly b: CalendarDate;
}

const read = readPair<OfCouple>('couple', (a, b) => ({ a, b }));
const OF_DATES = {
  parameters: [dateParameter('a', EXAMPLE_DATE), dateParameter('b', EXAMPLE_PARTNER)],
  allowance: 'matrix',
  privacy: 'private',
  refused: [['1990-06-15', '1990-02-30']],
} as const;

/** The order of the two dates does not matter. */
export const couple = {
  name: 'couple',
  path: '/couple/{a}/{b}',
  ...OF_DATES,
  read,
  media: 'json',
  schemaName: 'couple',
  texts: ['arcana', 'karmicTails', 'coupleMeetings', 'couplePurposes'],
  schema,
  otherwise: misread(read),
  operation: { id: 'getCouple', tag: 'couple' },
  hasExample: true,
  command: { name: 'couple' },
  tool: 'couple',
  body: (context) => {
    const { content, words } = context;
    const { arcana, coupleMeetings, couplePurposes } = content;
    const { citations, dates } = words;
    const tailOf = tailFinder(content, 'couple_text');
    return ({ a, b }) => {
      const [first, second] = earlierFirst(a, b);
      const { key, ...centers } = meetingOf(first, second);
      const { headline, text } = coupleMeetings[key];
      const { points, purposes, lines, karmicTail } = coupleChart(first, second);
      return {
        input: { a: isoDate(first), b: isoDate(second) },
        meeting: { headline, text, ...centers },
        points,
        purposes: purposes.map(({ key, arcana: number }) => ({
          key,
          arcana: number,
          text: nameArcanum(couplePurposes[key], arcana[number - 1]!.name),
        })),
        lines: lines as CoupleBody['lines'],
        karmic_tail: tailOf(karmicTail),
        center: readingCard(arcana[points.E - 1]!, 'couple'),
        places: Object.fromEntries(
          PLACES.map((place) => [place, readingCard(arcana[points[COUPLE_PLACES[place]] - 1]!, `couple_${place}`)]),
        ) as CoupleBody['places'],
        ...bodyOrigin(context, citations.couple(dates.long(first), dates.long(second)), 'pareja'),
      };
    };
  },
} as const satisfies Endpoint<OfCouple, CoupleBody>;

export const couplePicture = {
  name: 'couple_picture',
  path: '/couple/{a}/{b}.svg',
  ...OF_DATES,
  read: withOptions('svg', read),
  media: 'svg',
  texts: ['positions'],
  operation: { id: 'getCouplePicture', tag: 'couple' },
  body: ({ content, words }) => {
    const draw = coupleDrawer(content.positions, content.publisher, words.star);
    return ({ a, b, options }) => draw(a, b, { ...options, standalone: asFile });
  },
} as const satisfies Endpoint<OfCouple & WithOptions, string>;

export const coupleCard = {
  name: 'couple_card',
  path: '/couple/{a}/{b}.png',
  ...OF_DATES,
  read: withOptions('png', read),
  media: 'png',
  texts: CARD_TEXTS,
  operation: { id: 'getCoupleCard', tag: 'couple' },
  body: (context) => {
    const draw = cardDrawer(context);
    return ({ a, b, options }) => draw(pictureOf(a, b, context.content), options);
  },
} as const satisfies Endpoint<OfCouple & WithOptions, Promise<Uint8Array>>;
