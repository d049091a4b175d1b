import { ERROR_NAMES } from '../http/errors.ts';
import { arcana, arcanum } from './arcana.ts';
import { calendar } from './calendar.ts';
import { chart, chartOfDate } from './chart.ts';
import { couple, coupleCard, couplePicture } from './couple.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { lifePath, lifePaths } from './life-path.ts';
import { matrix, matrixCard, matrixOfDate, matrixPicture } from './matrix.ts';
import { name, nameOfDate } from './name.ts';
import { day, numbers, numberTexts } from './numbers.ts';
import { index, openapi, schemaEndpoint } from './service.ts';
import { statistics } from './statistics.ts';
import { year } from './year.ts';

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
