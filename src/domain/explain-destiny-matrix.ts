import type { CalendarDate } from '../contract/calendar-date.ts';
import { ARCANA_COUNT } from '../contract/limits.ts';
import type { PointName } from './destiny-matrix.ts';
import { digitSum, digitsOf } from './reduce.ts';

/** One summand: another point, or what the date itself gives. */
export interface Term {
  readonly name: PointName | 'day' | 'month' | 'year';
  readonly value: number;
}

/** How one point came about. */
export interface PointStep {
  readonly point: PointName;
  readonly terms: readonly Term[];
  /** The sum and what became of it, e.g. `[32, 5]`; one number where nothing had to be reduced. */
  readonly reduction: readonly number[];
  readonly value: number;
}

/** The method as a table; each row uses only rows above it. A, B and C come from the date. */
export const POINT_FORMULAS: readonly (readonly [PointName, readonly PointName[]])[] = [
  ['D', ['A', 'B', 'C']],
  ['E', ['A', 'B', 'C', 'D']],
  ['F', ['A', 'B']],
  ['G', ['B', 'C']],
  ['H', ['C', 'D']],
  ['I', ['D', 'A']],
  ['K', ['B', 'E']],
  ['L', ['C', 'E']],
  ['M', ['D', 'E']],
  ['R', ['L', 'M']],
  ['R1', ['M', 'R']],
  ['R2', ['L', 'R']],
  ['Sky', ['B', 'D']],
  ['Earth', ['A', 'C']],
  ['P1', ['Sky', 'Earth']],
  ['Male', ['F', 'H']],
  ['Female', ['G', 'I']],
  ['P2', ['Male', 'Female']],
  ['P3', ['P1', 'P2']],
];

/**
 * Every point of the octagram with its sum and its reductions, in an order in which each can be followed.
 *
 * @example explainDestinyMatrix({ day: 29, month: 12, year: 1990 })[3]
 * // { point: 'D', terms: [{ name: 'A', value: 11 }, …], reduction: [42, 6], value: 6 }
 */
export function explainDestinyMatrix({ day, month, year }: CalendarDate): PointStep[] {
  const steps = [
    step('A', [{ name: 'day', value: day }]),
    step('B', [{ name: 'month', value: month }]),
    step(
      'C',
      digitsOf(year).map((value) => ({ name: 'year', value })),
    ),
  ];
  const values = new Map(steps.map(({ point, value }) => [point, value]));
  for (const [point, from] of POINT_FORMULAS) {
    const next = step(
      point,
      from.map((name) => ({ name, value: values.get(name)! })),
    );
    values.set(point, next.value);
    steps.push(next);
  }
  return steps;
}

function step(point: PointName, terms: readonly Term[]): PointStep {
  const reduction = [terms.reduce((sum, { value }) => sum + value, 0)];
  while (reduction.at(-1)! > ARCANA_COUNT) reduction.push(digitSum(reduction.at(-1)!));
  return { point, terms, reduction, value: reduction.at(-1)! };
}
