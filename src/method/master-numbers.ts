import { digitSum } from './reduce.ts';

/**
 * Brings a number down to one digit, stopping early at a master number.
 *
 * @example reduceKeeping(29, [11, 22]) // 11
 */
export function reduceKeeping(n: number, masters: readonly number[]): number {
  let value = n;
  while (value > 9 && !masters.includes(value)) value = digitSum(value);
  return value;
}

/** Where reductions of the classic numbers stop early: a part of a date or a name at 11 and 22, a total also at 33. */
export const PART_MASTERS: readonly number[] = [11, 22];
export const TOTAL_MASTERS: readonly number[] = [11, 22, 33];
/** A single digit has no masters. */
export const NO_MASTERS: readonly number[] = [];

/**
 * A number and all its reductions, of which the last is what {@link reduceKeeping} gives.
 *
 * @example reductions(1990, [11, 22]) // [1990, 19, 10, 1]
 */
export function reductions(n: number, masters: readonly number[]): number[] {
  const steps = [n];
  while (steps.at(-1)! > 9 && !masters.includes(steps.at(-1)!)) steps.push(digitSum(steps.at(-1)!));
  return steps;
}
