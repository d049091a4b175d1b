import type { CalendarDate } from '../calendar/dates.ts';
import { type ChartPoint, POINT_FORMULAS, POINT_INDEX } from './chart-formulas.ts';
import { dateChart, OCTAGRAM_POINTS, type PointName } from './destiny-matrix.ts';
import { ARCANA_COUNT, digitSum, digitsOf } from './reduce.ts';

/** One summand: another point, or what the date itself gives. */
export interface Term<Point extends ChartPoint = PointName> {
  readonly name: Point | 'day' | 'month' | 'year';
  readonly value: number;
}

/** One sum with its reductions. */
export interface SumStep<Point extends ChartPoint = PointName> {
  readonly terms: readonly Term<Point>[];
  /** The sum and its reductions, e.g. `[32, 5]`; a single number where the sum is already an arcanum. */
  readonly reduction: readonly number[];
  readonly value: number;
}

/** The calculation of one point. */
export interface PointStep<Point extends ChartPoint = PointName> extends SumStep<Point> {
  readonly point: Point;
}

/**
 * Every point of the octagram with its sum and its reductions; each step uses only values of the steps before it.
 *
 * @example explainDestinyMatrix({ day: 29, month: 12, year: 1990 })[3]
 * // { point: 'D', terms: [{ name: 'A', value: 11 }, …], reduction: [42, 6], value: 6 }
 */
export function explainDestinyMatrix(date: CalendarDate): PointStep[] {
  // A point of the octagram is the sum of points of the octagram only, which a test checks.
  return explainPoints(date, OCTAGRAM_POINTS) as PointStep[];
}

/**
 * The same for any points of the chart.
 *
 * @example explainPoints({ day: 15, month: 6, year: 1990 }, ['J']) // [{ point: 'J', …, reduction: [23, 5], value: 5 }]
 */
export function explainPoints(date: CalendarDate, points: readonly ChartPoint[]): PointStep<ChartPoint>[] {
  const inputs: Partial<Record<ChartPoint, readonly Term<ChartPoint>[]>> = {
    A: [{ name: 'day', value: date.day }],
    B: [{ name: 'month', value: date.month }],
    C: yearTerms(date.year),
  };
  return explainChart(dateChart(date), points, inputs);
}

/** Points of any chart, of a date or of a couple; `inputs` are the sums that do not follow from the table of formulas. */
export function explainChart(
  chart: Uint8Array,
  points: readonly ChartPoint[],
  inputs: Partial<Record<ChartPoint, readonly Term<ChartPoint>[]>>,
): PointStep<ChartPoint>[] {
  return points.map((point) => ({
    point,
    ...sumStep(inputs[point] ?? POINT_FORMULAS[point].map((name) => ({ name, value: chart[POINT_INDEX[name]]! }))),
  }));
}

/**
 * @example sumStep([{ name: 'A', value: 15 }, { name: 'E', value: 8 }]).reduction // [23, 5]
 */
export function sumStep<Point extends ChartPoint>(terms: readonly Term<Point>[]): SumStep<Point> {
  const reduction = reducedSum(terms.map(({ value }) => value));
  return { terms, reduction, value: reduction.at(-1)! };
}

/** The digits of a year. */
export function yearTerms(year: number): Term<never>[] {
  return digitsOf(year).map((value) => ({ name: 'year', value }));
}

/**
 * A sum and its reductions down to an arcanum.
 *
 * @example reducedSum([15, 6, 19]) // [40, 4]
 */
export function reducedSum(values: readonly number[]): number[] {
  const reduction = [values.reduce((sum, value) => sum + value, 0)];
  while (reduction.at(-1)! > ARCANA_COUNT) reduction.push(digitSum(reduction.at(-1)!));
  return reduction;
}

/** A point of the octagram is the sum of points of the octagram only, which a test checks. */
export function octagramSummands(point: PointName): readonly PointName[] {
  return POINT_FORMULAS[point] as readonly PointName[];
}
