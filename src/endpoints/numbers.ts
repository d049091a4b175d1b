import { EXAMPLE_DAY } from '../calendar/dates.ts';
import { apiPath } from '../http/api-path.ts';
import type { Endpoint } from './endpoint.ts';
import { COMPUTED, ONE_FILE, type Texts } from './endpoint-kinds.ts';
import { dateParameter, ISO_DATE } from './parameters.ts';

/** The classic numbers. */
export const numberTexts = {
  name: 'number_texts',
  path: '/numbers',
  ...ONE_FILE,
  schema: 'number-texts',
  file: () => apiPath('/numbers'),
  load: async () => (await import('./numbers-body.ts')).renderNumberTexts,
} as const satisfies Endpoint<object>;

export const numbers = {
  name: 'numbers',
  path: '/numbers/{date}',
  parameters: [ISO_DATE],
  ...COMPUTED,
  allowance: 'dates',
  address: 'private',
  schema: 'numbers',
  command: { name: 'numbers' },
  load: async () => (await import('./numbers-body.ts')).renderNumbers,
} as const satisfies Endpoint<Texts>;

export const day = {
  name: 'day',
  path: '/day/{date}/{day}',
  parameters: [ISO_DATE, dateParameter('day', EXAMPLE_DAY)],
  ...COMPUTED,
  allowance: 'dates',
  address: 'private',
  schema: 'day',
  command: { name: 'day', needs: 1 },
  load: async () => (await import('./numbers-body.ts')).renderDay,
} as const satisfies Endpoint<Texts>;
