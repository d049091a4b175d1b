import type { Reading } from '../content/content-schema.ts';
import { apiPath } from '../http/api-path.ts';
import { ARCANUM_NOT_FOUND } from '../http/errors.ts';
import { PLACE_KEYS, type PlaceKey, SHORT_PLACE_KEYS, type ShortPlace } from '../method/places.ts';
import { ARCANA_COUNT, ARCANA_NUMBERS } from '../method/reduce.ts';
import { recordOrigin } from './attribution.ts';
import { apiLink, type Endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { integerParameter, ONE_FILE, readListed } from './parameters.ts';
import { link, list, named, object, record, type Static, text, texts, withOptional, word } from './schema.ts';

const brief = { number: field.arcanumNumber, name: text, keyword: text, emoji: text };
const itemSchema = named('arcanum-item', object({ ...brief, url: link }));
const listSchema = list(itemSchema, ARCANA_COUNT);

export type ArcanumItem = Static<typeof itemSchema>;

export const arcana = {
  name: 'arcana',
  path: '/arcana',
  ...ONE_FILE,
  schemaName: 'arcana-list',
  texts: ['arcana'],
  schema: listSchema,
  file: () => apiPath('/arcana'),
  operation: { id: 'listArcana', tag: 'arcana' },
  body: (context) => () =>
    context.content.arcana.map(({ number, name, keyword, emoji }) => ({
      number,
      name,
      keyword,
      emoji,
      url: apiLink(context, apiPath('/arcana/{number}', { number })),
    })),
} as const satisfies Endpoint<object, ArcanumItem[]>;

/** A short place is present only if some date has the arcanum there. */
const shortMeaning = named('short-meaning', object(field.shortParts));
const meanings = withOptional(record(PLACE_KEYS, named('place-meaning', object(field.plainParts))), {
  partner: shortMeaning,
  income: shortMeaning,
  balance: shortMeaning,
});

const schema = object({
  ...brief,
  description: text,
  light: texts,
  shadow: texts,
  readings: record(PLACE_KEYS, text),
  meanings,
  repeated: text,
  absent: list(word(PLACE_KEYS)),
  ...field.origin,
});

export type ArcanumRecord = Static<typeof schema>;

export const arcanum = {
  name: 'arcanum',
  path: '/arcana/{number}',
  parameters: [integerParameter('number', { min: 1, max: ARCANA_COUNT }, 17)],
  read: readListed('number', ARCANA_NUMBERS),
  allowance: 'other',
  media: 'json',
  schemaName: 'arcanum',
  texts: ['arcana', 'shortPlaces'],
  schema,
  file: ({ number }) => apiPath('/arcana/{number}', { number }),
  instances: ARCANA_NUMBERS.map((number) => ({ number })),
  otherwise: () => ARCANUM_NOT_FOUND,
  staticOtherwise: ARCANUM_NOT_FOUND,
  operation: { id: 'getArcanum', tag: 'arcana' },
  refused: [['23']],
  hasExample: true,
  command: { name: 'arcanum' },
  tool: 'arcanum',
  body:
    (context) =>
    ({ number }) => {
      const { arcana, shortPlaces } = context.content;
      const { places, repeated, absent = [], ...arcanum } = arcana[number - 1]!;
      const byPlace = <T>(part: (reading: Reading) => T) =>
        Object.fromEntries(PLACE_KEYS.map((key) => [key, part(places[key])])) as Record<PlaceKey, T>;
      return {
        ...arcanum,
        readings: byPlace(({ reading }) => reading),
        meanings: {
          ...byPlace(({ meaning, light, shadow, question }) => ({ meaning, light, shadow, question })),
          ...(Object.fromEntries(
            SHORT_PLACE_KEYS.flatMap((key) => (number in shortPlaces[key] ? [[key, shortPlaces[key][number]!]] : [])),
          ) as Pick<ArcanumRecord['meanings'], ShortPlace>),
        },
        repeated,
        absent,
        ...recordOrigin(
          context,
          context.words.citations.arcanum(number, arcanum.name),
          context.words.paths.arcanum(number),
        ),
      };
    },
} as const satisfies Endpoint<{ readonly number: number }, ArcanumRecord>;
