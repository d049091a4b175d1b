import type { NameLetter, ReadName } from './read-name.ts';
import { type LifePathNumber, PART_MASTERS, TOTAL_MASTERS } from './reduce.ts';
import { type KarmicDebt, karmicDebts, lastValue, type Step, sumOfSteps, sumStep } from './steps.ts';

/** The three totals of a name, and the letters that each counts. */
const TOTALS = {
  expression: () => true,
  soul_urge: ({ isVowel }) => isVowel,
  personality: ({ isVowel }) => !isVowel,
} as const satisfies Record<string, (letter: NameLetter) => boolean>;
export type NameTotal = keyof typeof TOTALS;
export const NAME_TOTALS = Object.keys(TOTALS) as readonly NameTotal[];

/** The classic numbers of a name; `null` if it has no letter of that kind. */
export interface NameNumbers {
  readonly expression: LifePathNumber;
  readonly soulUrge: LifePathNumber | null;
  readonly personality: LifePathNumber | null;
  readonly karmicDebts: readonly KarmicDebt[];
  /** The numbers from 1 to 9 that no letter has. */
  readonly karmicLessons: readonly number[];
  /** The most frequent number or numbers. */
  readonly hiddenPassions: readonly number[];
}

/** @example nameNumbers(name).expression // of «María José Núñez»: 9 */
export function nameNumbers(name: ReadName): NameNumbers {
  const steps = explainNameNumbers(name);
  const numberOf = (total: NameTotal) => (steps[total].at(-1)?.value ?? null) as LifePathNumber | null;
  const counts = countsOf(name);
  const most = Math.max(...counts);
  const numbers = counts.map((count, i) => ({ number: i + 1, count }));
  return {
    expression: numberOf('expression')!,
    soulUrge: numberOf('soul_urge'),
    personality: numberOf('personality'),
    karmicDebts: karmicDebts(
      Object.fromEntries(NAME_TOTALS.map((total) => [total, steps[total].at(-1)?.reduction ?? []])),
    ),
    karmicLessons: numbers.filter(({ count }) => count === 0).map(({ number }) => number),
    hiddenPassions: numbers.filter(({ count }) => count === most).map(({ number }) => number),
  };
}

/**
 * The steps of the three totals: each part of the name, then their sum. Parts without a letter of that kind are left out, so a name
 * without any has no steps.
 * @example explainNameNumbers(name).soul_urge.at(-1) // of «María José Núñez»: { name: 'soul_urge', …, reduction: [30, 3], value: 3 }
 */
export function explainNameNumbers({ parts }: ReadName): Readonly<Record<NameTotal, readonly Step[]>> {
  const stepsOf = (total: NameTotal): Step[] => {
    const sums = parts.flatMap(({ letters }, i) => {
      const counted = letters.filter(TOTALS[total]);
      const terms = counted.map(({ letter, value }) => ({ name: letter, value }));
      return terms.length > 0 ? [sumStep(`part_${i + 1}`, terms, PART_MASTERS)] : [];
    });
    return sums.length > 0 ? [...sums, sumOfSteps(total, sums, TOTAL_MASTERS)] : [];
  };
  return Object.fromEntries(NAME_TOTALS.map((total) => [total, stepsOf(total)])) as Record<NameTotal, Step[]>;
}

/**
 * The number of a date and a name together.
 * @example maturityNumber(4, 9) // 4
 */
export function maturityNumber(lifePath: LifePathNumber, expression: LifePathNumber): LifePathNumber {
  return lastValue(explainMaturityNumber(lifePath, expression)) as LifePathNumber;
}

export function explainMaturityNumber(lifePath: LifePathNumber, expression: LifePathNumber): Step[] {
  const terms = [
    { name: 'life_path', value: lifePath },
    { name: 'expression', value: expression },
  ];
  return [sumStep('maturity', terms, TOTAL_MASTERS)];
}

/** How many letters have each number, starting with 1. */
function countsOf({ parts }: ReadName): number[] {
  const counts = Array<number>(9).fill(0);
  for (const { letters } of parts) for (const { value } of letters) counts[value - 1]!++;
  return counts;
}
