import { EXAMPLE_DATE, EXAMPLE_PARTNER, parseIsoDate } from '../calendar/dates.ts';
import { checkPair, wrongPartCount } from '../http/check-pair.ts';
import type { Endpoint, Reader } from './endpoint.ts';
import { dateParameter, type OfCouple, readPair, refusalOf } from './parameters.ts';

const readCouple: Reader<OfCouple> = ([one, other], expected) =>
  readPair(checkPair('couple', parseIsoDate(one!), parseIsoDate(other!), expected), (a, b) => ({ a, b }));

const parameters = [dateParameter('a', EXAMPLE_DATE), dateParameter('b', EXAMPLE_PARTNER)];
const refusal = refusalOf(readCouple, '1990-02-30');

export const couple = {
  name: 'couple',
  path: '/couple/{a}/{b}',
  parameters,
  read: readCouple,
  allowance: 'dates',
  address: 'private',
  media: 'json',
  schema: 'couple',
  otherwise: () => wrongPartCount('couple'),
  refusal,
  command: { name: 'couple' },
  load: async () => (await import('./couple-body.ts')).renderCouple,
} as const satisfies Endpoint<OfCouple>;

export const couplePicture = {
  name: 'couple_picture',
  path: '/couple/{a}/{b}.svg',
  parameters,
  read: readCouple,
  allowance: 'dates',
  address: 'private',
  media: 'svg',
  refusal,
  load: async () => (await import('./pictures.ts')).renderCouplePicture,
} as const satisfies Endpoint<OfCouple>;

export const coupleCard = {
  ...couplePicture,
  name: 'couple_card',
  path: '/couple/{a}/{b}.png',
  media: 'png',
  load: async () => (await import('./share-cards.ts')).renderCoupleCard,
} as const satisfies Endpoint<OfCouple>;
