import { CHART_POINTS, type ChartPoint, POINT_FORMULAS } from '../../domain/chart-formulas.ts';
import { OCTAGRAM_POINTS } from '../../domain/destiny-matrix.ts';
import { type PointStep, reducedSum } from '../../domain/explain-destiny-matrix.ts';
import { POINT_NAMES } from '../../picture/point-labels.ts';

/** What the whole chart has beyond the 22 points of the simple star. */
export const OTHER_POINTS: readonly ChartPoint[] = CHART_POINTS.filter(
  (point) => !(OCTAGRAM_POINTS as readonly ChartPoint[]).includes(point),
);

/** The three points that come from the date itself. */
const INPUTS: Partial<Record<ChartPoint, string>> = {
  A: 'el día',
  B: 'el mes',
  C: 'la suma de las cifras del año',
};

/**
 * @example formulaOf('D') // 'A + B + C'
 */
export function formulaOf(point: ChartPoint): string {
  return INPUTS[point] ?? POINT_FORMULAS[point].map((name) => POINT_NAMES[name]).join(' + ');
}

/** «11 + 12 + 19 = 42 → 6», and no sum where there is only one term. */
export function calculationOf({ terms }: PointStep<ChartPoint>): string {
  return sumInDigits(terms.map(({ value }) => value));
}

/**
 * @example sumInDigits([15, 6, 10]) // '15 + 6 + 10 = 31 → 4'
 */
export function sumInDigits(values: readonly number[]): string {
  const reduced = reducedSum(values).join(' → ');
  return values.length > 1 ? `${values.join(' + ')} = ${reduced}` : reduced;
}
