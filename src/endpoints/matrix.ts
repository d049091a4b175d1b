import { apiPath } from '../contract/api-path.ts';
import { invalidDate } from '../contract/errors.ts';
import { chartNumbers } from '../domain/chart-numbers.ts';
import type { Endpoint } from './endpoint.ts';
import { DATE_PARTS, ISO_DATE, type OfDate, readDate, WRONG_DATE } from './parameters.ts';

const file = ({ date }: OfDate): string => apiPath('/matrix/{day}/{month}/{year}', date);
const year = ({ date }: OfDate): number => date.year;
const related = ({ date }: OfDate): string => apiPath('/chart/{a}/{b}/{c}', chartNumbers(date));

export const matrix = {
  name: 'matrix',
  path: '/matrix/{day}/{month}/{year}',
  parameters: DATE_PARTS,
  read: readDate,
  allowance: 'dates',
  media: 'json',
  schema: 'matrix',
  file,
  isPattern: true,
  year,
  related,
  otherwise: (text) => invalidDate({ part: 'form', text }),
  staticOtherwise: invalidDate({ part: 'path' }),
  refusal: WRONG_DATE,
  operation: { id: 'getMatrix', tag: 'matriz', hasPreflight: true },
  words: {
    summary: 'La matriz del destino de una fecha',
    description: 'Las doce posiciones de la matriz, cada una con su arcano mayor.',
    answer: 'La matriz.',
    index: 'Plantilla de la matriz de una fecha.',
    docs: 'Las doce posiciones de la matriz para una fecha.',
    example: 'Una matriz.',
  },
  load: () => import('./matrix-body.ts'),
} as const satisfies Endpoint<OfDate>;

export const matrixPicture = {
  name: 'matrix_picture',
  path: '/matrix/{day}/{month}/{year}.svg',
  aliases: ['/matrix/{date}.svg'],
  parameters: DATE_PARTS,
  read: readDate,
  allowance: 'dates',
  media: 'svg',
  refusal: WRONG_DATE,
  operation: { id: 'getMatrixPicture', tag: 'matriz' },
  words: {
    summary: 'La matriz como imagen SVG, para insertar',
    description: 'El octagrama de la fecha, en claro y oscuro según quien mira. Cuenta como una matriz.',
    answer: 'La imagen.',
    index: 'Plantilla de la matriz como imagen SVG.',
    docs: 'La misma matriz como imagen SVG.',
  },
  load: () => import('./matrix-picture.ts'),
} as const satisfies Endpoint<OfDate>;

export const matrixOfDate = {
  name: 'matrix_of_date',
  path: '/matrix/{date}',
  parameters: [ISO_DATE],
  read: readDate,
  allowance: 'dates',
  media: 'json',
  schema: 'matrix',
  file,
  year,
  related,
  refusal: WRONG_DATE,
  operation: { id: 'getMatrixOfDate', tag: 'matriz' },
  words: {
    summary: 'La matriz del destino, con la fecha como AAAA-MM-DD',
    description: 'La misma respuesta que con día, mes y año por separado.',
    answer: 'La matriz.',
    index: 'Plantilla de la matriz, con la fecha como AAAA-MM-DD.',
    docs: 'La matriz, con la fecha como AAAA-MM-DD.',
  },
  tool: {
    name: 'destiny_matrix',
    title: 'Matriz del destino',
    description: 'Las doce posiciones de la matriz del destino de una fecha, cada una con su arcano mayor.',
  },
  command: { name: 'matrix', usage: '<fecha>', text: 'las doce posiciones de la matriz y el camino de vida' },
  load: () => import('./matrix-body.ts'),
} as const satisfies Endpoint<OfDate>;
