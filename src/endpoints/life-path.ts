import { apiPath } from '../http/api-path.ts';
import { NUMBER_NOT_FOUND } from '../http/errors.ts';
import { LIFE_PATH_NUMBERS } from '../method/reduce.ts';
import type { Endpoint } from './endpoint.ts';
import { ONE_FILE } from './endpoint-kinds.ts';
import { type OfLifePath, readListed } from './parameters.ts';

export const lifePaths = {
  name: 'life_paths',
  path: '/life-path',
  ...ONE_FILE,
  schema: 'life-path-list',
  file: () => apiPath('/life-path'),
  load: async () => (await import('./life-path-body.ts')).renderLifePaths,
} as const satisfies Endpoint<object>;

export const lifePath = {
  name: 'life_path',
  path: '/life-path/{number}',
  parameters: [
    {
      name: 'number',
      schema: { type: 'integer', enum: [...LIFE_PATH_NUMBERS] },
      example: 7,
    },
  ],
  read: readListed('number', LIFE_PATH_NUMBERS),
  allowance: 'other',
  media: 'json',
  schema: 'life-path',
  file: ({ number }) => apiPath('/life-path/{number}', { number }),
  instances: LIFE_PATH_NUMBERS.map((number) => ({ number })),
  otherwise: () => NUMBER_NOT_FOUND,
  staticOtherwise: NUMBER_NOT_FOUND,
  command: { name: 'life-path' },
  load: async () => (await import('./life-path-body.ts')).renderLifePath,
} as const satisfies Endpoint<OfLifePath>;
