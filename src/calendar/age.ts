import type { CalendarDate } from './dates.ts';

/** The longest verified human life; an older date is treated as historical, without an age. */
const OLDEST_AGE = 122;

/** The visitor's local date, which may differ from the date in UTC. */
export function calendarDay(now: Date): CalendarDate {
  return { day: now.getDate(), month: now.getMonth() + 1, year: now.getFullYear() };
}

/**
 * The age in years with its fraction; `undefined` for a date in the future or too long ago.
 *
 * @example ageOn({ day: 15, month: 6, year: 1990 }, { day: 15, month: 12, year: 2026 }) // 36.50…
 */
export function ageOn(birth: CalendarDate, today: CalendarDate): number | undefined {
  const now = timeOf(today);
  // Outside leap years, February 29 becomes March 1.
  const birthday = (age: number): number => timeOf({ ...birth, year: birth.year + age });
  const latest = today.year - birth.year;
  const age = birthday(latest) > now ? latest - 1 : latest;
  if (age < 0 || age > OLDEST_AGE) return undefined;
  return age + (now - birthday(age)) / (birthday(age + 1) - birthday(age));
}

/** In UTC, where all days have the same length. */
function timeOf({ day, month, year }: CalendarDate): number {
  return Date.UTC(year, month - 1, day);
}
