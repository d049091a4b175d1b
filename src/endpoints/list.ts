import { apiPath } from '../http/api-path.ts';
import { ERROR_NAMES } from '../http/errors.ts';
import type { Words } from '../words/words.ts';
import { arcana, arcanum } from './arcana.ts';
import { calendar } from './calendar.ts';
import { chart, chartOfDate } from './chart.ts';
import { couple, coupleCard, couplePicture } from './couple.ts';
import { day } from './day.ts';
import type { AnyEndpoint, Endpoint, Parameter } from './endpoint.ts';
import { languages } from './languages.ts';
import { lifePath, lifePaths } from './life-path.ts';
import { matrix, matrixCard, matrixOfDate, matrixPicture } from './matrix.ts';
import { name, nameOfDate } from './name.ts';
import { numbers, numberTexts } from './numbers.ts';
import { ONE_FILE, readListed } from './parameters.ts';
import { type Schema, type Static, word } from './schema.ts';
import { statistics } from './statistics.ts';
import { year } from './year.ts';

/** The service itself. src/api builds these three responses from all the other endpoints. */
const index = {
  name: 'index',
  path: '/',
  aliases: ['/index.json'],
  ...ONE_FILE,
  schemaName: 'index',
  file: () => apiPath('/'),
  operation: { id: 'getIndex', tag: 'service' },
} as const satisfies Endpoint<object, object>;

const openapi = {
  name: 'openapi',
  path: '/openapi',
  ...ONE_FILE,
  file: () => apiPath('/openapi'),
  linkedByFile: true,
  languages: ['en'],
} as const satisfies Endpoint<object, object>;

/** In the order of the service index and every document. */
const DESCRIBED = [
  index,
  lifePaths,
  lifePath,
  arcana,
  arcanum,
  matrix,
  matrixPicture,
  matrixCard,
  matrixOfDate,
  calendar,
  chart,
  chartOfDate,
  couple,
  couplePicture,
  coupleCard,
  year,
  numberTexts,
  numbers,
  day,
  name,
  nameOfDate,
  statistics,
  languages,
] as const satisfies readonly AnyEndpoint[];

type Described = (typeof DESCRIBED)[number];
type EndpointName = Described['name'] | 'openapi' | 'schema';

/** The body of each path that has a schema, for the client. */
export type ApiBodies = {
  readonly [E in Extract<Described, { readonly schema: Schema<unknown> }> as E['path']]: Static<E['schema']>;
};

/** The published names of all schemas: responses, then errors. */
export const SCHEMA_NAMES = [
  ...new Set(DESCRIBED.flatMap((endpoint) => ('schemaName' in endpoint ? [endpoint.schemaName] : []))),
  ...Object.values(ERROR_NAMES).map((name) => `error-${name}` as const),
];
export type SchemaName = (typeof SCHEMA_NAMES)[number];

/** The schemas of all other endpoints and of errors, by published name. */
const schema = {
  name: 'schema',
  path: '/schema/{name}',
  parameters: [{ name: 'name', schema: word(SCHEMA_NAMES), example: 'error-not-found' }],
  read: readListed('name', SCHEMA_NAMES),
  allowance: 'other',
  media: 'schema',
  file: ({ name }) => apiPath('/schema/{name}', { name }),
  instances: SCHEMA_NAMES.map((name) => ({ name })),
  linkedByFile: true,
  languages: ['en'],
  operation: { id: 'getSchema', tag: 'service' },
  refused: [['nothing']],
} as const satisfies Endpoint<{ readonly name: SchemaName }, object>;

export const ENDPOINTS: readonly AnyEndpoint[] = [...DESCRIBED, openapi, schema];

interface EndpointWords {
  readonly summary: string;
  readonly description: string;
  /** Describes its 400 or 404. */
  readonly refusal?: string;
  /** Its parameters, if the usual words do not fit. */
  readonly parameters?: Readonly<Record<string, string>>;
}

export function wordsOf({ name }: Pick<AnyEndpoint, 'name'>, words: Pick<Words, 'endpoints'>): EndpointWords {
  return words.endpoints[name as EndpointName];
}

export function parameterWords(
  endpoint: AnyEndpoint,
  { name }: Parameter,
  words: Pick<Words, 'endpoints' | 'parameters'>,
): string {
  const usual: Readonly<Record<string, string>> = words.parameters;
  const text = wordsOf(endpoint, words).parameters?.[name] ?? usual[name];
  if (text === undefined) throw new Error(`the parameter ${name} of ${endpoint.name} has no words`);
  return text;
}
