import { datesOfYears, EXAMPLE_DATE, FIRST_YEAR, isoDate, LAST_YEAR } from '../calendar/dates.ts';
import { apiPath } from '../http/api-path.ts';
import { invalidDate } from '../http/errors.ts';
import { lifePathNumber } from '../method/birth-numbers.ts';
import { POINT_INDEX } from '../method/chart-formulas.ts';
import { dateChart, POSITION_KEYS, POSITION_POINTS } from '../method/destiny-matrix.ts';
import { recordOrigin } from './attribution.ts';
import type { Endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { integerParameter, readListed, YEAR_RANGE } from './parameters.ts';
import { dateText, either, integer, list, object, type Static, word } from './schema.ts';

const COLUMNS = ['date', ...POSITION_KEYS, 'life_path', 'a', 'b', 'c'] as const;

const schema = object({
  year: integer(FIRST_YEAR, LAST_YEAR),
  columns: list(word(COLUMNS), COLUMNS.length),
  rows: list(list(either(dateText, integer(1, 33)), COLUMNS.length), { min: 365, max: 366 }),
  ...field.origin,
});

export type CalendarBody = Static<typeof schema>;

const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);
const POSITIONS = POSITION_KEYS.map((key) => POINT_INDEX[POSITION_POINTS[key]]);

export const calendar = {
  name: 'calendar',
  path: '/calendar/{year}',
  parameters: [integerParameter('year', YEAR_RANGE, EXAMPLE_DATE.year)],
  read: readListed('year', YEARS),
  allowance: 'other',
  media: 'json',
  schemaName: 'calendar',
  schema,
  file: ({ year }) => apiPath('/calendar/{year}', { year }),
  instances: YEARS.map((year) => ({ year })),
  year: ({ year }) => year,
  otherwise: (rest) => invalidDate({ part: 'year', text: rest.join('/'), ...YEAR_RANGE }),
  operation: { id: 'getCalendar', tag: 'matrix' },
  refused: [['1899']],
  hasExample: true,
  // Rows, not objects: repeated column names would be nine tenths of the body.
  body:
    (context) =>
    ({ year }) => ({
      year,
      columns: [...COLUMNS],
      rows: Array.from(datesOfYears(year, year), (date) => {
        const points = dateChart(date);
        const numbers = POSITIONS.map((index) => points[index]!);
        const { A, B, C } = POINT_INDEX;
        return [isoDate(date), ...numbers, lifePathNumber(date), points[A]!, points[B]!, points[C]!];
      }),
      ...recordOrigin(context, context.words.citations.calendar(year), context.words.paths.dataset),
    }),
} as const satisfies Endpoint<{ readonly year: number }, CalendarBody>;
