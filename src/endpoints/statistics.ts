import { apiPath } from '../contract/api-path.ts';
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
  operation: { id: 'getStatistics', tag: 'arcanos' },
  words: {
    summary: 'Con qué frecuencia está cada arcano en cada posición',
    description: 'Cuántas fechas tienen cada arcano en cada posición, y cada camino de vida.',
    answer: 'Las frecuencias.',
    index: 'Con qué frecuencia está cada arcano en cada posición.',
    docs: 'En cuántas fechas está cada arcano en cada posición.',
  },
  load: () => import('./statistics-body.ts'),
} as const satisfies Endpoint<object>;
