import type { CalendarDate } from '../calendar/dates.ts';
import { explainPoints, type SumStep, sumStep, yearTerms } from './explain-destiny-matrix.ts';
import { digitSum, reduceToArcanum } from './reduce.ts';

/** One of the sums that lead to the arcanum of a year: A and B of the birth date, the year asked for, and all three. */
export interface YearStep extends SumStep<'A' | 'B'> {
  readonly name: 'A' | 'B' | 'year' | 'arcana';
}

/**
 * The arcanum of a year for a person. Like every sum in the method, the sum of the year's digits is reduced before it is added.
 *
 * @example yearArcanum({ day: 15, month: 6, year: 1990 }, 2026) // 4
 */
export function yearArcanum({ day, month }: CalendarDate, year: number): number {
  return reduceToArcanum(reduceToArcanum(day) + reduceToArcanum(month) + reduceToArcanum(digitSum(year)));
}

/**
 * The same calculation, step by step.
 *
 * @example explainYearArcanum({ day: 15, month: 6, year: 1990 }, 2026).at(-1)
 * // { name: 'arcana', terms: [{ name: 'A', value: 15 }, …], reduction: [31, 4], value: 4 }
 */
export function explainYearArcanum(date: CalendarDate, year: number): YearStep[] {
  const inputs = [
    ...explainPoints(date, ['A', 'B']).map(({ point, ...step }) => ({ name: point, ...step })),
    { name: 'year', ...sumStep(yearTerms(year)) },
  ] as YearStep[];
  const terms = inputs.map(({ name, value }) => ({ name, value })) as YearStep['terms'];
  return [...inputs, { name: 'arcana', ...sumStep(terms) }];
}
