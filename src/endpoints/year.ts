import { EXAMPLE_YEAR } from '../calendar/dates.ts';
import { wrongPartCount } from '../http/check-pair.ts';
import type { Endpoint } from './endpoint.ts';
import { type OfYear, readDateAndYear, refusalOf } from './pairs.ts';
import { ISO_DATE, integer, YEAR_RANGE } from './parameters.ts';

export const year = {
  name: 'year',
  path: '/year/{date}/{year}',
  parameters: [ISO_DATE, integer('year', YEAR_RANGE, EXAMPLE_YEAR, 'Año.', 'El año por el que se pregunta.')],
  read: readDateAndYear,
  allowance: 'dates',
  address: 'private',
  media: 'json',
  schema: 'year',
  otherwise: () => wrongPartCount('year'),
  refusal: {
    error: refusalOf(readDateAndYear, '1899'),
    description: 'La fecha o el año no son válidos; el mensaje dice cuál.',
  },
  operation: { id: 'getYear', tag: 'año' },
  command: { name: 'year', usage: 'year <fecha> [año]', text: 'el arcano de un año; sin año, el actual' },
  load: () => import('./year-body.ts'),
} as const satisfies Endpoint<OfYear>;
