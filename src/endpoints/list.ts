import { apiPath } from '../http/api-path.ts';
import { ERROR_NAMES } from '../http/errors.ts';
import { arcana, arcanum } from './arcana.ts';
import { calendar } from './calendar.ts';
import { chart, chartOfDate } from './chart.ts';
import { couple, coupleCard, couplePicture } from './couple.ts';
import type { AnyEndpoint, Endpoint } from './endpoint.ts';
import { ONE_FILE } from './endpoint-kinds.ts';
import { lifePath, lifePaths } from './life-path.ts';
import { matrix, matrixCard, matrixOfDate, matrixPicture } from './matrix.ts';
import { name, nameOfDate } from './name.ts';
import { day, numbers, numberTexts } from './numbers.ts';
import { readListed } from './parameters.ts';
import { statistics } from './statistics.ts';
import { year } from './year.ts';

/** The service itself. The answers of these three are built from all the other descriptions, in src/service. */
const index = {
  name: 'index',
  path: '/',
  aliases: ['/index.json'],
  ...ONE_FILE,
  schema: 'index',
  file: () => apiPath('/'),
} as const satisfies Endpoint<object>;

const openapi = {
  name: 'openapi',
  path: '/openapi',
  ...ONE_FILE,
  file: () => apiPath('/openapi'),
  linkedByFile: true,
} as const satisfies Endpoint<object>;

export interface OfSchema {
  readonly name: string;
}

/** The schemas of all other endpoints and of the errors, by their published names. */
function schemaEndpoint(names: readonly string[]) {
  return {
    name: 'schema',
    path: '/schema/{name}',
    parameters: [
      {
        name: 'name',
        schema: { type: 'string', enum: names },
        example: 'error-not-found',
      },
    ],
    read: readListed('name', names),
    allowance: 'other',
    media: 'schema',
    file: ({ name }) => apiPath('/schema/{name}', { name }),
    instances: names.map((name) => ({ name })),
    linkedByFile: true,
  } as const satisfies Endpoint<OfSchema>;
}

/** In the order of the service index and of every document. */
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
] as const satisfies readonly AnyEndpoint[];

type Described = (typeof DESCRIBED)[number];
export type EndpointName = Described['name'] | 'openapi' | 'schema';
/** Each endpoint's name by its path. */
export type EndpointPaths = { readonly [E in Described as E['path']]: E['name'] };

/** The published names of all schemas: of the answers, then of the errors. */
export const SCHEMA_NAMES = [
  ...new Set(DESCRIBED.flatMap((endpoint) => ('schema' in endpoint ? [endpoint.schema] : []))),
  ...Object.values(ERROR_NAMES).map((name) => `error-${name}` as const),
];
export type SchemaName = (typeof SCHEMA_NAMES)[number];

export const ENDPOINTS: readonly AnyEndpoint[] = [...DESCRIBED, openapi, schemaEndpoint(SCHEMA_NAMES)];
