import type { CalendarDate } from '../calendar/dates.ts';
import { allChartNumbers, type ChartNumbers } from './chart-numbers.ts';
import { NO_MASTERS, PART_MASTERS, reduceKeeping, reductions, TOTAL_MASTERS } from './master-numbers.ts';
import {
  digitTerms,
  type KarmicDebt,
  karmicDebts,
  type NumberStep,
  type NumberTerm,
  numberStep,
  resultOf,
  sumOfSteps,
} from './number-steps.ts';
import { digitSum, type LifePathNumber } from './reduce.ts';

/** A number that holds for a period of life; the last period has no end. */
export interface LifePeriod {
  readonly number: number;
  readonly fromAge: number;
  readonly toAge: number | null;
}

/** The classic numbers of a birth date. */
export interface BirthNumbers {
  readonly lifePath: LifePathNumber;
  readonly birthday: number;
  readonly karmicDebts: readonly KarmicDebt[];
  readonly pinnacles: readonly LifePeriod[];
  readonly challenges: readonly LifePeriod[];
}

/** The first period ends as many years before this age as the life path says; the next two take nine years each. */
const CYCLE_YEARS = 36;
const MIDDLE_YEARS = 9;

/**
 * Life path, birthday number, debts, pinnacles and challenges of a date.
 *
 * @example birthNumbers({ day: 15, month: 6, year: 1990 }).pinnacles[1] // { number: 7, fromAge: 33, toAge: 41 }
 */
export function birthNumbers({ day, month, year }: CalendarDate): BirthNumbers {
  return birthNumbersOf({ a: day, b: month, c: digitSum(year) });
}

/** From the three numbers of a chart: like the life path, all of these follow from them. */
function birthNumbersOf({ a, b, c }: ChartNumbers): BirthNumbers {
  const parts = [a, b, c].map((n) => reduceKeeping(n, PART_MASTERS)) as [number, number, number];
  const digits = parts.map((n) => reduceKeeping(n, NO_MASTERS)) as [number, number, number];
  const total = parts[0] + parts[1] + parts[2];
  const lifePath = reduceKeeping(total, TOTAL_MASTERS) as LifePathNumber;
  const ages = agesOf(CYCLE_YEARS - reduceKeeping(lifePath, NO_MASTERS));
  const pinnacles = fourPeriods(parts, (one, other) => reduceKeeping(one + other, TOTAL_MASTERS));
  const challenges = fourPeriods(digits, (one, other) => Math.abs(one - other));
  return {
    lifePath,
    birthday: parts[0],
    karmicDebts: karmicDebts({ life_path: reductions(total, TOTAL_MASTERS), birthday: [a] }),
    pinnacles: pinnacles.map((number, i) => ({ number, ...ages[i]! })),
    challenges: challenges.map((number, i) => ({ number, ...ages[i]! })),
  };
}

let ofCharts: readonly BirthNumbers[] | undefined;

/** Those of every chart, in the order of {@link allChartNumbers}; made once, for dataset and statistics. */
export function birthNumbersOfCharts(): readonly BirthNumbers[] {
  ofCharts ??= Array.from(allChartNumbers(), birthNumbersOf);
  return ofCharts;
}

/**
 * The same calculation, step by step: day, month and year as parts, the life path, the age at which the first period ends,
 * four pinnacles, the three parts as single digits, four challenges.
 *
 * @example explainBirthNumbers({ day: 15, month: 6, year: 1990 })[3]
 * // { name: 'life_path', terms: [{ name: 'day', value: 6 }, …], reduction: [13, 4], value: 4 }
 */
export function explainBirthNumbers(date: CalendarDate): NumberStep[] {
  const day = numberStep('day', [{ name: 'birth_day', value: date.day }], PART_MASTERS);
  const month = numberStep('month', [{ name: 'birth_month', value: date.month }], PART_MASTERS);
  const year = numberStep('year', digitTerms('birth_year', date.year), PART_MASTERS);
  const lifePath = sumOfSteps('life_path', [day, month, year], TOTAL_MASTERS);
  const lifePathDigit = sumOfSteps('life_path_digit', [lifePath], NO_MASTERS);
  const firstEnd = difference('first_end', { name: 'cycle', value: CYCLE_YEARS }, lifePathDigit);
  const digits = [day, month, year].map((part) => sumOfSteps(`${part.name}_digit`, [part], NO_MASTERS));
  return [
    ...[day, month, year, lifePath, lifePathDigit, firstEnd],
    ...fourPeriods([day, month, year], (one, other, i) => sumOfSteps(`pinnacle_${i}`, [one, other], TOTAL_MASTERS)),
    ...digits,
    ...fourPeriods(digits as [NumberStep, NumberStep, NumberStep], (one, other, i) => {
      const [larger, smaller] = one.value >= other.value ? [one, other] : [other, one];
      return difference(`challenge_${i}`, resultOf(larger), smaller);
    }),
  ];
}

/** Pinnacles and challenges are joined from day, month and year in the same four ways. */
function fourPeriods<T>(
  [day, month, year]: readonly [T, T, T],
  join: (one: T, other: T, place: number) => T,
): readonly [T, T, T, T] {
  const first = join(month, day, 1);
  const second = join(day, year, 2);
  return [first, second, join(first, second, 3), join(month, year, 4)];
}

function agesOf(firstEnd: number): Pick<LifePeriod, 'fromAge' | 'toAge'>[] {
  const ends = [firstEnd, firstEnd + MIDDLE_YEARS, firstEnd + 2 * MIDDLE_YEARS, null];
  return ends.map((toAge, i) => ({ fromAge: i === 0 ? 0 : ends[i - 1]! + 1, toAge }));
}

/** Never negative, and never reduced. */
function difference(name: string, from: NumberTerm, taken: NumberStep): NumberStep {
  const value = from.value - taken.value;
  return { name, terms: [from, { name: taken.name, value: 0 - taken.value }], reduction: [value], value };
}
