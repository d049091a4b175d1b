import { EXAMPLE_DATE, EXAMPLE_PARTNER } from '../calendar/dates.ts';
import type { Endpoint } from './endpoint.ts';
import { COMPUTED, type Texts } from './endpoint-kinds.ts';
import { dateParameter } from './parameters.ts';

const parameters = [dateParameter('a', EXAMPLE_DATE), dateParameter('b', EXAMPLE_PARTNER)];

export const couple = {
  name: 'couple',
  path: '/couple/{a}/{b}',
  parameters,
  ...COMPUTED,
  allowance: 'dates',
  address: 'private',
  schema: 'couple',
  command: { name: 'couple' },
  load: async () => (await import('./couple-body.ts')).renderCouple,
} as const satisfies Endpoint<Texts>;

export const couplePicture = {
  name: 'couple_picture',
  path: '/couple/{a}/{b}.svg',
  parameters,
  ...COMPUTED,
  allowance: 'dates',
  address: 'private',
  media: 'svg',
  load: async () => (await import('./pictures.ts')).renderCouplePicture,
} as const satisfies Endpoint<Texts>;

export const coupleCard = {
  ...couplePicture,
  name: 'couple_card',
  path: '/couple/{a}/{b}.png',
  media: 'png',
  load: async () => (await import('./pictures.ts')).renderCoupleCard,
} as const satisfies Endpoint<Texts>;
