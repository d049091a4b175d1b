import type { CalendarDate } from '../calendar/dates.ts';
import { type ChartPoint, chartPoints, POINT_FORMULAS, POINT_INDEX } from './chart-formulas.ts';
import { chartNumbers } from './chart-numbers.ts';
import { ARCANA_NUMBERS } from './reduce.ts';
import { digitTerms, type Step, sumStep, type Term } from './steps.ts';

/** The points that the picture shows and the explanation lists, in the order of the method page. */
// biome-ignore format: one name per line would hide that this is one row of the star and one of the tree
export const STAR_POINTS = [
  'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'K', 'L', 'M', 'R', 'R1', 'R2',
  'Sky', 'Earth', 'P1', 'Male', 'Female', 'P2', 'P3',
] as const satisfies readonly ChartPoint[];

export type PointName = (typeof STAR_POINTS)[number];

/** The API's 12 positions in body order, each with its point. */
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
 * @example dateChart({ day: 15, month: 6, year: 1990 })[POINT_INDEX.J] // 5
 */
export function dateChart(date: CalendarDate): Uint8Array {
  const { a, b, c } = chartNumbers(date);
  return chartPoints(a, b, c);
}

/**
 * The arcanum of each of the 12 positions. Not derived from their steps, which take six times as long: a build has 73,414 dates.
 * @example destinyMatrix({ day: 29, month: 12, year: 1990 }).center // 12
 */
export function destinyMatrix(date: CalendarDate): DestinyMatrix {
  const chart = dateChart(date);
  const matrix = {} as Record<PositionKey, number>;
  for (const key of POSITION_KEYS) matrix[key] = chart[POINT_INDEX[POSITION_POINTS[key]]]!;
  return matrix;
}

/** The calculation of one point, from other points or the date itself. */
export type PointStep = Step<ChartPoint, PointTerm>;
type PointTerm = ChartPoint | 'day' | 'month' | 'year';

/**
 * Points of a date's chart with their sums and reductions.
 * @example explainPoints({ day: 15, month: 6, year: 1990 }, ['J']) // [{ name: 'J', …, reduction: [23, 5], value: 5 }]
 */
export function explainPoints(date: CalendarDate, points: readonly ChartPoint[]): PointStep[] {
  return explainChart(dateChart(date), points, {
    A: [{ name: 'day', value: date.day }],
    B: [{ name: 'month', value: date.month }],
    C: digitTerms('year', date.year),
  });
}

/** Points of any chart, a date's or a couple's; `inputs` are the sums that are not in the table of formulas. */
export function explainChart(
  chart: Uint8Array,
  points: readonly ChartPoint[],
  inputs: Partial<Record<ChartPoint, readonly Term<PointTerm>[]>>,
): PointStep[] {
  return points.map((point) => {
    const summands = POINT_FORMULAS[point].map((name) => ({ name, value: chart[POINT_INDEX[name]]! }));
    return sumStep(point, inputs[point] ?? summands, ARCANA_NUMBERS);
  });
}
