import type { CalendarDate } from '../calendar/dates.ts';
import { allChartNumbers } from './chart-numbers.ts';
import { type LifePathNumber, NO_MASTERS, PART_MASTERS, reductions, TOTAL_MASTERS } from './reduce.ts';
import {
  digitTerms,
  type KarmicDebt,
  karmicDebts,
  resultOf,
  type Step,
  sumOfSteps,
  sumStep,
  type Term,
} from './steps.ts';

/** The calculation of a life path number. Each list starts with the input and ends with the value used. */
export interface LifePathSteps {
  readonly day: readonly number[];
  readonly month: readonly number[];
  readonly year: readonly number[];
  /** The sum of the three values used, and its reductions. */
  readonly total: readonly number[];
  readonly number: LifePathNumber;
}

/**
 * The life path number in three parts: day, month and year are reduced separately, then added and reduced. A chart's three numbers
 * give the same result as its dates: reducing to the 22 arcana first changes nothing.
 * @example explainLifePathNumber({ day: 29, month: 11, year: 1984 })
 * // { day: [29, 11], month: [11], year: [1984, 22], total: [44, 8], number: 8 }
 */
export function explainLifePathNumber(date: CalendarDate): LifePathSteps {
  const day = reductions(date.day, PART_MASTERS);
  const month = reductions(date.month, PART_MASTERS);
  const year = reductions(date.year, PART_MASTERS);
  const total = reductions(day.at(-1)! + month.at(-1)! + year.at(-1)!, TOTAL_MASTERS);
  return { day, month, year, total, number: total.at(-1) as LifePathNumber };
}

/** @example lifePathNumber({ day: 18, month: 6, year: 1942 }) // 22 */
export function lifePathNumber(date: CalendarDate): LifePathNumber {
  return explainLifePathNumber(date).number;
}

/** A number that holds for a period of life; the last period has no end. */
export interface LifePeriod {
  readonly number: number;
  readonly fromAge: number;
  readonly toAge: number | null;
}

export interface BirthNumbers {
  readonly lifePath: LifePathNumber;
  readonly birthday: number;
  readonly karmicDebts: readonly KarmicDebt[];
  readonly pinnacles: readonly LifePeriod[];
  readonly challenges: readonly LifePeriod[];
}

/** The first period ends at this age minus the life path; the next two last nine years each. */
const CYCLE_YEARS = 36;
const MIDDLE_YEARS = 9;

/**
 * Life path, birthday number, debts, pinnacles and challenges of a date.
 * @example birthNumbers({ day: 15, month: 6, year: 1990 }).pinnacles[1] // { number: 7, fromAge: 33, toAge: 41 }
 */
export function birthNumbers(date: CalendarDate): BirthNumbers {
  return numbersOf(explainBirthNumbers(date));
}

/** Each number is its step's value. */
function numbersOf(steps: readonly Step[]): BirthNumbers {
  const named = Object.fromEntries(steps.map((step) => [step.name, step]));
  const { day, life_path, first_end } = named as Record<'day' | 'life_path' | 'first_end', Step>;
  const ends = [0, MIDDLE_YEARS, 2 * MIDDLE_YEARS].map((years) => first_end.value + years);
  const periodsOf = (kind: 'pinnacle' | 'challenge'): LifePeriod[] =>
    [1, 2, 3, 4].map((place, i) => ({
      number: named[`${kind}_${place}`]!.value,
      fromAge: i === 0 ? 0 : ends[i - 1]! + 1,
      toAge: ends[i] ?? null,
    }));
  return {
    lifePath: life_path.value as LifePathNumber,
    birthday: day.value,
    karmicDebts: karmicDebts({ life_path: life_path.reduction, birthday: day.reduction }),
    pinnacles: periodsOf('pinnacle'),
    challenges: periodsOf('challenge'),
  };
}

let ofCharts: readonly BirthNumbers[] | undefined;

/**
 * The numbers of every chart, in the order of {@link allChartNumbers}; computed once, for dataset and statistics. Like the life path, they
 * all follow from a chart's three numbers.
 */
export function birthNumbersOfCharts(): readonly BirthNumbers[] {
  ofCharts ??= Array.from(allChartNumbers(), ({ a, b, c }) =>
    numbersOf(stepsOf(a, b, [{ name: 'birth_year', value: c }])),
  );
  return ofCharts;
}

/**
 * The same calculation, step by step: day, month and year, the life path, the age when the first period ends, four pinnacles, the
 * three parts as single digits, four challenges.
 * @example explainBirthNumbers({ day: 15, month: 6, year: 1990 })[3]
 * // { name: 'life_path', terms: [{ name: 'day', value: 6 }, …], reduction: [13, 4], value: 4 }
 */
export function explainBirthNumbers({ day, month, year }: CalendarDate): Step[] {
  return stepsOf(day, month, digitTerms('birth_year', year));
}

function stepsOf(birthDay: number, birthMonth: number, birthYear: readonly Term[]): Step[] {
  const day = sumStep('day', [{ name: 'birth_day', value: birthDay }], PART_MASTERS);
  const month = sumStep('month', [{ name: 'birth_month', value: birthMonth }], PART_MASTERS);
  const year = sumStep('year', birthYear, PART_MASTERS);
  const lifePath = sumOfSteps('life_path', [day, month, year], TOTAL_MASTERS);
  const lifePathDigit = sumOfSteps('life_path_digit', [lifePath], NO_MASTERS);
  const firstEnd = difference('first_end', { name: 'cycle', value: CYCLE_YEARS }, lifePathDigit);
  const digits = [day, month, year].map((part) => sumOfSteps(`${part.name}_digit`, [part], NO_MASTERS));
  return [
    ...[day, month, year, lifePath, lifePathDigit, firstEnd],
    ...fourPeriods([day, month, year], (one, other, i) => sumOfSteps(`pinnacle_${i}`, [one, other], TOTAL_MASTERS)),
    ...digits,
    ...fourPeriods(digits, (one, other, i) => {
      const [larger, smaller] = one.value >= other.value ? [one, other] : [other, one];
      return difference(`challenge_${i}`, resultOf(larger), smaller);
    }),
  ];
}

/** Pinnacles and challenges combine day, month and year in the same four ways. */
function fourPeriods(parts: readonly Step[], join: (one: Step, other: Step, place: number) => Step): Step[] {
  const [day, month, year] = parts as [Step, Step, Step];
  const first = join(month, day, 1);
  const second = join(day, year, 2);
  return [first, second, join(first, second, 3), join(month, year, 4)];
}

/** Never negative, and never reduced. */
function difference(name: string, from: Term, taken: Step): Step {
  const value = from.value - taken.value;
  return { name, terms: [from, { name: taken.name, value: 0 - taken.value }], reduction: [value], value };
}
