import { type CalendarDate, isoDate } from '../calendar/dates.ts';
import { CHART_POINTS, type ChartPoint, fillPoints, POINT_INDEX } from './chart-formulas.ts';
import { dateChart, explainChart } from './destiny-matrix.ts';
import { reduceToArcanum } from './reduce.ts';
import { chartOfPoints, type WholeChart } from './whole-chart.ts';

/** A chart without the numbers of one date and their life path. */
export type CoupleChart = Omit<WholeChart, 'numbers' | 'lifePath'>;

/** A couple's chart starts from these points: A to I. */
export const BASE_POINTS = CHART_POINTS.slice(0, POINT_INDEX.I + 1);

/**
 * The values of all points of a couple: both people's nine base points are added one by one; the rest follows.
 * @example addCharts(chartPoints(15, 6, 19), chartPoints(11, 12, 19))[POINT_INDEX.E] // 20
 */
export function addCharts(one: Uint8Array, other: Uint8Array): Uint8Array {
  const values = new Uint8Array(CHART_POINTS.length + 1);
  for (let i = 0; i < BASE_POINTS.length; i++) values[i] = reduceToArcanum(one[i]! + other[i]!);
  return fillPoints(values, BASE_POINTS.length);
}

/**
 * The values of all points of a couple, by {@link POINT_INDEX}. The order of the two does not matter.
 * @example couplePoints({ day: 15, month: 6, year: 1990 }, { day: 29, month: 12, year: 1990 })[POINT_INDEX.E] // 20
 */
export function couplePoints(a: CalendarDate, b: CalendarDate): Uint8Array {
  return addCharts(dateChart(a), dateChart(b));
}

/**
 * The whole chart of two dates.
 * @example coupleChart({ day: 15, month: 6, year: 1990 }, { day: 29, month: 12, year: 1990 }).points.P3 // 15
 */
export function coupleChart(a: CalendarDate, b: CalendarDate): CoupleChart {
  return chartOfPoints(couplePoints(a, b));
}

/**
 * Points of a couple's chart with their sums and reductions. A base point is the sum of both people's, the earlier date first;
 * both terms carry the point's own name.
 * @example explainCouple(a, b, ['E']) // [{ name: 'E', terms: [{ name: 'E', value: 8 }, { name: 'E', value: 12 }], … }]
 */
export function explainCouple(a: CalendarDate, b: CalendarDate, points: readonly ChartPoint[] = CHART_POINTS) {
  const charts = earlierFirst(a, b).map(dateChart);
  const inputs = BASE_POINTS.map((name) => [name, charts.map((chart) => ({ name, value: chart[POINT_INDEX[name]]! }))]);
  return explainChart(addCharts(charts[0]!, charts[1]!), points, Object.fromEntries(inputs));
}

/** A couple has one canonical order: the earlier date first. */
export function earlierFirst(a: CalendarDate, b: CalendarDate): readonly [CalendarDate, CalendarDate] {
  return isoDate(a) <= isoDate(b) ? [a, b] : [b, a];
}
