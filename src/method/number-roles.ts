import { LIFE_PATH_NUMBERS } from './reduce.ts';

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
