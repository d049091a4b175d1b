import type { CalendarDate } from '../calendar/dates.ts';
import { type ChartPoint, chartPoints, POINT_INDEX } from './chart-formulas.ts';
import { chartNumbers } from './chart-numbers.ts';

/** The points of the chart that the picture draws and the explanation lists, in the order of the method page. */
// biome-ignore format: one name per line would hide that this is one row of the star and one of the tree
export const OCTAGRAM_POINTS = [
  'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'K', 'L', 'M', 'R', 'R1', 'R2',
  'Sky', 'Earth', 'P1', 'Male', 'Female', 'P2', 'P3',
] as const satisfies readonly ChartPoint[];

export type PointName = (typeof OCTAGRAM_POINTS)[number];

/** The 12 positions of the API in the order of its bodies, each with the point that it shows. */
export const POSITION_POINTS = {
  personal: 'A',
  social: 'C',
  soul: 'B',
  body: 'Earth',
  spirit: 'Sky',
  center: 'E',
  talents: 'K',
  karma: 'D',
  money: 'R2',
  relationships: 'R1',
  destiny: 'P2',
  purpose: 'P3',
} as const satisfies Record<string, PointName>;

export type PositionKey = keyof typeof POSITION_POINTS;
export const POSITION_KEYS = Object.keys(POSITION_POINTS) as readonly PositionKey[];
export type DestinyMatrix = Readonly<Record<PositionKey, number>>;

/**
 * The values of all points of a date's chart, by {@link POINT_INDEX}.
 *
 * @example dateChart({ day: 15, month: 6, year: 1990 })[POINT_INDEX.J] // 5
 */
export function dateChart(date: CalendarDate): Uint8Array {
  const { a, b, c } = chartNumbers(date);
  return chartPoints(a, b, c);
}

/**
 * The arcanum of each of the 12 positions.
 *
 * @example destinyMatrix({ day: 29, month: 12, year: 1990 }).center // 12
 */
export function destinyMatrix(date: CalendarDate): DestinyMatrix {
  const chart = dateChart(date);
  const matrix = {} as Record<PositionKey, number>;
  for (const key of POSITION_KEYS) matrix[key] = chart[POINT_INDEX[POSITION_POINTS[key]]]!;
  return matrix;
}
