import { apiPath } from '../http/api-path.ts';
import { NOT_FOUND } from '../http/errors.ts';
import type { Endpoint } from './endpoint.ts';
import { readListed, readNothing } from './parameters.ts';

/** The service itself. What these three answer is made of all other descriptions, in src/service. */
export const index = {
  name: 'index',
  path: '/',
  aliases: ['/index.json'],
  parameters: [],
  read: readNothing,
  allowance: 'other',
  media: 'json',
  schema: 'index',
  file: () => apiPath('/'),
  instances: [{}],
} as const satisfies Endpoint<object>;

export const openapi = {
  name: 'openapi',
  path: '/openapi',
  parameters: [],
  read: readNothing,
  allowance: 'other',
  media: 'json',
  file: () => apiPath('/openapi'),
  instances: [{}],
  linkedByFile: true,
} as const satisfies Endpoint<object>;

export interface OfSchema {
  readonly name: string;
}

/** The schemas of all other endpoints and of the errors, by their published names. */
export function schemaEndpoint(names: readonly string[]) {
  return {
    name: 'schema',
    path: '/schema/{name}',
    parameters: [
      {
        name: 'name',
        schema: { type: 'string', enum: names },
        example: 'error-not-found',
      },
    ],
    read: readListed('name', names),
    allowance: 'other',
    media: 'schema',
    file: ({ name }) => apiPath('/schema/{name}', { name }),
    instances: names.map((name) => ({ name })),
    linkedByFile: true,
    refusal: NOT_FOUND,
  } as const satisfies Endpoint<OfSchema>;
}
