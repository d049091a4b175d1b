import { apiPath } from '../http/api-path.ts';
import type { Endpoint } from './endpoint.ts';
import { readNothing } from './parameters.ts';

export const statistics = {
  name: 'statistics',
  path: '/statistics',
  parameters: [],
  read: readNothing,
  allowance: 'other',
  media: 'json',
  schema: 'statistics',
  file: () => apiPath('/statistics'),
  instances: [{}],
  load: async () => (await import('./statistics-body.ts')).renderStatistics,
} as const satisfies Endpoint<object>;
