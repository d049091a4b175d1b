import { EXAMPLE_YEAR, parseIsoDate } from '../calendar/dates.ts';
import { checkPair, parseYear, wrongPartCount } from '../http/check-pair.ts';
import type { Endpoint, Reader } from './endpoint.ts';
import { ISO_DATE, integer, type OfYear, readPair, refusalOf, YEAR_RANGE } from './parameters.ts';

const readDateAndYear: Reader<OfYear> = ([text, year], expected) =>
  readPair(checkPair('year', parseIsoDate(text!), parseYear(year!), expected), (date, asked) => ({
    date,
    year: asked.year,
  }));

export const year = {
  name: 'year',
  path: '/year/{date}/{year}',
  parameters: [ISO_DATE, integer('year', YEAR_RANGE, EXAMPLE_YEAR)],
  read: readDateAndYear,
  allowance: 'dates',
  address: 'private',
  media: 'json',
  schema: 'year',
  otherwise: () => wrongPartCount('year'),
  refusal: refusalOf(readDateAndYear, '1899'),
  command: { name: 'year', needs: 1 },
  load: async () => (await import('./year-body.ts')).renderYear,
} as const satisfies Endpoint<OfYear>;
