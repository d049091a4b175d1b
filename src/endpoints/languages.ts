import { apiPath } from '../http/api-path.ts';
import { POSITION_KEYS } from '../method/destiny-matrix.ts';
import { PLACE_KEYS, SHORT_PLACE_KEYS } from '../method/places.ts';
import { ARCANA_COUNT, LIFE_PATH_NUMBERS } from '../method/reduce.ts';
import { LANGUAGES, PUBLISHED } from '../words/language.ts';
import type { Endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { ONE_FILE } from './parameters.ts';
import { link, list, named, object, type Static, text, word } from './schema.ts';

const schema = list(
  named(
    'language',
    object({
      code: word(LANGUAGES),
      name: text,
      url: link,
      complete: list(text),
      missing: list(text),
      arcana: list(object({ number: field.arcanumNumber, name: text }), { max: ARCANA_COUNT }),
      archetypes: list(object({ number: field.lifePathNumber, name: text }), { max: LIFE_PATH_NUMBERS.length }),
      positions: list(object({ key: word(POSITION_KEYS), name: text })),
      places: list(object({ key: word([...PLACE_KEYS, ...SHORT_PLACE_KEYS]), name: text })),
    }),
  ),
  PUBLISHED.length,
);

export type LanguagesBody = Static<typeof schema>;

/** The same under every language's path; src/api builds it from all of them. */
export const languages = {
  name: 'languages',
  path: '/languages',
  ...ONE_FILE,
  schemaName: 'languages',
  schema,
  file: () => apiPath('/languages'),
  languages: PUBLISHED,
  operation: { id: 'listLanguages', tag: 'service' },
} as const satisfies Endpoint<object, LanguagesBody>;
