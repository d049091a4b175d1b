import type { CalendarDate } from '../calendar/dates.ts';
import { PART_MASTERS, reduceKeeping, reductions, TOTAL_MASTERS } from './master-numbers.ts';
import { digitSum, type LifePathNumber } from './reduce.ts';

/**
 * The life path number by the method of three parts: day, month and year are reduced apart, then added and reduced.
 *
 * @example lifePathNumber({ day: 18, month: 6, year: 1942 }) // 22
 */
export function lifePathNumber({ day, month, year }: CalendarDate): LifePathNumber {
  return lifePathOf({ a: day, b: month, c: digitSum(year) });
}

/** From the three numbers of a chart: reducing them to the 22 arcana first does not change the result. */
export function lifePathOf({
  a,
  b,
  c,
}: {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}): LifePathNumber {
  const parts = [a, b, c].map((part) => reduceKeeping(part, PART_MASTERS));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return reduceKeeping(total, TOTAL_MASTERS) as LifePathNumber;
}

/** The calculation of a life path number. Each list starts with what was given and ends with what is used. */
export interface LifePathSteps {
  readonly day: readonly number[];
  readonly month: readonly number[];
  readonly year: readonly number[];
  /** The sum of the last numbers of the three, and its reductions. */
  readonly total: readonly number[];
  readonly number: LifePathNumber;
}

/**
 * The same calculation, step by step.
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
