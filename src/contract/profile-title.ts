import type { CalendarDate } from './check-date.ts';
import { spanishDate } from './spanish-date.ts';

/**
 * The title of a profile's page with the date in front of the site's name.
 *
 * @example profileTitle('Perfil de una fecha · Open Numerology', date) // 'Perfil del 15 de junio de 1990 · Open Numerology'
 */
export function profileTitle(title: string, date: CalendarDate): string {
  return title.replace(/^.*?(?= ·|$)/, () => `Perfil del ${spanishDate(date)}`);
}
