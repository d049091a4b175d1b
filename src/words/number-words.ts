import type { NumberRole } from '../method/number-roles.ts';
import type { NumberStep } from '../method/number-steps.ts';

/** The names of the classic numbers on pages and the command line. */
export const NUMBER_TITLES: Readonly<Record<NumberRole | 'life_path' | 'universal_year', string>> = {
  life_path: 'Camino de vida',
  birthday: 'Cumpleaños',
  expression: 'Expresión',
  soul_urge: 'Impulso del alma',
  personality: 'Personalidad',
  maturity: 'Madurez',
  personal_year: 'Año personal',
  personal_month: 'Mes personal',
  personal_day: 'Día personal',
  universal_year: 'Año universal',
  pinnacle: 'Pináculo',
  challenge: 'Desafío',
  karmic_debt: 'Deuda kármica',
  karmic_lesson: 'Lección kármica',
  hidden_passion: 'Pasión oculta',
};

const ORDINALS = ['Primer', 'Segundo', 'Tercer', 'Cuarto'] as const;

/** The names of steps whose results have no text of their own. */
const STEP_TITLES: Readonly<Record<string, string>> = {
  ...NUMBER_TITLES,
  day: 'Día',
  month: 'Mes',
  year: 'Año',
  day_digit: 'Día, en una cifra',
  month_digit: 'Mes, en una cifra',
  year_digit: 'Año, en una cifra',
  life_path_digit: 'Camino de vida, en una cifra',
  first_end: 'Última edad de la primera etapa',
};

/**
 * The name of a step; a part of a name is called by its own text.
 *
 * @example stepTitle('pinnacle_3') // 'Tercer pináculo'
 */
export function stepTitle(name: string, nameParts: readonly string[] = []): string {
  const [, kind, place] = /^(pinnacle|challenge|part)_([0-9]+)$/.exec(name) ?? [];
  if (kind === 'part') return nameParts[Number(place) - 1]!;
  if (kind) return `${ORDINALS[Number(place) - 1]} ${NUMBER_TITLES[kind as 'pinnacle' | 'challenge'].toLowerCase()}`;
  return STEP_TITLES[name] ?? name;
}

/**
 * The sum of a step in digits; a single term is not added to anything.
 *
 * @example numberSum(step) // '6 + 6 + 1 = 13 → 4', of a challenge '9 − 4 = 5'
 */
export function numberSum({ name, terms, reduction }: NumberStep): string {
  const result = reduction.join(' → ');
  if (terms.length === 1) return result;
  const sign = /^(?:challenge_|first_end)/.test(name) ? ' − ' : ' + ';
  return `${terms.map(({ value }) => Math.abs(value)).join(sign)} = ${result}`;
}
