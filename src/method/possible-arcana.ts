import { CHART_POINTS, type ChartPoint, chartPoints, POINT_FORMULAS, POINT_INDEX } from './chart-formulas.ts';
import { allChartNumbers } from './chart-numbers.ts';
import { addCharts, BASE_POINTS } from './couple-chart.ts';
import { CHART_PLACES, COUPLE_PLACES, PLACE_KEYS, type PlaceKey } from './places.ts';
import { ARCANA_NUMBERS, reduceToArcanum } from './reduce.ts';

/** The points of every possible chart, by {@link POINT_INDEX}. */
export function* allCharts(): Generator<Uint8Array> {
  for (const { a, b, c } of allChartNumbers()) yield chartPoints(a, b, c);
}

let found: Readonly<Record<ChartPoint, readonly number[]>> | undefined;

/**
 * The arcana that a point has on some date, in ascending order.
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
 * The distinct combinations of several points that some date has, sorted by the first point, then the second and so on.
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

let absent: ReadonlyMap<number, readonly PlaceKey[]> | undefined;

/**
 * The places where no date, or no couple, has an arcanum.
 * @example absentPlaces(4) // ['purpose', 'planetary_purpose', 'couple_purpose']
 */
export function absentPlaces(arcanum: number): readonly PlaceKey[] {
  absent ??= absentByArcanum();
  return absent.get(arcanum)!;
}

function absentByArcanum(): ReadonlyMap<number, readonly PlaceKey[]> {
  const arcanaOf = new Map<PlaceKey, ReadonlySet<number>>([
    ...Object.entries(CHART_PLACES).map(([place, point]) => [place as PlaceKey, arcanaOfDates(point)] as const),
    // Like D, a year's arcanum is A + B + a year's number, and no year has a number that no birth year has.
    ['year', arcanaOfDates('D')],
    // The age ring starts with A, which can be any arcanum.
    ['age', arcanaOfDates('A')],
    ['couple', arcanaOfCouples('E')],
    ...Object.entries(COUPLE_PLACES).map(
      ([place, point]) => [`couple_${place}` as PlaceKey, arcanaOfCouples(point)] as const,
    ),
  ]);
  return new Map(
    ARCANA_NUMBERS.map((arcanum) => [arcanum, PLACE_KEYS.filter((place) => !arcanaOf.get(place)!.has(arcanum))]),
  );
}

function arcanaOfDates(point: ChartPoint): Set<number> {
  return new Set(arcanaOfPoint(point));
}

/**
 * The arcana that a point has for some couple. There are 15 million pairs of charts: it tries only as many as it takes to find
 * everything that is not already ruled out.
 */
function arcanaOfCouples(point: ChartPoint): ReadonlySet<number> {
  const possible = notRuledOut(point);
  if (BASE_POINTS.includes(point)) return possible;
  const reached = new Set<number>();
  for (const one of allCharts()) {
    for (const other of allCharts()) {
      reached.add(addCharts(one, other)[POINT_INDEX[point]]!);
      if (reached.size === possible.size) return reached;
    }
  }
  return reached;
}

/**
 * What a couple's point could be, treating its summands as independent. Any two dates can form a couple, so this is exact for the
 * base points.
 */
function notRuledOut(point: ChartPoint): ReadonlySet<number> {
  const sums = sumsOfTwo(arcanaOfPoint(point), arcanaOfPoint(point));
  if (BASE_POINTS.includes(point)) return new Set(sums.map(reduceToArcanum));
  // Digit sums preserve the remainder modulo nine, so a couple's remainder is the sum of the two, however the sums are grouped.
  const remainders = new Set(sums.map((sum) => sum % 9));
  const [first, ...rest] = POINT_FORMULAS[point].map((summand) => [...notRuledOut(summand)]);
  const added = rest.reduce((before, summand) => sumsOfTwo(before, summand), first!);
  return new Set(added.map(reduceToArcanum).filter((arcanum) => remainders.has(arcanum % 9)));
}

function sumsOfTwo(ones: readonly number[], others: readonly number[]): number[] {
  return [...new Set(ones.flatMap((one) => others.map((other) => one + other)))];
}
