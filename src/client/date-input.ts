import { type CalendarDate, type ParsedDate, parseDate, parseIsoDate } from '../calendar/dates.ts';
import { checkPair, type PairKind, parseYear } from '../http/pair-errors.ts';
import { type ReadName, readName } from '../method/read-name.ts';
import type { ClientWords } from '../words/client.ts';
import { clientMessages as english, wrongArgument } from '../words/en/client-messages.ts';
import { dates as datesInEnglish } from '../words/en/dates.ts';
import { names as namesInEnglish } from '../words/en/names.ts';
import { client as spanish } from '../words/es/client.ts';
import { ApiError } from './api-error.ts';

/** A date: `{ day, month, year }` or `'YYYY-MM-DD'`. */
export type DateInput = CalendarDate | string;

/**
 * Checks a date by the API's own rule and throws the API's error, worded for an argument: in a client's language, or in Spanish where
 * there is no client, because a bundle of only the offline functions includes no other words.
 */
export function toCalendarDate(input: DateInput, words: ClientWords = spanish): CalendarDate {
  const parsed = parseInput(input, words);
  if (parsed.ok) return parsed.date;
  throw invalid(
    words.dates.explain(parsed.problem, words.client.expected),
    datesInEnglish.explain(parsed.problem, english.expected),
  );
}

/** The same for two dates; the message says which one is invalid. */
export function toDates(kind: 'couple' | 'day', one: DateInput, other: DateInput, words: ClientWords = spanish) {
  return checked(kind, parseInput(one, words), parseInput(other, words), words);
}

/** The same for a date and a year. */
export function toDateAndYear(date: DateInput, year: number, words: ClientWords = spanish) {
  const [birth, asked] = checked('year', parseInput(date, words), parseYear(String(year)), words);
  return [birth, asked.year] as const;
}

/** The same for a name. */
export function toName(input: string, words: ClientWords = spanish): ReadName {
  const read = readName(typeof input === 'string' ? input : '');
  if (read.ok) return read.name;
  throw new ApiError(400, 'Invalid name', words.names.explain(read.problem), {
    reason: namesInEnglish.explain(read.problem),
  });
}

function parseInput(input: unknown, { client }: ClientWords): ParsedDate {
  if (typeof input === 'string') return parseIsoDate(input);
  if (input instanceof Date)
    throw invalid(`${client.instant} ${client.expected}`, `${english.instant} ${english.expected}`);
  if (typeof input !== 'object' || input === null) return { ok: false, problem: { part: 'form', text: String(input) } };
  const { day, month, year } = input as Record<keyof CalendarDate, unknown>;
  return parseDate(String(day), String(month), String(year));
}

function checked(kind: PairKind, one: ParsedDate, other: ParsedDate, words: ClientWords) {
  const pair = checkPair(kind, one, other, () => words.client.expected);
  if (pair.ok) return pair.dates;
  const reasons = [one, other].flatMap((parsed, i) =>
    parsed.ok ? [] : [wrongArgument(i, datesInEnglish.explain(parsed.problem, english.expected))],
  );
  throw invalid(pair.error.message(words), reasons.join(' '));
}

function invalid(message: string, reason: string): ApiError {
  return new ApiError(400, 'Invalid date', message, { reason });
}
