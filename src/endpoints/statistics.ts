import { apiPath } from '../http/api-path.ts';
import type { Endpoint } from './endpoint.ts';
import { ONE_FILE } from './endpoint-kinds.ts';

export const statistics = {
  name: 'statistics',
  path: '/statistics',
  ...ONE_FILE,
  schema: 'statistics',
  file: () => apiPath('/statistics'),
  load: async () => (await import('./statistics-body.ts')).renderStatistics,
} as const satisfies Endpoint<object>;
