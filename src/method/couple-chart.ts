import { type CalendarDate, isoDate } from '../calendar/dates.ts';
import { addCharts, BASE_POINTS, CHART_POINTS, type ChartPoint, POINT_INDEX } from './chart-formulas.ts';
import { dateChart } from './destiny-matrix.ts';
import { explainChart, type PointStep, type Term } from './explain-destiny-matrix.ts';
import { chartOfPoints, type WholeChart } from './whole-chart.ts';

/** All that a chart has but the numbers of one date and their life path. */
export type CoupleChart = Omit<WholeChart, 'numbers' | 'lifePath'>;

/**
 * The values of all points of a couple, by {@link POINT_INDEX}. The order of the two does not matter.
 *
 * @example couplePoints({ day: 15, month: 6, year: 1990 }, { day: 29, month: 12, year: 1990 })[POINT_INDEX.E] // 20
 */
export function couplePoints(a: CalendarDate, b: CalendarDate): Uint8Array {
  return addCharts(dateChart(a), dateChart(b));
}

/**
 * Everything that two dates say together.
 *
 * @example coupleChart({ day: 15, month: 6, year: 1990 }, { day: 29, month: 12, year: 1990 }).points.P3 // 15
 */
export function coupleChart(a: CalendarDate, b: CalendarDate): CoupleChart {
  return chartOfPoints(couplePoints(a, b));
}

/**
 * Points of a couple's chart with their sums and reductions. A base point is the sum of the same point of both, the earlier
 * date first: its two terms have its own name.
 *
 * @example explainCouple(a, b, ['E']) // [{ point: 'E', terms: [{ name: 'E', value: 8 }, { name: 'E', value: 12 }], … }]
 */
export function explainCouple(
  a: CalendarDate,
  b: CalendarDate,
  points: readonly ChartPoint[] = CHART_POINTS,
): PointStep<ChartPoint>[] {
  const charts = earlierFirst(a, b).map(dateChart);
  const inputs: Partial<Record<ChartPoint, readonly Term<ChartPoint>[]>> = {};
  for (const name of BASE_POINTS) inputs[name] = charts.map((chart) => ({ name, value: chart[POINT_INDEX[name]]! }));
  return explainChart(addCharts(charts[0]!, charts[1]!), points, inputs);
}

/** A couple has one spelling: the earlier date, then the later one. */
export function earlierFirst(a: CalendarDate, b: CalendarDate): readonly [CalendarDate, CalendarDate] {
  return isoDate(a) <= isoDate(b) ? [a, b] : [b, a];
}
