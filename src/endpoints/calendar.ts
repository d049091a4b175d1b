import { EXAMPLE_DATE, FIRST_YEAR, LAST_YEAR } from '../calendar/dates.ts';
import { apiPath } from '../http/api-path.ts';
import { invalidDate } from '../http/errors.ts';
import type { Endpoint } from './endpoint.ts';
import { integer, type OfCalendar, readListed, YEAR_RANGE } from './parameters.ts';

const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);

export const calendar = {
  name: 'calendar',
  path: '/calendar/{year}',
  parameters: [integer('year', YEAR_RANGE, EXAMPLE_DATE.year)],
  read: readListed('year', YEARS),
  allowance: 'other',
  media: 'json',
  schema: 'calendar',
  file: ({ year }) => apiPath('/calendar/{year}', { year }),
  instances: YEARS.map((year) => ({ year })),
  year: ({ year }) => year,
  otherwise: (text) => invalidDate({ part: 'year', text, min: FIRST_YEAR, max: LAST_YEAR }),
  load: async () => (await import('./calendar-body.ts')).renderCalendar,
} as const satisfies Endpoint<OfCalendar>;
