import { type CalendarDate, parseIsoDate } from '../contract/check-date.ts';
import { explainDate } from '../contract/errors.ts';

/** What an assistant asked for does not exist; it is told why and may ask again. */
export class NoSuchDate extends Error {}

export function readDate(text: string): CalendarDate {
  const parsed = parseIsoDate(text);
  if (parsed.ok) return parsed.date;
  throw new NoSuchDate(explainDate(parsed.problem, 'Se espera AAAA-MM-DD, por ejemplo 1990-06-15.'));
}
