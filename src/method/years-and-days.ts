import type { CalendarDate } from '../calendar/dates.ts';
import { ARCANA_NUMBERS, NO_MASTERS } from './reduce.ts';
import { digitTerms, lastValue, resultOf, type Step, sumOfSteps, sumStep } from './steps.ts';

/**
 * The number of a calendar year, the same for everyone.
 * @example explainUniversalYear(2026) // [{ name: 'universal_year', terms: […], reduction: [10, 1], value: 1 }]
 */
export function explainUniversalYear(year: number): Step[] {
  return [sumStep('universal_year', digitTerms('calendar_year', year), NO_MASTERS)];
}

/**
 * The personal year of a calendar year: birth day, birth month and the year, each as a single digit, then their sum.
 * @example explainPersonalYear({ day: 15, month: 6, year: 1990 }, 2026).at(-1)
 * // { name: 'personal_year', terms: [{ name: 'day', value: 6 }, …], reduction: [13, 4], value: 4 }
 */
export function explainPersonalYear({ day, month }: CalendarDate, year: number): Step[] {
  const parts = [
    sumStep('day', [{ name: 'birth_day', value: day }], NO_MASTERS),
    sumStep('month', [{ name: 'birth_month', value: month }], NO_MASTERS),
    ...explainUniversalYear(year),
  ];
  return [...parts, sumOfSteps('personal_year', parts, NO_MASTERS)];
}

/**
 * The personal months of a calendar year, January first: one step each, from the personal year's.
 * @example explainPersonalMonths({ day: 15, month: 6, year: 1990 }, 2026).map(({ value }) => value) // [5, 6, 7, 8, …]
 */
export function explainPersonalMonths(date: CalendarDate, year: number): Step[] {
  const personalYear = explainPersonalYear(date, year).at(-1)!;
  return Array.from({ length: 12 }, (_, i) => personalMonth(personalYear, i + 1));
}

/**
 * The personal day of a calendar day, with the personal year and month that lead to it.
 * @example explainPersonalDay({ day: 15, month: 6, year: 1990 }, { day: 16, month: 11, year: 2026 }).at(-1)
 * // { name: 'personal_day', terms: [{ name: 'personal_month', value: 6 }, …], reduction: [22, 4], value: 4 }
 */
export function explainPersonalDay(date: CalendarDate, { day, month, year }: CalendarDate): Step[] {
  const toYear = explainPersonalYear(date, year);
  const ofMonth = personalMonth(toYear.at(-1)!, month);
  const terms = [resultOf(ofMonth), { name: 'calendar_day', value: day }];
  return [...toYear, ofMonth, sumStep('personal_day', terms, NO_MASTERS)];
}

function personalMonth(personalYear: Step, month: number): Step {
  const terms = [resultOf(personalYear), { name: 'calendar_month', value: month }];
  return sumStep('personal_month', terms, NO_MASTERS);
}

/** @example personalYear({ day: 15, month: 6, year: 1990 }, 2026) // 4 */
export function personalYear(date: CalendarDate, year: number): number {
  return lastValue(explainPersonalYear(date, year));
}

/** @example personalDay({ day: 15, month: 6, year: 1990 }, { day: 16, month: 11, year: 2026 }) // 4 */
export function personalDay(date: CalendarDate, day: CalendarDate): number {
  return lastValue(explainPersonalDay(date, day));
}

/** A step toward a year's arcanum: A and B of the birth date, the given year, and the sum of all three. */
export type YearStep = Step<'A' | 'B' | 'year' | 'arcana', 'A' | 'B' | 'day' | 'month' | 'year'>;

/**
 * A person's arcanum of a year. Like every sum in the method, the sum of the year's digits is reduced before it is added.
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

/** @example yearArcanum({ day: 15, month: 6, year: 1990 }, 2026) // 4 */
export function yearArcanum(date: CalendarDate, year: number): number {
  return lastValue(explainYearArcanum(date, year));
}
