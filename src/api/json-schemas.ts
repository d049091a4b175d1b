import * as z from 'zod';
import { apiPath, fileOf, type SchemaName } from '../contract/routes.ts';
import { arcanaListSchema, arcanumRecordSchema } from './arcana.ts';
import { chartSchema } from './chart.ts';
import { coupleSchema } from './couple.ts';
import {
  arcanumNotFoundSchema,
  chartNotFoundSchema,
  internalErrorSchema,
  invalidDateSchema,
  methodNotAllowedSchema,
  notFoundSchema,
  numberNotFoundSchema,
  tooManyRequestsSchema,
} from './error-schemas.ts';
import { lifePathListSchema, lifePathRecordSchema } from './life-path.ts';
import { matrixSchema } from './matrix.ts';
import { serviceIndexSchema } from './service-index.ts';
import { statisticsSchema } from './statistics.ts';
import { yearSchema } from './year.ts';

/** One schema per response, by the name under which it is published at `/api/schema/<name>.json`. */
export const RESPONSE_SCHEMAS = {
  index: serviceIndexSchema,
  'life-path-list': lifePathListSchema,
  'life-path': lifePathRecordSchema,
  'arcana-list': arcanaListSchema,
  arcanum: arcanumRecordSchema,
  matrix: matrixSchema,
  chart: chartSchema,
  couple: coupleSchema,
  year: yearSchema,
  statistics: statisticsSchema,
  'error-invalid-date': invalidDateSchema,
  'error-number-not-found': numberNotFoundSchema,
  'error-arcanum-not-found': arcanumNotFoundSchema,
  'error-chart-not-found': chartNotFoundSchema,
  'error-not-found': notFoundSchema,
  'error-method-not-allowed': methodNotAllowedSchema,
  'error-too-many-requests': tooManyRequestsSchema,
  'error-internal': internalErrorSchema,
} as const satisfies Record<SchemaName, z.ZodType>;

export type JsonSchema = Readonly<Record<string, unknown>>;

/** JSON Schema 2020-12 of a response. Parts that have a name, `id` in Zod, stand in its `$defs`. */
export function jsonSchema(name: SchemaName): JsonSchema {
  return z.toJSONSchema(RESPONSE_SCHEMAS[name], {
    target: 'draft-2020-12',
    override: ({ jsonSchema: schema }) => {
      // Zod gives numeric literals the type number; all of ours are integers.
      if (schema.type === 'number' && schema.enum?.every(Number.isInteger)) schema.type = 'integer';
      // JavaScript escapes slashes, which a pattern does not need; code generators stumble over the backslashes.
      if (schema.pattern) schema.pattern = schema.pattern.replaceAll('\\/', '/');
    },
  });
}

/** The same under its own address, as it is published. */
export function publishedSchema(name: SchemaName, site: string): JsonSchema {
  const { $schema, ...schema } = jsonSchema(name);
  return { $schema, $id: `${site}${fileOf(apiPath.schema(name))}`, ...schema };
}
