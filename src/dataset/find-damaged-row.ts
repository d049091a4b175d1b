import { type CalendarDate, isoDate } from '../contract/calendar-date.ts';
import { datesOfYears } from '../contract/dates-of-years.ts';
import { ARCANA_NUMBERS, LIFE_PATH_NUMBERS } from '../contract/limits.ts';
import { destinyMatrix, POSITION_KEYS } from '../domain/destiny-matrix.ts';
import { lifePathNumber } from '../domain/life-path-number.ts';
import type { MatrixRow } from './matrix-rows.ts';

const ARCANA = new Set(ARCANA_NUMBERS);
const LIFE_PATHS = new Set<number>(LIFE_PATH_NUMBERS);

/**
 * Checks every cell before anything is written: one row for each day of the years, in order and without a gap, and in
 * each row what the method gives for its date. Returns what is wrong with the first damaged row, or undefined.
 */
export function findDamagedRow(rows: readonly MatrixRow[], firstYear: number, lastYear: number): string | undefined {
  let i = 0;
  for (const date of datesOfYears(firstYear, lastYear)) {
    const row = rows[i++];
    if (!row) return `row ${i} is missing; must be ${isoDate(date)}`;
    const problem = rowProblem(row, date);
    if (problem) return `row ${i} (${isoDate(date)}): ${problem}`;
  }
  if (rows.length > i) return `row ${i + 1} is one too many; the last must be ${lastYear}-12-31`;
  return undefined;
}

function rowProblem(row: MatrixRow, date: CalendarDate): string | undefined {
  if (row.date !== isoDate(date)) return `date is ${row.date}; must be ${isoDate(date)}`;
  for (const part of ['day', 'month', 'year'] as const) {
    if (row[part] !== date[part]) return `${part} is ${row[part]}; must be ${date[part]}`;
  }
  const matrix = destinyMatrix(date);
  for (const key of POSITION_KEYS) {
    // The range first: a broken method gives the same wrong number here and in the row.
    if (!ARCANA.has(row[key])) return `${key} is ${row[key]}; allowed: 1 to ${ARCANA.size}`;
    if (row[key] !== matrix[key]) return `${key} is ${row[key]}; must be ${matrix[key]}`;
  }
  if (!LIFE_PATHS.has(row.life_path)) return `life_path is ${row.life_path}; allowed: ${LIFE_PATH_NUMBERS.join(', ')}`;
  const lifePath = lifePathNumber(date);
  return row.life_path === lifePath ? undefined : `life_path is ${row.life_path}; must be ${lifePath}`;
}
