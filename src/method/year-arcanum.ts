import type { CalendarDate } from '../calendar/dates.ts';
import { ARCANA_NUMBERS } from './reduce.ts';
import { digitTerms, lastValue, type Step, sumOfSteps, sumStep } from './steps.ts';

/** A step towards a year's arcanum: A and B of the birth date, the given year, and the sum of all three. */
export type YearStep = Step<'A' | 'B' | 'year' | 'arcana', 'A' | 'B' | 'day' | 'month' | 'year'>;

/**
 * A person's arcanum of a year. Like every sum in the method, the sum of the year's digits is reduced before it is added.
 *
 * @example explainYearArcanum({ day: 15, month: 6, year: 1990 }, 2026).at(-1)
 * // { name: 'arcana', terms: [{ name: 'A', value: 15 }, …], reduction: [31, 4], value: 4 }
 */
export function explainYearArcanum({ day, month }: CalendarDate, year: number): YearStep[] {
  const inputs = [
    sumStep('A', [{ name: 'day', value: day }], ARCANA_NUMBERS),
    sumStep('B', [{ name: 'month', value: month }], ARCANA_NUMBERS),
    sumStep('year', digitTerms('year', year), ARCANA_NUMBERS),
  ] as const;
  return [...inputs, sumOfSteps<'arcana', 'A' | 'B' | 'year'>('arcana', inputs, ARCANA_NUMBERS)];
}

/**
 * @example yearArcanum({ day: 15, month: 6, year: 1990 }, 2026) // 4
 */
export function yearArcanum(date: CalendarDate, year: number): number {
  return lastValue(explainYearArcanum(date, year));
}
