import type { NumberRole } from '../../method/reduce.ts';

const titles: Readonly<Record<NumberRole | 'life_path' | 'universal_year', string>> = {
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

export const numbers = {
  titles,

  /** One of four. */
  nth: (place: number, kind: 'pinnacle' | 'challenge'): string =>
    `${['Primer', 'Segundo', 'Tercer', 'Cuarto'][place - 1]} ${titles[kind].toLowerCase()}`,

  /** Steps whose results have no text. */
  steps: {
    day: 'Día',
    month: 'Mes',
    year: 'Año',
    day_digit: 'Día, en una cifra',
    month_digit: 'Mes, en una cifra',
    year_digit: 'Año, en una cifra',
    life_path_digit: 'Camino de vida, en una cifra',
    first_end: 'Última edad de la primera etapa',
  },
};
