/** The major arcana are numbered 1 to 22, El Loco last. */
export const ARCANA_COUNT = 22;
export const ARCANA_NUMBERS: readonly number[] = Array.from({ length: ARCANA_COUNT }, (_, i) => i + 1);

/** Life path numbers in ascending order; 11, 22 and 33 are master numbers and are never reduced. */
export const LIFE_PATH_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;
export type LifePathNumber = (typeof LIFE_PATH_NUMBERS)[number];

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
