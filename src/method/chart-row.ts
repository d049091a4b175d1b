import { CHART_POINTS, chartPoints } from './chart-formulas.ts';
import type { ChartNumbers } from './chart-numbers.ts';
import { lifePathOf } from './life-path-number.ts';
import {
  AGE_COUNT,
  AGE_STEP,
  ageNumbers,
  CHAKRA_CELLS,
  CHAKRA_PARTS,
  CHAKRAS,
  type ChakraPart,
  chakraNumbers,
} from './whole-chart.ts';

/** The number of input points; in a row, the life path comes between them and the computed points. */
const INPUTS = 3;
const FIRST_CHAKRA = CHART_POINTS.length + 1;
const FIRST_AGE = FIRST_CHAKRA + CHAKRA_CELLS;

/** The ages of the ring, from 0 to 78.75. */
export const RING_AGES: readonly number[] = Array.from({ length: AGE_COUNT }, (_, i) => i * AGE_STEP);

/** Points keep their names in lower case: SQL does not tell `R1` from `r1`. */
export const pointColumn = (point: string): string => point.toLowerCase();
export const chakraColumn = (name: string, part: ChakraPart): string => `${name.toLowerCase()}_${part}`;
export const chakraSumColumn = (part: ChakraPart): string => `chakra_sum_${part}`;
/**
 * @example ageColumn(1.25) // 'age_1_25': a point would need quotes in SQL
 */
export const ageColumn = (age: number): string => `age_${age.toFixed(2).replace('.', '_')}`;

/** The names of all numbers of a chart, in the order of {@link chartRow}. */
export const CHART_COLUMNS: readonly string[] = [
  ...CHART_POINTS.slice(0, INPUTS).map(pointColumn),
  'life_path',
  ...CHART_POINTS.slice(INPUTS).map(pointColumn),
  ...CHAKRAS.flatMap(({ name }) => CHAKRA_PARTS.map((part) => chakraColumn(name, part))),
  ...CHAKRA_PARTS.map(chakraSumColumn),
  ...RING_AGES.map(ageColumn),
];

/**
 * All numbers of a chart in one row. The same as {@link import('./whole-chart.ts').wholeChart}, without its objects, which
 * for 5,544 charts would take ten times as long.
 *
 * @example chartRow({ a: 15, b: 6, c: 19 })[CHART_COLUMNS.indexOf('e')] // 8
 */
export function chartRow(numbers: ChartNumbers): Uint8Array {
  const points = chartPoints(numbers.a, numbers.b, numbers.c);
  const row = new Uint8Array(CHART_COLUMNS.length);
  row.set(points.subarray(0, INPUTS));
  row[INPUTS] = lifePathOf(numbers);
  row.set(points.subarray(INPUTS, CHART_POINTS.length), INPUTS + 1);
  row.set(chakraNumbers(points), FIRST_CHAKRA);
  row.set(ageNumbers(points), FIRST_AGE);
  return row;
}
