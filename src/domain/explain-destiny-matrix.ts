import type { CalendarDate } from '../contract/calendar-date.ts';
import { ARCANA_COUNT } from '../contract/limits.ts';
import { POINT_FORMULAS, POINT_INDEX } from './chart.ts';
import { dateChart, OCTAGRAM_POINTS, type PointName } from './destiny-matrix.ts';
import { digitSum, digitsOf } from './reduce.ts';

/** One summand: another point, or what the date itself gives. */
export interface Term {
  readonly name: PointName | 'day' | 'month' | 'year';
  readonly value: number;
}

/** The calculation of one point. */
export interface PointStep {
  readonly point: PointName;
  readonly terms: readonly Term[];
  /** The sum and its reductions, e.g. `[32, 5]`; one number where the sum is an arcanum already. */
  readonly reduction: readonly number[];
  readonly value: number;
}

/**
 * Every point of the octagram with its sum and its reductions; each step uses only values of the steps before it.
 *
 * @example explainDestinyMatrix({ day: 29, month: 12, year: 1990 })[3]
 * // { point: 'D', terms: [{ name: 'A', value: 11 }, …], reduction: [42, 6], value: 6 }
 */
export function explainDestinyMatrix(date: CalendarDate): PointStep[] {
  const chart = dateChart(date);
  const inputs: Partial<Record<PointName, readonly Term[]>> = {
    A: [{ name: 'day', value: date.day }],
    B: [{ name: 'month', value: date.month }],
    C: digitsOf(date.year).map((value) => ({ name: 'year', value })),
  };
  return OCTAGRAM_POINTS.map((point) => {
    const terms = inputs[point] ?? octagramSummands(point).map((name) => ({ name, value: chart[POINT_INDEX[name]]! }));
    const reduction = [terms.reduce((sum, { value }) => sum + value, 0)];
    while (reduction.at(-1)! > ARCANA_COUNT) reduction.push(digitSum(reduction.at(-1)!));
    return { point, terms, reduction, value: reduction.at(-1)! };
  });
}

/** A point of the octagram is the sum of points of the octagram only, which a test checks. */
export function octagramSummands(point: PointName): readonly PointName[] {
  return POINT_FORMULAS[point] as readonly PointName[];
}
