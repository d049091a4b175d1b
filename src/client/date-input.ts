import { type CalendarDate, type ParsedDate, parseDate, parseIsoDate } from '../contract/calendar-date.ts';
import { explainDate } from '../contract/errors.ts';
import { ApiError } from './errors.ts';

/** A date as people have it at hand: `{ day, month, year }` or `'YYYY-MM-DD'`. */
export type DateInput = CalendarDate | string;

const EXPECTED = "Se espera 'YYYY-MM-DD', por ejemplo '1990-06-15', o { day: 15, month: 6, year: 1990 }.";

/** Checks a date by the API's own rule and throws the error that the API would answer, in the terms of this function. */
export function toCalendarDate(input: DateInput): CalendarDate {
  if (input instanceof Date)
    throw invalid(`Un objeto Date es un instante: su día depende de la zona horaria. ${EXPECTED}`);
  const parsed = parse(input);
  if (parsed.ok) return parsed.date;
  throw invalid(explainDate(parsed.problem, EXPECTED));
}

function parse(input: unknown): ParsedDate {
  if (typeof input === 'string') return parseIsoDate(input);
  if (typeof input !== 'object' || input === null) return { ok: false, problem: { part: 'form', text: String(input) } };
  const { day, month, year } = input as Record<keyof CalendarDate, unknown>;
  return parseDate(String(day), String(month), String(year));
}

function invalid(message: string): ApiError {
  return new ApiError(400, 'Invalid date', message);
}
