import { type CalendarDate, type ParsedDate, parseDate, parseIsoDate } from '../calendar/dates.ts';
import { type CheckedPair, checkPair, parseYear } from '../http/check-pair.ts';
import { explainDate } from '../http/errors.ts';
import { ApiError } from './errors.ts';

/** A date as people have it at hand: `{ day, month, year }` or `'YYYY-MM-DD'`. */
export type DateInput = CalendarDate | string;

const EXPECTED = "Se espera 'YYYY-MM-DD', por ejemplo '1990-06-15', o { day: 15, month: 6, year: 1990 }.";

/** Checks a date by the API's own rule and throws the error that the API would answer, in the terms of this function. */
export function toCalendarDate(input: DateInput): CalendarDate {
  const parsed = parseInput(input);
  if (parsed.ok) return parsed.date;
  throw invalid(explainDate(parsed.problem, EXPECTED));
}

/** The same for two dates; the message says which of them is wrong. */
export function toCouple(a: DateInput, b: DateInput): readonly [CalendarDate, CalendarDate] {
  return checked(checkPair('couple', parseInput(a), parseInput(b), EXPECTED));
}

/** The same for a date and a year to ask for. */
export function toDateAndYear(date: DateInput, year: number): { date: CalendarDate; year: number } {
  const [birth, asked] = checked(checkPair('year', parseInput(date), parseYear(String(year)), EXPECTED));
  return { date: birth, year: asked.year };
}

function parseInput(input: unknown): ParsedDate {
  if (typeof input === 'string') return parseIsoDate(input);
  if (input instanceof Date)
    throw invalid(`Un objeto Date es un instante: su día depende de la zona horaria. ${EXPECTED}`);
  if (typeof input !== 'object' || input === null) return { ok: false, problem: { part: 'form', text: String(input) } };
  const { day, month, year } = input as Record<keyof CalendarDate, unknown>;
  return parseDate(String(day), String(month), String(year));
}

function checked(pair: CheckedPair): readonly [CalendarDate, CalendarDate] {
  if (pair.ok) return pair.dates;
  throw invalid(pair.error.body.message);
}

function invalid(message: string): ApiError {
  return new ApiError(400, 'Invalid date', message);
}
