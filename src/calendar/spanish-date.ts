import type { CalendarDate } from './dates.ts';

export const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/**
 * A date as Spanish writes it. Spelled out by hand: `Intl` may change its words with the ICU version of the machine, and
 * the same data must give the same bytes everywhere.
 *
 * @example spanishDate({ day: 15, month: 6, year: 1990 }) // '15 de junio de 1990'
 */
export function spanishDate({ day, month, year }: CalendarDate): string {
  return `${day} de ${MONTHS[month - 1]} de ${year}`;
}
