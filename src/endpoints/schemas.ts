import type * as z from 'zod';
import { arcanaListSchema, arcanumRecordSchema } from './arcana-schema.ts';
import { chartSchema } from './chart-schema.ts';
import { coupleSchema } from './couple-schema.ts';
import { ERROR_SCHEMAS } from './error-schemas.ts';
import { lifePathListSchema, lifePathRecordSchema } from './life-path-schema.ts';
import type { SchemaName } from './list.ts';
import { matrixSchema } from './matrix-schema.ts';
import { statisticsSchema } from './statistics-schema.ts';
import { yearSchema } from './year-schema.ts';

/** One schema per response, by its published name. Apart from the descriptions, which edge, browser and program load too. */
export const ENDPOINT_SCHEMAS = {
  'life-path-list': lifePathListSchema,
  'life-path': lifePathRecordSchema,
  'arcana-list': arcanaListSchema,
  arcanum: arcanumRecordSchema,
  matrix: matrixSchema,
  chart: chartSchema,
  couple: coupleSchema,
  year: yearSchema,
  statistics: statisticsSchema,
  ...ERROR_SCHEMAS,
} as const satisfies Record<Exclude<SchemaName, 'index'>, z.ZodType>;
