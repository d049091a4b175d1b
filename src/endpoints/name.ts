import type { Endpoint } from './endpoint.ts';
import { COMPUTED, type Texts } from './endpoint-kinds.ts';
import { ISO_DATE } from './parameters.ts';

const NAME = { name: 'name', schema: { type: 'string', minLength: 1 }, example: 'María José Núñez' } as const;

export const name = {
  name: 'name',
  path: '/name/{name}',
  parameters: [NAME],
  ...COMPUTED,
  allowance: 'dates',
  address: 'secret',
  schema: 'name',
  load: async () => (await import('./name-body.ts')).renderName,
} as const satisfies Endpoint<Texts>;

export const nameOfDate = {
  ...name,
  name: 'name_of_date',
  path: '/name/{name}/{date}',
  parameters: [NAME, { ...ISO_DATE, isOptional: true }],
  command: { name: 'name', needs: 1 },
} as const satisfies Endpoint<Texts>;
