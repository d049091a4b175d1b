import type { NumberTexts } from '../content/content.ts';
import type { NumberRole } from '../method/number-roles.ts';
import type { NumberStep } from '../method/number-steps.ts';

/** A number with how it is made: what the bodies of dates, days, years and names have in common. Without Zod, for the edge. */
export function numberWithSteps(steps: readonly NumberStep[]) {
  return { number: steps.at(-1)!.value, steps: steps.map(stepBody) };
}

/** The same with what it says in its role. */
export function numberCard(texts: NumberTexts, role: NumberRole, steps: readonly NumberStep[]) {
  const { value: number } = steps.at(-1)!;
  return { number, text: textOf(texts, role, number), steps: steps.map(stepBody) };
}

export function debtCard(
  texts: NumberTexts,
  { number, from }: { readonly number: number; readonly from: readonly string[] },
) {
  return { number, from: [...from], text: textOf(texts, 'karmic_debt', number) };
}

export function textOf(texts: NumberTexts, role: NumberRole, number: number): string {
  return texts[role][String(number)]!;
}

function stepBody({ name, terms, reduction, value }: NumberStep) {
  return { name, terms: [...terms], reduction: [...reduction], value };
}
