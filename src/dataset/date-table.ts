import { type CalendarDate, isoDate } from '../contract/calendar-date.ts';
import { destinyMatrix, POSITION_KEYS } from '../domain/destiny-matrix.ts';
import { lifePathNumber } from '../domain/life-path-number.ts';

/** The columns of every table of dates, in this order. */
export const NUMBER_COLUMNS = ['day', 'month', 'year', ...POSITION_KEYS, 'life_path'] as const;
export type NumberColumn = (typeof NUMBER_COLUMNS)[number];
export const DATE_TABLE_COLUMNS = ['date', ...NUMBER_COLUMNS] as const;

/** Every date with everything that is calculated from it. By column: 73,414 objects would take ten times the memory. */
export interface DateTable {
  readonly dates: readonly CalendarDate[];
  readonly columns: Readonly<Record<NumberColumn, Int32Array>>;
}

/** The table that CSV, Parquet and SQLite are written from; calculated once, by the code that makes the API's bodies. */
export function dateTable(dates: readonly CalendarDate[]): DateTable {
  const columns = NUMBER_COLUMNS.map(() => new Int32Array(dates.length));
  for (const [i, date] of dates.entries()) {
    const { day, month, year } = date;
    const row = [day, month, year, ...Object.values(destinyMatrix(date)), lifePathNumber(date)];
    for (const [column, value] of row.entries()) columns[column]![i] = value;
  }
  const named = Object.fromEntries(NUMBER_COLUMNS.map((name, column) => [name, columns[column]!]));
  return { dates, columns: named as unknown as DateTable['columns'] };
}

/** The rows in the order of {@link DATE_TABLE_COLUMNS}: the date as YYYY-MM-DD, then the numbers. */
export function* dateTableRows({ dates, columns }: DateTable): Generator<[string, ...number[]]> {
  const numbers = NUMBER_COLUMNS.map((name) => columns[name]);
  for (const [i, date] of dates.entries()) yield [isoDate(date), ...numbers.map((column) => column[i]!)];
}
