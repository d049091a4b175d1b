import type { CalendarDate } from '../calendar/dates.ts';
import { type LifePathNumber, PART_MASTERS, reductions, TOTAL_MASTERS } from './reduce.ts';

/** The calculation of a life path number. Each list starts with the input and ends with the value used. */
export interface LifePathSteps {
  readonly day: readonly number[];
  readonly month: readonly number[];
  readonly year: readonly number[];
  /** The sum of the three values used, and its reductions. */
  readonly total: readonly number[];
  readonly number: LifePathNumber;
}

/**
 * The life path number in three parts: day, month and year are reduced separately, then added and reduced. A chart's three numbers
 * give the same result as its dates: reducing to the 22 arcana first changes nothing.
 *
 * @example explainLifePathNumber({ day: 29, month: 11, year: 1984 })
 * // { day: [29, 11], month: [11], year: [1984, 22], total: [44, 8], number: 8 }
 */
export function explainLifePathNumber(date: CalendarDate): LifePathSteps {
  const day = reductions(date.day, PART_MASTERS);
  const month = reductions(date.month, PART_MASTERS);
  const year = reductions(date.year, PART_MASTERS);
  const total = reductions(day.at(-1)! + month.at(-1)! + year.at(-1)!, TOTAL_MASTERS);
  return { day, month, year, total, number: total.at(-1) as LifePathNumber };
}

/**
 * @example lifePathNumber({ day: 18, month: 6, year: 1942 }) // 22
 */
export function lifePathNumber(date: CalendarDate): LifePathNumber {
  return explainLifePathNumber(date).number;
}
