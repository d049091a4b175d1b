import type { CalendarDate } from '../contract/calendar-date.ts';
import type { LifePathNumber } from '../contract/limits.ts';
import { PART_MASTERS, TOTAL_MASTERS } from './life-path-number.ts';
import { digitSum } from './reduce.ts';

/** How a life path number came about. Each row starts with what was given and ends with what is used. */
export interface LifePathSteps {
  readonly day: readonly number[];
  readonly month: readonly number[];
  readonly year: readonly number[];
  /** The sum of the three ends above, and its reductions. */
  readonly total: readonly number[];
  readonly number: LifePathNumber;
}

/**
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

function reductions(n: number, masters: readonly number[]): number[] {
  const steps = [n];
  while (steps.at(-1)! > 9 && !masters.includes(steps.at(-1)!)) steps.push(digitSum(steps.at(-1)!));
  return steps;
}
