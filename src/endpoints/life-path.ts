import { apiPath } from '../http/api-path.ts';
import { NUMBER_NOT_FOUND } from '../http/errors.ts';
import { LIFE_PATH_NUMBERS, type LifePathNumber } from '../method/reduce.ts';
import { recordOrigin } from './attribution.ts';
import { apiLink, type Endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { ONE_FILE, readListed } from './parameters.ts';
import { link, list, named, object, oneOf, type Static, text, texts } from './schema.ts';

const brief = { number: field.lifePathNumber, archetype: text, tagline: text, short_description: text };
const itemSchema = named('life-path-item', object({ ...brief, url: link }));
const listSchema = list(itemSchema, LIFE_PATH_NUMBERS.length);

export type LifePathItem = Static<typeof itemSchema>;

export const lifePaths = {
  name: 'life_paths',
  path: '/life-path',
  ...ONE_FILE,
  schemaName: 'life-path-list',
  texts: ['lifePaths'],
  schema: listSchema,
  file: () => apiPath('/life-path'),
  operation: { id: 'listLifePaths', tag: 'life-path' },
  body: (context) => () =>
    context.content.lifePaths.map(({ number, archetype, tagline, short_description }) => ({
      number,
      archetype,
      tagline,
      short_description,
      url: apiLink(context, apiPath('/life-path/{number}', { number })),
    })),
} as const satisfies Endpoint<object, LifePathItem[]>;

const schema = object({
  ...brief,
  description: text,
  traits: texts,
  weaknesses: texts,
  career: texts,
  love: text,
  advice: text,
  famous_people: list(object({ name: text, field: text }), { min: 1 }),
  ...field.origin,
});

export type LifePathRecord = Static<typeof schema>;

export const lifePath = {
  name: 'life_path',
  path: '/life-path/{number}',
  parameters: [{ name: 'number', schema: oneOf(LIFE_PATH_NUMBERS), example: 7 }],
  read: readListed('number', LIFE_PATH_NUMBERS),
  allowance: 'other',
  media: 'json',
  schemaName: 'life-path',
  texts: ['lifePaths'],
  schema,
  file: ({ number }) => apiPath('/life-path/{number}', { number }),
  instances: LIFE_PATH_NUMBERS.map((number) => ({ number })),
  otherwise: () => NUMBER_NOT_FOUND,
  staticOtherwise: NUMBER_NOT_FOUND,
  operation: { id: 'getLifePath', tag: 'life-path' },
  refused: [['10']],
  hasExample: true,
  command: { name: 'life-path' },
  tool: 'life_path',
  body:
    (context) =>
    ({ number }) => {
      const record = context.content.lifePaths.find((path) => path.number === number)!;
      return {
        ...record,
        // Birth dates stay in the source data, where they prove the number.
        famous_people: record.famous_people.map(({ name, field }) => ({ name, field })),
        ...recordOrigin(
          context,
          context.words.citations.lifePath(number, record.archetype, record.tagline),
          context.words.paths.lifePath(number),
        ),
      };
    },
} as const satisfies Endpoint<{ readonly number: LifePathNumber }, LifePathRecord>;
