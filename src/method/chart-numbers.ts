import type { CalendarDate } from '../calendar/dates.ts';
import { ARCANA_COUNT, digitSum, reduceToArcanum } from './reduce.ts';

/** The three numbers of a chart: every combination of them belongs to some date. No year has a digit sum of 1. */
export const CHART_RANGES = {
  a: { min: 1, max: ARCANA_COUNT },
  b: { min: 1, max: 12 },
  c: { min: 2, max: ARCANA_COUNT },
} as const;

/** The number of charts; each is shared by about 13 of the 73,414 dates. */
export const CHART_COUNT = 5_544;

/** The three numbers that a whole chart follows from: day, month and year, each brought into the 22 arcana. */
export interface ChartNumbers {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/**
 * @example chartNumbers({ day: 15, month: 6, year: 1990 }) // { a: 15, b: 6, c: 19 }
 */
export function chartNumbers({ day, month, year }: CalendarDate): ChartNumbers {
  return { a: reduceToArcanum(day), b: reduceToArcanum(month), c: reduceToArcanum(digitSum(year)) };
}

/**
 * The numbers of a chart from three pieces of text, if some date has them; a leading zero is accepted, as in a date.
 *
 * @example parseChartNumbers('05', '6', '19') // { a: 5, b: 6, c: 19 }
 */
export function parseChartNumbers(...texts: readonly [string, string, string]): ChartNumbers | undefined {
  const [a, b, c] = texts.map((text) => (/^[0-9]{1,2}$/.test(text) ? Number(text) : 0)) as [number, number, number];
  const isIn = (value: number, { min, max }: { min: number; max: number }): boolean => value >= min && value <= max;
  const { a: days, b: months, c: years } = CHART_RANGES;
  return isIn(a, days) && isIn(b, months) && isIn(c, years) ? { a, b, c } : undefined;
}

/** The numbers of every possible chart. */
export function* allChartNumbers(): Generator<ChartNumbers> {
  for (let a: number = CHART_RANGES.a.min; a <= CHART_RANGES.a.max; a++) {
    for (let b: number = CHART_RANGES.b.min; b <= CHART_RANGES.b.max; b++) {
      for (let c: number = CHART_RANGES.c.min; c <= CHART_RANGES.c.max; c++) yield { a, b, c };
    }
  }
}
