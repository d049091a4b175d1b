import { type CalendarDate, datesOfYears, isoDate } from '../calendar/dates.ts';
import type { ArcanumItem } from '../endpoints/arcana-docs.ts';
import type { CalendarBody } from '../endpoints/calendar-docs.ts';
import type { MatrixBody } from '../endpoints/matrix-docs.ts';
import { POSITION_KEYS } from '../method/destiny-matrix.ts';
import { expectedLifePath, expectedMatrix, expectedNumbers } from './expected-chart.ts';

/**
 * What a schema cannot see: that a body answers its own address, and that its arcana are right. They are compared with
 * a calculation of verify's own, which shares no code with that of the build.
 */
export function matrixProblem(file: string, body: MatrixBody, arcana: readonly ArcanumItem[]): string | undefined {
  const date = dateOf(file);
  const { day, month, year } = body.input;
  if (day !== date.day || month !== date.month || year !== date.year)
    return `answers ${day}/${month}/${year} instead of its own date`;
  if (!body.details_url.endsWith(`?birth=${isoDate(date)}`))
    return `details_url is for another date: ${body.details_url}`;
  const matrix = expectedMatrix(date);
  for (const key of POSITION_KEYS) {
    const expected = matrix[key];
    const { arcana: actual, name, keyword, emoji } = body.matrix[key];
    if (actual !== expected) return `matrix.${key}.arcana is ${actual}, but the method gives ${expected}`;
    const arcanum = arcana[expected - 1];
    if (name !== arcanum?.name || keyword !== arcanum.keyword || emoji !== arcanum.emoji)
      return `matrix.${key} does not say what arcana.json says of ${expected}`;
  }
  return undefined;
}

function dateOf(file: string): CalendarDate {
  const [year, month, day] = file
    .replace(/\.json$/, '')
    .split('/')
    .reverse()
    .map(Number) as [number, number, number];
  return { day, month, year };
}

/** Every date of a year, in order, with the numbers that the method gives. */
export function calendarProblem({ year, columns, rows }: CalendarBody): string | undefined {
  const dates = [...datesOfYears(year, year)];
  if (rows.length !== dates.length) return `has ${rows.length} rows instead of ${dates.length}`;
  for (const [i, date] of dates.entries()) {
    const [a, b, c] = expectedNumbers(date);
    const expected: Readonly<Record<string, unknown>> = {
      ...expectedMatrix(date),
      ...{ date: isoDate(date), life_path: expectedLifePath(date), a, b, c },
    };
    const wrong = columns.find((name, column) => rows[i]![column] !== expected[name]);
    if (wrong !== undefined) return `says a wrong ${wrong} for ${isoDate(date)}`;
  }
  return columns.length === new Set(columns).size ? undefined : 'has a column twice';
}
