import * as z from 'zod';
import { ARCANA_NUMBERS, CHART_RANGES, LIFE_PATH_NUMBERS } from '../contract/limits.ts';
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

export const invalidDateSchema = errorSchema('Invalid date', 'La fecha no es válida o no existe.');
export const numberNotFoundSchema = errorWithNumbers(
  'Number not found',
  LIFE_PATH_NUMBERS,
  'No es un número de camino de vida.',
);
export const arcanumNotFoundSchema = errorWithNumbers('Arcanum not found', ARCANA_NUMBERS, 'No es un arcano mayor.');
const range = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.strictObject({ min: z.literal(min), max: z.literal(max) });
export const chartNotFoundSchema = z
  .strictObject({
    error: z.literal('Chart not found'),
    message,
    allowed: z
      .strictObject({ a: range(CHART_RANGES.a), b: range(CHART_RANGES.b), c: range(CHART_RANGES.c) })
      .meta({ description: 'Los valores que puede tener cada número.' }),
  })
  .meta({ description: 'Ninguna fecha tiene esos tres números.' });
export const notFoundSchema = errorSchema('Not found', 'No hay nada en esa dirección.');
export const methodNotAllowedSchema = errorSchema('Method not allowed', 'La interfaz es de solo lectura.');
export const tooManyRequestsSchema = errorSchema('Too many requests', 'Demasiadas peticiones en un minuto.');
export const internalErrorSchema = errorSchema('Internal error', 'Un fallo del servicio.');
