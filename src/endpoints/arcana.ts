import { apiPath } from '../http/api-path.ts';
import { ARCANUM_NOT_FOUND } from '../http/errors.ts';
import { ARCANA_COUNT, ARCANA_NUMBERS } from '../method/reduce.ts';
import type { Endpoint } from './endpoint.ts';
import { ONE_FILE } from './endpoint-kinds.ts';
import { integer, type OfArcanum, readListed } from './parameters.ts';

export const arcana = {
  name: 'arcana',
  path: '/arcana',
  ...ONE_FILE,
  schema: 'arcana-list',
  file: () => apiPath('/arcana'),
  load: async () => (await import('./arcana-body.ts')).renderArcana,
} as const satisfies Endpoint<object>;

export const arcanum = {
  name: 'arcanum',
  path: '/arcana/{number}',
  parameters: [integer('number', { min: 1, max: ARCANA_COUNT }, 17)],
  read: readListed('number', ARCANA_NUMBERS),
  allowance: 'other',
  media: 'json',
  schema: 'arcanum',
  file: ({ number }) => apiPath('/arcana/{number}', { number }),
  instances: ARCANA_NUMBERS.map((number) => ({ number })),
  otherwise: () => ARCANUM_NOT_FOUND,
  staticOtherwise: ARCANUM_NOT_FOUND,
  command: { name: 'arcanum' },
  load: async () => (await import('./arcana-body.ts')).renderArcanum,
} as const satisfies Endpoint<OfArcanum>;
