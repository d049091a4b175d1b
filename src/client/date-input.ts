import { type CalendarDate, parseDate, parseIsoDate } from '../contract/calendar-date.ts';
import { invalidDate } from '../contract/errors.ts';
import { ApiError } from './errors.ts';

/** A date as people have it at hand: `{ day, month, year }` or `'YYYY-MM-DD'`. */
export type DateInput = CalendarDate | string;

/** Checks a date by the API's own rule and throws the error that the API would answer. */
export function toCalendarDate(input: DateInput): CalendarDate {
  const parsed =
    typeof input === 'string'
      ? parseIsoDate(input)
      : parseDate(String(input.day), String(input.month), String(input.year));
  if (parsed.ok) return parsed.date;
  const { status, body } = invalidDate(parsed.problem);
  throw new ApiError(status, 'Invalid date', body.message);
}
