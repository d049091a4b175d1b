import { NUMBER_ROLES, reductions } from './reduce.ts';

/** One summand: a number from the date, the calendar or a letter, or an earlier step's value. */
export interface Term<Name extends string = string> {
  readonly name: Name;
  /** Negative if subtracted. */
  readonly value: number;
}

/** The calculation of one number: a classic one, or a point of a chart. */
export interface Step<Name extends string = string, TermName extends string = string> {
  readonly name: Name;
  readonly terms: readonly Term<TermName>[];
  /** The sum and its reductions, e.g. `[13, 4]`; one number if nothing is reduced. */
  readonly reduction: readonly number[];
  readonly value: number;
}

/** @example sumStep('life_path', [{ name: 'day', value: 6 }, { name: 'month', value: 7 }], TOTAL_MASTERS).reduction // [13, 4] */
export function sumStep<Name extends string, TermName extends string>(
  name: Name,
  terms: readonly Term<TermName>[],
  kept: readonly number[],
): Step<Name, TermName> {
  const sum = terms.reduce((total, { value }) => total + value, 0);
  const reduction = reductions(sum, kept);
  return { name, terms, reduction, value: reduction.at(-1)! };
}

/** A step that adds the values of others. */
export function sumOfSteps<Name extends string, TermName extends string>(
  name: Name,
  steps: readonly Step<TermName>[],
  kept: readonly number[],
): Step<Name, TermName> {
  return sumStep(name, steps.map(resultOf), kept);
}

/** A step's value as a term of the next. */
export function resultOf<Name extends string>({ name, value }: Step<Name>): Term<Name> {
  return { name, value };
}

/** A year is the sum of its digits. */
export function digitTerms<Name extends string>(name: Name, year: number): Term<Name>[] {
  return Array.from(String(year), (digit) => ({ name, value: Number(digit) }));
}

export function lastValue(steps: readonly Step[]): number {
  return steps.at(-1)!.value;
}

/**
 * The steps that lead to the named one, which comes last; each uses only values of earlier steps.
 * @example stepsTo('pinnacle_1', steps).map(({ name }) => name) // ['day', 'month', 'pinnacle_1']
 */
export function stepsTo(name: string, steps: readonly Step[]): Step[] {
  const needed = new Set([name]);
  // Backwards, because a step uses only earlier ones.
  for (const step of [...steps].reverse())
    if (needed.has(step.name)) for (const term of step.terms) needed.add(term.name);
  return steps.filter((step) => needed.has(step.name));
}

/** A karmic debt, and the numbers whose calculation it appears in. */
export interface KarmicDebt {
  readonly number: number;
  readonly from: readonly string[];
}

/**
 * The debts that appear in calculations, in ascending order.
 * @example karmicDebts({ life_path: [13, 4], birthday: [19] })
 * // [{ number: 13, from: ['life_path'] }, { number: 19, from: ['birthday'] }]
 */
export function karmicDebts(appearing: Readonly<Record<string, readonly number[]>>): KarmicDebt[] {
  return NUMBER_ROLES.karmic_debt.flatMap((number) => {
    const from = Object.keys(appearing).filter((name) => appearing[name]!.includes(number));
    return from.length > 0 ? [{ number, from }] : [];
  });
}

/**
 * A step's sum as text; a single term is not added to anything.
 * @example numberSum(step) // '6 + 6 + 1 = 13 → 4', of a challenge '9 − 4 = 5'
 */
export function numberSum({ name, terms, reduction }: Step): string {
  const result = reduction.join(' → ');
  if (terms.length === 1) return result;
  const sign = /^(?:challenge_|first_end)/.test(name) ? ' − ' : ' + ';
  return `${terms.map(({ value }) => Math.abs(value)).join(sign)} = ${result}`;
}
