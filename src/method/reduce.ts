/** The major arcana are numbered 1 to 22, El Loco last. */
export const ARCANA_COUNT = 22;
export const ARCANA_NUMBERS: readonly number[] = Array.from({ length: ARCANA_COUNT }, (_, i) => i + 1);

/**
 * @example digitSum(1990) // 19
 */
export function digitSum(n: number): number {
  let sum = 0;
  for (let rest = n; rest > 0; rest = Math.floor(rest / 10)) sum += rest % 10;
  return sum;
}

/**
 * @example digitsOf(1990) // [1, 9, 9, 0]
 */
export function digitsOf(n: number): number[] {
  return Array.from(String(n), Number);
}

/**
 * Brings a number into the 22 arcana: while it is above 22, it becomes the sum of its digits. 22 stays 22.
 *
 * @example reduceToArcanum(29) // 11
 */
export function reduceToArcanum(n: number): number {
  let value = n;
  while (value > ARCANA_COUNT) value = digitSum(value);
  return value;
}

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
