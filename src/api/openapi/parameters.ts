import { isoDate } from '../../contract/check-date.ts';
import { PICTURE_DETAILS } from '../../contract/computed-answer.ts';
import { CHART_RANGES, FIRST_YEAR, LAST_YEAR } from '../../contract/limits.ts';
import { chartNumbers } from '../../domain/chart-numbers.ts';

/** The date of every example: a caller who sends it gets the example body. */
export const EXAMPLE_DATE = { day: 15, month: 6, year: 1990 } as const;
const NUMBERS = chartNumbers(EXAMPLE_DATE);

export function parameter(name: string, schema: object, example: unknown, description: string): object {
  return { name, in: 'path', required: true, description, schema, example };
}

export function integer(
  name: string,
  { min, max }: { readonly min: number; readonly max: number },
  example: number,
  description: string,
): object {
  return parameter(name, { type: 'integer', minimum: min, maximum: max }, example, description);
}

export const DATE_PARAMETERS: readonly object[] = [
  integer('day', { min: 1, max: 31 }, EXAMPLE_DATE.day, 'Día.'),
  integer('month', { min: 1, max: 12 }, EXAMPLE_DATE.month, 'Mes.'),
  integer('year', { min: FIRST_YEAR, max: LAST_YEAR }, EXAMPLE_DATE.year, 'Año.'),
];

export const ISO_DATE = parameter(
  'date',
  { type: 'string', format: 'date' },
  isoDate(EXAMPLE_DATE),
  'Fecha, como AAAA-MM-DD.',
);

/** Of a picture: how much of the chart it draws. */
export const DETAIL: object = {
  name: 'detail',
  in: 'query',
  required: false,
  description: 'Cuánto se dibuja: las doce posiciones o, con `full`, la carta entera.',
  schema: { type: 'string', enum: [...PICTURE_DETAILS], default: 'simple' },
  example: 'full',
};

export const CHART_PARAMETERS: readonly object[] = [
  integer('a', CHART_RANGES.a, NUMBERS.a, 'El día, reducido a 22 o menos.'),
  integer('b', CHART_RANGES.b, NUMBERS.b, 'El mes.'),
  integer('c', CHART_RANGES.c, NUMBERS.c, 'La suma de las cifras del año, reducida a 22 o menos.'),
];
