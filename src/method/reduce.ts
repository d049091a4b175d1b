/** The major arcana are numbered 1 to 22, El Loco last. */
export const ARCANA_COUNT = 22;
export const ARCANA_NUMBERS: readonly number[] = Array.from({ length: ARCANA_COUNT }, (_, i) => i + 1);

/** Life path numbers in ascending order; 11, 22 and 33 are master numbers and are never reduced. */
export const LIFE_PATH_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;
export type LifePathNumber = (typeof LIFE_PATH_NUMBERS)[number];

/** The roles of the classic numbers, each with its possible numbers. */
export const NUMBER_ROLES = {
  birthday: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22],
  expression: LIFE_PATH_NUMBERS,
  soul_urge: LIFE_PATH_NUMBERS,
  personality: LIFE_PATH_NUMBERS,
  maturity: LIFE_PATH_NUMBERS,
  personal_year: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  personal_month: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  personal_day: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  pinnacle: LIFE_PATH_NUMBERS,
  challenge: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  karmic_debt: [13, 14, 16, 19],
  karmic_lesson: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  hidden_passion: [1, 2, 3, 4, 5, 6, 7, 8, 9],
} as const;

export type NumberRole = keyof typeof NUMBER_ROLES;

/** Where the classic numbers' reductions stop early: parts of a date or name at 11 and 22, totals also at 33. */
export const PART_MASTERS: readonly number[] = [11, 22];
export const TOTAL_MASTERS: readonly number[] = [11, 22, 33];
/** Reduces all the way to one digit. */
export const NO_MASTERS: readonly number[] = [];

/** @example digitSum(1990) // 19 */
export function digitSum(n: number): number {
  let sum = 0;
  for (let rest = n; rest > 0; rest = Math.floor(rest / 10)) sum += rest % 10;
  return sum;
}

/**
 * A number and its reductions down to one digit, or to a number that stops it: a master number or an arcanum.
 * @example reductions(1990, [11, 22]) // [1990, 19, 10, 1]
 */
export function reductions(n: number, kept: readonly number[]): number[] {
  const all = [n];
  for (let last = n; last > 9 && !kept.includes(last); all.push(last)) last = digitSum(last);
  return all;
}

/**
 * Reduces a number to the 22 arcana: while it is above 22, it becomes the sum of its digits. 22 stays 22. Not the last of its
 * {@link reductions}, for speed: a build calls it millions of times.
 * @example reduceToArcanum(29) // 11
 */
export function reduceToArcanum(n: number): number {
  let value = n;
  while (value > ARCANA_COUNT) value = digitSum(value);
  return value;
}
