import { type CalendarDate, isoDate } from '../contract/calendar-date.ts';
import type { LifePathNumber } from '../contract/limits.ts';
import { type DestinyMatrix, destinyMatrix, POSITION_KEYS } from '../domain/destiny-matrix.ts';
import { lifePathNumber } from '../domain/life-path-number.ts';

/** One date with everything that is calculated from it: a row of a table. */
export interface MatrixRow extends CalendarDate, DestinyMatrix {
  readonly date: string;
  readonly life_path: LifePathNumber;
}

/** The columns of every table of dates, in this order. */
export const NUMBER_COLUMNS = ['day', 'month', 'year', ...POSITION_KEYS, 'life_path'] as const;
export const MATRIX_COLUMNS = ['date', ...NUMBER_COLUMNS] as const;

/** The rows of CSV, Parquet and SQLite, calculated once and by the code of the API's bodies. */
export function matrixRows(dates: Iterable<CalendarDate>): MatrixRow[] {
  return Array.from(dates, (date) => ({
    date: isoDate(date),
    day: date.day,
    month: date.month,
    year: date.year,
    ...destinyMatrix(date),
    life_path: lifePathNumber(date),
  }));
}
