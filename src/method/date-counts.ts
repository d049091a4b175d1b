import { datesOfYears } from '../calendar/dates.ts';
import { birthNumbersOfCharts } from './birth-numbers.ts';
import { chartPoints, POINT_INDEX } from './chart-formulas.ts';
import { allChartNumbers, chartNumbers } from './chart-numbers.ts';
import { POSITION_KEYS, POSITION_POINTS, type PositionKey } from './destiny-matrix.ts';
import { ARCANA_NUMBERS, LIFE_PATH_NUMBERS, NUMBER_ROLES } from './reduce.ts';

/** How common each number is across all dates. */
export interface DateCounts {
  /** By position: the number of dates with each arcanum there, from 1 to 22. */
  readonly positions: Readonly<Record<PositionKey, readonly number[]>>;
  /** In the order of {@link LIFE_PATH_NUMBERS}. */
  readonly lifePaths: readonly number[];
  /** In the order of the numbers a birthday can have. */
  readonly birthdays: readonly number[];
  /** First to fourth pinnacle, each in the order of the numbers a pinnacle can have. */
  readonly pinnacles: readonly (readonly number[])[];
}

let counted: DateCounts | undefined;

/**
 * Computed once, because the API, OpenAPI, the dataset and the pages of a build all use them.
 * @example dateCounts().positions.center[8 - 1] // 8158: this many dates have arcanum 8 in the center
 */
export function dateCounts(): DateCounts {
  counted ??= countByCharts();
  return counted;
}

/** By chart: there are 13 times as many dates, and those with the same three numbers have the same arcana. */
function countByCharts(): DateCounts {
  const datesOf = new Map<string, number>();
  for (const date of datesOfYears()) {
    const { a, b, c } = chartNumbers(date);
    const key = `${a}-${b}-${c}`;
    datesOf.set(key, (datesOf.get(key) ?? 0) + 1);
  }
  const zeros = (numbers: readonly number[]): number[] => numbers.map(() => 0);
  const positions = Object.fromEntries(POSITION_KEYS.map((key) => [key, zeros(ARCANA_NUMBERS)])) as Record<
    PositionKey,
    number[]
  >;
  const lifePaths = zeros(LIFE_PATH_NUMBERS);
  const birthdays = zeros(NUMBER_ROLES.birthday);
  const pinnacles = [1, 2, 3, 4].map(() => zeros(NUMBER_ROLES.pinnacle));
  for (const [row, { a, b, c }] of [...allChartNumbers()].entries()) {
    const count = datesOf.get(`${a}-${b}-${c}`)!;
    const add = (counts: number[], numbers: readonly number[], number: number): void => {
      counts[numbers.indexOf(number)]! += count;
    };
    const chart = chartPoints(a, b, c);
    for (const key of POSITION_KEYS) add(positions[key], ARCANA_NUMBERS, chart[POINT_INDEX[POSITION_POINTS[key]]]!);
    const births = birthNumbersOfCharts()[row]!;
    add(lifePaths, LIFE_PATH_NUMBERS, births.lifePath);
    add(birthdays, NUMBER_ROLES.birthday, births.birthday);
    for (const [i, { number }] of births.pinnacles.entries()) add(pinnacles[i]!, NUMBER_ROLES.pinnacle, number);
  }
  return { positions, lifePaths, birthdays, pinnacles };
}
