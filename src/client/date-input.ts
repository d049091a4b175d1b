import { type CalendarDate, type ParsedDate, parseDate, parseIsoDate } from '../contract/calendar-date.ts';
import { type CheckedPair, checkPair, parseYear } from '../contract/check-pair.ts';
import { invalidDate } from '../contract/errors.ts';
import { ApiError } from './errors.ts';

/** A date as people have it at hand: `{ day, month, year }` or `'YYYY-MM-DD'`. */
export type DateInput = CalendarDate | string;

/** Checks a date by the API's own rule and throws the error that the API would answer. */
export function toCalendarDate(input: DateInput): CalendarDate {
  const parsed = parseInput(input);
  if (parsed.ok) return parsed.date;
  throw refused(invalidDate(parsed.problem));
}

/** The same for two dates; the message says which of them is wrong. */
export function toCouple(a: DateInput, b: DateInput): readonly [CalendarDate, CalendarDate] {
  return checked(checkPair('couple', parseInput(a), parseInput(b)));
}

/** The same for a date and a year to ask for. */
export function toDateAndYear(date: DateInput, year: number): { date: CalendarDate; year: number } {
  const [birth, asked] = checked(checkPair('year', parseInput(date), parseYear(String(year))));
  return { date: birth, year: asked.year };
}

function parseInput(input: DateInput): ParsedDate {
  if (typeof input === 'string') return parseIsoDate(input);
  return parseDate(String(input.day), String(input.month), String(input.year));
}

function checked(pair: CheckedPair): readonly [CalendarDate, CalendarDate] {
  if (pair.ok) return pair.dates;
  throw refused(pair.error);
}

function refused({ status, body }: { status: number; body: { message: string } }): ApiError {
  return new ApiError(status, 'Invalid date', body.message);
}
