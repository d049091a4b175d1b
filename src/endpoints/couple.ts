import { wrongPartCount } from '../contract/check-pair.ts';
import { EXAMPLE_DATE, EXAMPLE_PARTNER } from '../contract/limits.ts';
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
  words: {
    summary: 'La carta de una pareja',
    description: 'Puntos, propósitos, líneas, cola kármica y centro de dos fechas juntas. El orden no importa.',
    answer: 'La carta.',
    index: 'Plantilla de la carta de una pareja, con dos fechas como AAAA-MM-DD.',
    docs: 'La carta de una pareja, de dos fechas como AAAA-MM-DD; el orden no importa.',
    example: 'Una pareja.',
  },
  tool: {
    name: 'couple',
    title: 'Carta de una pareja',
    description: 'La carta de dos fechas juntas: centro con su lectura, cola kármica, líneas y propósitos.',
  },
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
  words: {
    summary: 'La carta de una pareja como imagen SVG',
    description: 'El octagrama de las dos fechas juntas, en claro y oscuro según quien mira.',
    answer: 'La imagen.',
    index: 'Plantilla de la carta de una pareja como imagen SVG.',
    docs: 'La misma carta de pareja como imagen SVG.',
  },
  load: () => import('./couple-picture.ts'),
} as const satisfies Endpoint<OfCouple>;
