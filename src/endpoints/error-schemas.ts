import * as z from 'zod';
import type { ErrorSchema } from '../http/errors.ts';
import { CHART_RANGES } from '../method/chart-numbers.ts';
import { LIFE_PATH_NUMBERS } from '../method/life-path-number.ts';
import { ARCANA_NUMBERS } from '../method/reduce.ts';
import { text } from './fields.ts';

const message = text('Qué hacer, en español.');

function errorSchema<T extends string>(error: T, description: string) {
  return z.strictObject({ error: z.literal(error), message }).meta({ description });
}

function errorWithNumbers<T extends string>(error: T, numbers: readonly number[], description: string) {
  const list = z
    .array(z.literal([...numbers]))
    .length(numbers.length)
    .meta({ description: 'Los números válidos, en orden.' });
  return z.strictObject({ error: z.literal(error), valid_numbers: list, message }).meta({ description });
}

const invalidDateSchema = errorSchema('Invalid date', 'La fecha no es válida o no existe.');
const numberNotFoundSchema = errorWithNumbers(
  'Number not found',
  LIFE_PATH_NUMBERS,
  'No es un número de camino de vida.',
);
const arcanumNotFoundSchema = errorWithNumbers('Arcanum not found', ARCANA_NUMBERS, 'No es un arcano mayor.');
const range = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.strictObject({ min: z.literal(min), max: z.literal(max) });
const chartNotFoundSchema = z
  .strictObject({
    error: z.literal('Chart not found'),
    message,
    allowed: z
      .strictObject({ a: range(CHART_RANGES.a), b: range(CHART_RANGES.b), c: range(CHART_RANGES.c) })
      .meta({ description: 'Los valores que puede tener cada número.' }),
  })
  .meta({ description: 'Ninguna fecha tiene esos tres números.' });
const notFoundSchema = errorSchema('Not found', 'No hay nada en esa dirección.');
const methodNotAllowedSchema = errorSchema('Method not allowed', 'La interfaz es de solo lectura.');
const tooManyRequestsSchema = errorSchema('Too many requests', 'Demasiadas peticiones en un minuto.');
const internalErrorSchema = errorSchema('Internal error', 'Un fallo del servicio.');

export const ERROR_SCHEMAS: Readonly<Record<ErrorSchema, z.ZodType>> = {
  'error-invalid-date': invalidDateSchema,
  'error-number-not-found': numberNotFoundSchema,
  'error-arcanum-not-found': arcanumNotFoundSchema,
  'error-chart-not-found': chartNotFoundSchema,
  'error-not-found': notFoundSchema,
  'error-method-not-allowed': methodNotAllowedSchema,
  'error-too-many-requests': tooManyRequestsSchema,
  'error-internal': internalErrorSchema,
};
