import { CHART_POINTS, type ChartPoint, chartPoints, POINT_INDEX } from './chart-formulas.ts';
import { allChartNumbers } from './chart-numbers.ts';

/** The points of every possible chart, by {@link POINT_INDEX}. */
export function* allCharts(): Generator<Uint8Array> {
  for (const { a, b, c } of allChartNumbers()) yield chartPoints(a, b, c);
}

let found: Readonly<Record<ChartPoint, readonly number[]>> | undefined;

/**
 * The arcana that a point has on some date, in ascending order.
 *
 * @example arcanaOfPoint('M') // [3, 6, 9, 12, 15, 18, 21]
 */
export function arcanaOfPoint(point: ChartPoint): readonly number[] {
  found ??= arcanaByPoint();
  return found[point];
}

function arcanaByPoint(): Readonly<Record<ChartPoint, readonly number[]>> {
  const sets = CHART_POINTS.map(() => new Set<number>());
  for (const chart of allCharts()) for (const [i, arcana] of sets.entries()) arcana.add(chart[i]!);
  return Object.fromEntries(
    CHART_POINTS.map((point) => [point, [...sets[POINT_INDEX[point]]!].sort((a, b) => a - b)]),
  ) as Record<ChartPoint, number[]>;
}

/**
 * The combinations of several points that some date has, each once, ordered by the first point, then the second and so on.
 *
 * @example combinationsOf(['E', 'D', 'P3'])[0] // [3, 6, 9]
 */
export function combinationsOf(points: readonly ChartPoint[]): number[][] {
  const distinct = new Map<string, number[]>();
  for (const chart of allCharts()) {
    const arcana = points.map((point) => chart[POINT_INDEX[point]]!);
    distinct.set(arcana.join('-'), arcana);
  }
  return [...distinct.values()].sort((one, other) => {
    const differing = one.findIndex((arcanum, i) => arcanum !== other[i]);
    return one[differing]! - other[differing]!;
  });
}
