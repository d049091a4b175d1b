import { EXAMPLE_DATE } from '../calendar/dates.ts';
import { apiPath } from '../http/api-path.ts';
import { CHART_NOT_FOUND, invalidChartDate } from '../http/errors.ts';
import { CHART_RANGES, chartNumbers, parseChartNumbers } from '../method/chart-numbers.ts';
import type { Endpoint } from './endpoint.ts';
import { accept, ISO_DATE, integer, type OfChart, readDate, refuse } from './parameters.ts';

const EXAMPLE = chartNumbers(EXAMPLE_DATE);
const file = ({ numbers }: OfChart): string => apiPath('/chart/{a}/{b}/{c}', numbers);

export const chart = {
  name: 'chart',
  path: '/chart/{a}/{b}/{c}',
  parameters: [
    integer('a', CHART_RANGES.a, EXAMPLE.a),
    integer('b', CHART_RANGES.b, EXAMPLE.b),
    integer('c', CHART_RANGES.c, EXAMPLE.c),
  ],
  read: ([a, b, c]) => {
    const numbers = parseChartNumbers(a!, b!, c!);
    return numbers ? accept({ numbers }) : refuse(CHART_NOT_FOUND);
  },
  allowance: 'other',
  media: 'json',
  schema: 'chart',
  file,
  isPattern: true,
  // A single segment was meant as a date, several as numbers.
  otherwise: (rest) => (rest.includes('/') ? CHART_NOT_FOUND : invalidChartDate(rest)),
  staticOtherwise: CHART_NOT_FOUND,
  load: async () => (await import('./chart-body.ts')).renderChart,
} as const satisfies Endpoint<OfChart>;

export const chartOfDate = {
  name: 'chart_of_date',
  path: '/chart/{date}',
  parameters: [ISO_DATE],
  read: (texts, expected) => {
    const read = readDate(texts, expected);
    return read?.ok ? accept({ numbers: chartNumbers(read.params.date) }) : read;
  },
  allowance: 'other',
  media: 'json',
  schema: 'chart',
  file,
  command: { name: 'chart' },
  load: async () => (await import('./chart-body.ts')).renderChart,
} as const satisfies Endpoint<OfChart>;
