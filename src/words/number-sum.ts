import type { NumberStep } from '../method/number-steps.ts';

/**
 * The sum of a step in digits, the same in every language; a single term is not added to anything.
 *
 * @example numberSum(step) // '6 + 6 + 1 = 13 → 4', of a challenge '9 − 4 = 5'
 */
export function numberSum({ name, terms, reduction }: NumberStep): string {
  const result = reduction.join(' → ');
  if (terms.length === 1) return result;
  const sign = /^(?:challenge_|first_end)/.test(name) ? ' − ' : ' + ';
  return `${terms.map(({ value }) => Math.abs(value)).join(sign)} = ${result}`;
}
