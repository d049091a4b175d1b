import { type CalendarDate, type ParsedDate, parseDate, parseIsoDate } from '../calendar/dates.ts';
import { checkPair, type PairKind, parseYear } from '../http/pair-errors.ts';
import { type ReadName, readName } from '../method/read-name.ts';
import { client as english, wrongArgument } from '../words/en/client.ts';
import { dates as datesInEnglish } from '../words/en/dates.ts';
import { names as namesInEnglish } from '../words/en/names.ts';
import { client as spanish } from '../words/es/client.ts';
import { dates } from '../words/es/dates.ts';
import { errors } from '../words/es/errors.ts';
import { names } from '../words/es/names.ts';
import { ApiError } from './api-error.ts';

/** A date: `{ day, month, year }` or `'YYYY-MM-DD'`. */
export type DateInput = CalendarDate | string;

/** Checks a date by the API's own rule and throws the API's error, worded for an argument. */
export function toCalendarDate(input: DateInput): CalendarDate {
  const parsed = parseInput(input);
  if (parsed.ok) return parsed.date;
  throw invalid(
    dates.explain(parsed.problem, spanish.expected),
    datesInEnglish.explain(parsed.problem, english.expected),
  );
}

/** The same for two dates; the message says which one is invalid. */
export function toDates(kind: 'couple' | 'day', one: DateInput, other: DateInput) {
  return checked(kind, parseInput(one), parseInput(other));
}

/** The same for a date and a year. */
export function toDateAndYear(date: DateInput, year: number): readonly [CalendarDate, number] {
  const [birth, asked] = checked('year', parseInput(date), parseYear(String(year)));
  return [birth, asked.year];
}

/** The same for a name. */
export function toName(input: string): ReadName {
  const read = readName(typeof input === 'string' ? input : '');
  if (read.ok) return read.name;
  throw new ApiError(400, 'Invalid name', names.explain(read.problem), {
    reason: namesInEnglish.explain(read.problem),
  });
}

function parseInput(input: unknown): ParsedDate {
  if (typeof input === 'string') return parseIsoDate(input);
  if (input instanceof Date)
    throw invalid(`${spanish.instant} ${spanish.expected}`, `${english.instant} ${english.expected}`);
  if (typeof input !== 'object' || input === null) return { ok: false, problem: { part: 'form', text: String(input) } };
  const { day, month, year } = input as Record<keyof CalendarDate, unknown>;
  return parseDate(String(day), String(month), String(year));
}

function checked(kind: PairKind, one: ParsedDate, other: ParsedDate): readonly [CalendarDate, CalendarDate] {
  const pair = checkPair(kind, one, other, () => spanish.expected);
  if (pair.ok) return pair.dates;
  const reasons = [one, other].flatMap((parsed, i) =>
    parsed.ok ? [] : [wrongArgument(i, datesInEnglish.explain(parsed.problem, english.expected))],
  );
  throw invalid(pair.error.message({ dates, errors, names }), reasons.join(' '));
}

function invalid(message: string, reason: string): ApiError {
  return new ApiError(400, 'Invalid date', message, { reason });
}
