import { apiPath } from '../http/api-path.ts';
import { arcanumNotFound } from '../http/errors.ts';
import { ARCANA_COUNT, ARCANA_NUMBERS } from '../method/reduce.ts';
import type { Endpoint } from './endpoint.ts';
import { integer, type OfArcanum, readListed, readNothing } from './parameters.ts';

export const arcana = {
  name: 'arcana',
  path: '/arcana',
  parameters: [],
  read: readNothing,
  allowance: 'other',
  media: 'json',
  schema: 'arcana-list',
  file: () => apiPath('/arcana'),
  instances: [{}],
  operation: { id: 'listArcana', tag: 'arcanos' },
  load: () => import('./arcana-list-body.ts'),
} as const satisfies Endpoint<object>;

export const arcanum = {
  name: 'arcanum',
  path: '/arcana/{number}',
  parameters: [
    integer('number', { min: 1, max: ARCANA_COUNT }, 17, 'Número del arcano.', 'Número del arcano, de 1 a 22.'),
  ],
  read: readListed('number', ARCANA_NUMBERS),
  allowance: 'other',
  media: 'json',
  schema: 'arcanum',
  file: ({ number }) => apiPath('/arcana/{number}', { number }),
  instances: ARCANA_NUMBERS.map((number) => ({ number })),
  otherwise: arcanumNotFound,
  staticOtherwise: arcanumNotFound(),
  refusal: { error: arcanumNotFound(), description: 'No es un arcano mayor.' },
  operation: { id: 'getArcanum', tag: 'arcanos' },
  command: { name: 'arcanum', usage: 'arcanum <1-22>', text: 'un arcano mayor con todas sus lecturas' },
  load: () => import('./arcanum-body.ts'),
} as const satisfies Endpoint<OfArcanum>;
