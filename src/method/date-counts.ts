import { daysInMonth, FIRST_YEAR, LAST_YEAR } from '../calendar/dates.ts';
import { birthNumbersOfCharts } from './birth-numbers.ts';
import { chartPoints, POINT_INDEX } from './chart-formulas.ts';
import { allChartNumbers, CHART_RANGES, type ChartNumbers } from './chart-numbers.ts';
import { POSITION_KEYS, POSITION_POINTS, type PositionKey } from './destiny-matrix.ts';
import { NUMBER_ROLES } from './number-roles.ts';
import { ARCANA_COUNT, digitSum, LIFE_PATH_NUMBERS, reduceToArcanum } from './reduce.ts';

/** How common each number is over all dates of the service. */
export interface DateCounts {
  /** By position, the number of dates with each arcanum there: first that of arcanum 1, last that of arcanum 22. */
  readonly positions: Readonly<Record<PositionKey, readonly number[]>>;
  /** In the order of {@link LIFE_PATH_NUMBERS}. */
  readonly lifePaths: readonly number[];
  /** In the order of the numbers that a birthday can have. */
  readonly birthdays: readonly number[];
  /** Of the first pinnacle to the fourth, each in the order of the numbers that a pinnacle can have. */
  readonly pinnacles: readonly (readonly number[])[];
}

let counted: DateCounts | undefined;

/**
 * Computed once, because the API, OpenAPI, the dataset and the pages of a build all show them.
 *
 * @example dateCounts().positions.center[8 - 1] // 8158: so many dates have arcanum 8 in the centre
 */
export function dateCounts(): DateCounts {
  counted ??= countByCharts();
  return counted;
}

/** There are 13 times as many dates as charts, and dates with the same three numbers have the same arcana. */
function countByCharts(): DateCounts {
  const datesOf = datesByChart();
  const positions = {} as Record<PositionKey, number[]>;
  for (const key of POSITION_KEYS) positions[key] = Array<number>(ARCANA_COUNT).fill(0);
  const places = POSITION_KEYS.map((key) => ({
    counts: positions[key],
    point: POINT_INDEX[POSITION_POINTS[key]],
  }));
  const lifePaths = LIFE_PATH_NUMBERS.map(() => 0);
  const birthdays = NUMBER_ROLES.birthday.map(() => 0);
  const pinnacles = [1, 2, 3, 4].map(() => NUMBER_ROLES.pinnacle.map(() => 0));
  const addTo = (counts: number[], numbers: readonly number[], number: number, count: number): void => {
    counts[numbers.indexOf(number)]! += count;
  };
  for (const [row, numbers] of [...allChartNumbers()].entries()) {
    const count = datesOf[placeOf(numbers)]!;
    const chart = chartPoints(numbers.a, numbers.b, numbers.c);
    for (const { point, counts } of places) counts[chart[point]! - 1]! += count;
    const births = birthNumbersOfCharts()[row]!;
    addTo(lifePaths, LIFE_PATH_NUMBERS, births.lifePath, count);
    addTo(birthdays, NUMBER_ROLES.birthday, births.birthday, count);
    for (const [i, { number }] of births.pinnacles.entries())
      addTo(pinnacles[i]!, NUMBER_ROLES.pinnacle, number, count);
  }
  return { positions, lifePaths, birthdays, pinnacles };
}

/** How many dates have the numbers of each chart, by {@link placeOf}. */
function datesByChart(): Uint16Array {
  const { a, b, c } = CHART_RANGES;
  const counts = new Uint16Array(placeOf({ a: a.max, b: b.max, c: c.max }) + 1);
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    const numberOfYear = reduceToArcanum(digitSum(year));
    for (let month = 1; month <= CHART_RANGES.b.max; month++) {
      const lastDay = daysInMonth(month, year);
      for (let day = 1; day <= lastDay; day++)
        counts[placeOf({ a: reduceToArcanum(day), b: month, c: numberOfYear })]!++;
    }
  }
  return counts;
}

function placeOf({ a, b, c }: ChartNumbers): number {
  return (a * (CHART_RANGES.b.max + 1) + b) * (CHART_RANGES.c.max + 1) + c;
}
