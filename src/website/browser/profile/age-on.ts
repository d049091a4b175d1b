import type { CalendarDate } from '../../../contract/check-date.ts';

/** Nobody is known to have lived longer: what lies beyond is not an age but a date of the past. */
const OLDEST_AGE = 122;

/** The day that the visitor's own calendar shows, which is not always the one in UTC. */
export function calendarDay(now: Date): CalendarDate {
  return { day: now.getDate(), month: now.getMonth() + 1, year: now.getFullYear() };
}

/**
 * The age in years with the part of the running one; nothing for a date that is still to come or too long ago.
 *
 * @example ageOn({ day: 15, month: 6, year: 1990 }, { day: 15, month: 12, year: 2026 }) // 36.50…
 */
export function ageOn(birth: CalendarDate, today: CalendarDate): number | undefined {
  const now = timeOf(today);
  // Outside leap years 29 February becomes 1 March.
  const birthday = (age: number): number => timeOf({ ...birth, year: birth.year + age });
  const latest = today.year - birth.year;
  const age = birthday(latest) > now ? latest - 1 : latest;
  if (age < 0 || age > OLDEST_AGE) return undefined;
  return age + (now - birthday(age)) / (birthday(age + 1) - birthday(age));
}

/** In UTC, where every day has the same length. */
function timeOf({ day, month, year }: CalendarDate): number {
  return Date.UTC(year, month - 1, day);
}

/**
 * An age with its article, to follow «desde» and «hasta».
 *
 * @example ageInWords(36.25) // 'los 36 años y 3 meses'
 */
export function ageInWords(age: number): string {
  if (age === 0) return 'el nacimiento';
  const years = Math.floor(age);
  const months = (age - years) * 12;
  return `${years === 1 ? 'el año' : `los ${years} años`}${months > 0 ? ` y ${months} meses` : ''}`;
}
