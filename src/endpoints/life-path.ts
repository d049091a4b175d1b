import { apiPath } from '../contract/api-path.ts';
import { numberNotFound } from '../contract/errors.ts';
import { LIFE_PATH_NUMBERS } from '../contract/limits.ts';
import type { Endpoint } from './endpoint.ts';
import { type OfLifePath, readListed, readNothing } from './parameters.ts';

export const lifePaths = {
  name: 'life_paths',
  path: '/life-path',
  parameters: [],
  read: readNothing,
  allowance: 'other',
  media: 'json',
  schema: 'life-path-list',
  file: () => apiPath('/life-path'),
  instances: [{}],
  operation: { id: 'listLifePaths', tag: 'camino-de-vida' },
  words: {
    summary: 'Los doce números de camino de vida',
    description: 'Cada número con su arquetipo, su lema, una frase y la dirección de su registro completo.',
    answer: 'La lista.',
    index: 'Lista de los números de camino de vida.',
    docs: 'Los doce caminos de vida, resumidos.',
  },
  load: () => import('./life-path-list-body.ts'),
} as const satisfies Endpoint<object>;

export const lifePath = {
  name: 'life_path',
  path: '/life-path/{number}',
  parameters: [
    {
      name: 'number',
      description: 'Número de camino de vida.',
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
  otherwise: numberNotFound,
  staticOtherwise: numberNotFound(),
  refusal: {
    error: numberNotFound(),
    description: 'No es un número de camino de vida.',
  },
  operation: { id: 'getLifePath', tag: 'camino-de-vida' },
  words: {
    summary: 'Un número de camino de vida',
    description: 'Todos los textos de un número: descripción, rasgos, vocaciones, amor, consejos y personas conocidas.',
    answer: 'El registro.',
    index: 'Plantilla de un número.',
    docs: `Un camino de vida completo. Valen ${LIFE_PATH_NUMBERS.slice(0, -1).join(', ')} y ${LIFE_PATH_NUMBERS.at(-1)}.`,
    example: 'Un número.',
  },
  tool: { name: 'life_path', title: 'Camino de vida', description: 'Los textos de un número de camino de vida.' },
  command: { name: 'life-path', usage: 'life-path <número o fecha>', text: 'un camino de vida: 1 a 9, 11, 22 o 33' },
  load: () => import('./life-path-body.ts'),
} as const satisfies Endpoint<OfLifePath>;
