import { EXAMPLE_YEAR } from '../calendar/dates.ts';
import type { Endpoint } from './endpoint.ts';
import { COMPUTED, type Texts } from './endpoint-kinds.ts';
import { ISO_DATE, integer, YEAR_RANGE } from './parameters.ts';

export const year = {
  name: 'year',
  path: '/year/{date}/{year}',
  parameters: [ISO_DATE, integer('year', YEAR_RANGE, EXAMPLE_YEAR)],
  ...COMPUTED,
  allowance: 'dates',
  address: 'private',
  schema: 'year',
  command: { name: 'year', needs: 1 },
  load: async () => (await import('./year-body.ts')).renderYear,
} as const satisfies Endpoint<Texts>;
