import type { CalendarDate } from '../contract/calendar-date.ts';
import type { LifePathNumber } from '../contract/limits.ts';
import { digitSum, reduceKeeping } from './reduce.ts';

/** Day, month and year keep 11 and 22 on the way; only the total can also be 33. */
export const PART_MASTERS: readonly number[] = [11, 22];
export const TOTAL_MASTERS: readonly number[] = [11, 22, 33];

/**
 * The life path number by the method of three parts: day, month and year are reduced apart, then added and reduced.
 *
 * @example lifePathNumber({ day: 18, month: 6, year: 1942 }) // 22
 */
export function lifePathNumber({ day, month, year }: CalendarDate): LifePathNumber {
  const parts = [day, month, digitSum(year)].map((part) => reduceKeeping(part, PART_MASTERS));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return reduceKeeping(total, TOTAL_MASTERS) as LifePathNumber;
}
