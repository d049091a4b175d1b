import { type CalendarDate, isoDate } from '../contract/check-date.ts';
import { POINT_INDEX } from '../domain/chart-formulas.ts';
import { dateChart, POSITION_KEYS, POSITION_POINTS } from '../domain/destiny-matrix.ts';
import { lifePathNumber } from '../domain/life-path-number.ts';

/** The three numbers that a chart follows from: what joins a date to its whole chart. */
export const CHART_KEY = ['a', 'b', 'c'] as const;
/** What is calculated from a date. */
export const CALCULATED_COLUMNS = [...POSITION_KEYS, 'life_path', ...CHART_KEY] as const;
export type CalculatedColumn = (typeof CALCULATED_COLUMNS)[number];
/** The columns of every table of dates, in this order. */
export const DATE_PARTS = ['day', 'month', 'year'] as const;
export const DATE_TABLE_COLUMNS = ['date', ...DATE_PARTS, ...CALCULATED_COLUMNS] as const;

/** Every date with everything that is calculated from it. By column: 73,414 objects would take ten times the memory. */
export interface DateTable {
  readonly dates: readonly CalendarDate[];
  readonly columns: Readonly<Record<CalculatedColumn, Uint8Array>>;
}

const COLUMN_POINTS = { ...POSITION_POINTS, a: 'A', b: 'B', c: 'C' } as const;

/** The table that CSV, Parquet and SQLite are written from; calculated once, by the code that makes the API's bodies. */
export function dateTable(dates: readonly CalendarDate[]): DateTable {
  const columns = Object.fromEntries(
    CALCULATED_COLUMNS.map((name) => [name, new Uint8Array(dates.length)]),
  ) as DateTable['columns'];
  const points = [...POSITION_KEYS, ...CHART_KEY].map((name) => ({
    column: columns[name],
    index: POINT_INDEX[COLUMN_POINTS[name]],
  }));
  for (const [i, date] of dates.entries()) {
    const chart = dateChart(date);
    for (const { column, index } of points) column[i] = chart[index]!;
    columns.life_path[i] = lifePathNumber(date);
  }
  return { dates, columns };
}

/** The rows in the order of {@link DATE_TABLE_COLUMNS}: the date as YYYY-MM-DD, then the numbers. */
export function* dateTableRows({ dates, columns }: DateTable): Generator<[string, ...number[]]> {
  const numbers = CALCULATED_COLUMNS.map((name) => columns[name]);
  for (const [i, date] of dates.entries()) {
    const row: [string, ...number[]] = [isoDate(date), date.day, date.month, date.year];
    for (const column of numbers) row.push(column[i]!);
    yield row;
  }
}
