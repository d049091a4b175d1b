import { apiPath } from '../http/api-path.ts';
import { invalidDate } from '../http/errors.ts';
import { chartNumbers } from '../method/chart-numbers.ts';
import type { Endpoint } from './endpoint.ts';
import { DATE_PARTS, ISO_DATE, type OfDate, readDate } from './parameters.ts';

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
  load: async () => (await import('./matrix-body.ts')).renderMatrix,
} as const satisfies Endpoint<OfDate>;

export const matrixPicture = {
  name: 'matrix_picture',
  path: '/matrix/{day}/{month}/{year}.svg',
  aliases: ['/matrix/{date}.svg'],
  parameters: DATE_PARTS,
  read: readDate,
  allowance: 'dates',
  media: 'svg',
  load: async () => (await import('./pictures.ts')).renderMatrixPicture,
} as const satisfies Endpoint<OfDate>;

export const matrixCard = {
  ...matrixPicture,
  name: 'matrix_card',
  path: '/matrix/{day}/{month}/{year}.png',
  aliases: ['/matrix/{date}.png'],
  media: 'png',
  load: async () => (await import('./pictures.ts')).renderMatrixCard,
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
  command: { name: 'matrix' },
  load: async () => (await import('./matrix-body.ts')).renderMatrix,
} as const satisfies Endpoint<OfDate>;
