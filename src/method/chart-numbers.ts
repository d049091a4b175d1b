import type { CalendarDate } from '../calendar/dates.ts';
import { ARCANA_COUNT, digitSum, reduceToArcanum } from './reduce.ts';

/** The values of a chart's three numbers: every combination belongs to some date. No year has a digit sum of 1. */
export const CHART_RANGES = {
  a: { min: 1, max: ARCANA_COUNT },
  b: { min: 1, max: 12 },
  c: { min: 2, max: ARCANA_COUNT },
} as const;

/** The number of charts; about 13 of the 73,414 dates share each. */
export const CHART_COUNT = 5_544;

/** The three numbers that determine a chart: day, month and year, each reduced to the 22 arcana. */
export interface ChartNumbers {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** @example chartNumbers({ day: 15, month: 6, year: 1990 }) // { a: 15, b: 6, c: 19 } */
export function chartNumbers({ day, month, year }: CalendarDate): ChartNumbers {
  return { a: reduceToArcanum(day), b: reduceToArcanum(month), c: reduceToArcanum(digitSum(year)) };
}

/**
 * A chart's numbers from three strings, if some date has them; leading zeros are accepted, as in a date.
 * @example parseChartNumbers('05', '6', '19') // { a: 5, b: 6, c: 19 }
 */
export function parseChartNumbers(...texts: readonly [string, string, string]): ChartNumbers | undefined {
  const [a, b, c] = texts.map((text) => (/^[0-9]{1,2}$/.test(text) ? Number(text) : 0)) as [number, number, number];
  const isIn = (value: number, { min, max }: { min: number; max: number }): boolean => value >= min && value <= max;
  const { a: days, b: months, c: years } = CHART_RANGES;
  return isIn(a, days) && isIn(b, months) && isIn(c, years) ? { a, b, c } : undefined;
}

export function* allChartNumbers(): Generator<ChartNumbers> {
  for (let a: number = CHART_RANGES.a.min; a <= CHART_RANGES.a.max; a++) {
    for (let b: number = CHART_RANGES.b.min; b <= CHART_RANGES.b.max; b++) {
      for (let c: number = CHART_RANGES.c.min; c <= CHART_RANGES.c.max; c++) yield { a, b, c };
    }
  }
}
