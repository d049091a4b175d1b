import { EXAMPLE_DATE, EXAMPLE_PARTNER } from '../calendar/dates.ts';
import { wrongPartCount } from '../http/check-pair.ts';
import type { Endpoint } from './endpoint.ts';
import { type OfCouple, readCouple, refusalOf } from './pairs.ts';
import { dateParameter } from './parameters.ts';

const parameters = [
  dateParameter('a', EXAMPLE_DATE, 'Una fecha, como AAAA-MM-DD.'),
  dateParameter('b', EXAMPLE_PARTNER, 'La otra fecha. El orden no importa.'),
];
const refusal = {
  error: refusalOf(readCouple, '1990-02-30'),
  description: 'Una de las fechas no es válida; el mensaje dice cuál.',
};

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
  operation: { id: 'getCouple', tag: 'pareja' },
  command: { name: 'couple', usage: 'couple <fecha> <fecha>', text: 'la carta de una pareja' },
  load: () => import('./couple-body.ts'),
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
  operation: { id: 'getCouplePicture', tag: 'pareja' },
  load: () => import('./couple-picture.ts'),
} as const satisfies Endpoint<OfCouple>;
