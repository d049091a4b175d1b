import {
  type CalendarDate,
  EXAMPLE_DATE,
  EXAMPLE_DAY,
  EXAMPLE_PARTNER,
  EXAMPLE_YEAR,
  isoDate,
  type ParsedDate,
  parseDate,
  parseIsoDate,
} from '../calendar/dates.ts';
import { explainDateInSpanish } from '../calendar/explain-date.ts';
import { apiPath } from './api-path.ts';
import { type ApiError, dateError } from './errors.ts';

/** What a path with two parts holds: two dates, a date and a year, or a date and a day. */
export type PairKind = 'couple' | 'year' | 'day';

export type CheckedPair =
  /** A year is given as its first day. */
  | { readonly ok: true; readonly dates: readonly [CalendarDate, CalendarDate] }
  | { readonly ok: false; readonly error: ApiError };

const WORDS: Readonly<Record<PairKind, { blame: readonly [string, string]; missing: string; expected: string }>> = {
  couple: {
    blame: ['La primera fecha no es válida.', 'La segunda fecha no es válida.'],
    missing: 'Hacen falta dos fechas.',
    expected: `Se espera ${apiPath('/couple/{a}/{b}', { a: '{fecha}', b: '{fecha}' })}, por ejemplo ${apiPath('/couple/{a}/{b}', { a: isoDate(EXAMPLE_DATE), b: isoDate(EXAMPLE_PARTNER) })}.`,
  },
  year: {
    // The explanation of a wrong year already names the year.
    blame: ['La fecha no es válida.', ''],
    missing: 'Hacen falta una fecha y un año.',
    expected: `Se espera ${apiPath('/year/{date}/{year}', { date: '{fecha}', year: '{año}' })}, por ejemplo ${apiPath('/year/{date}/{year}', { date: isoDate(EXAMPLE_DATE), year: EXAMPLE_YEAR })}.`,
  },
  day: {
    blame: ['La fecha de nacimiento no es válida.', 'El día por el que se pregunta no es válido.'],
    missing: 'Hacen falta una fecha y un día.',
    expected: `Se espera ${apiPath('/day/{date}/{day}', { date: '{fecha}', day: '{día}' })}, por ejemplo ${apiPath('/day/{date}/{day}', { date: isoDate(EXAMPLE_DATE), day: isoDate(EXAMPLE_DAY) })}.`,
  },
};

/** The two parts of a path, of which none may be missing. */
export function parsePair(
  kind: PairKind,
  [one, other, ...more]: readonly string[],
  expected: string | undefined,
): CheckedPair {
  const { missing, expected: path } = WORDS[kind];
  if (one === undefined || other === undefined || more.length > 0)
    return { ok: false, error: dateError(`${missing} ${path}`) };
  return checkPair(kind, parseIsoDate(one), kind === 'year' ? parseYear(other) : parseIsoDate(other), expected);
}

/** A year of the calendar, as its first day. */
export function parseYear(text: string): ParsedDate {
  return parseDate('1', '1', text);
}

/** Both dates, or an error that says which of them is wrong; `expected` says how to write them where they were given. */
export function checkPair(
  kind: PairKind,
  one: ParsedDate,
  other: ParsedDate,
  expected = WORDS[kind].expected,
): CheckedPair {
  if (one.ok && other.ok) return { ok: true, dates: [one.date, other.date] };
  const { blame } = WORDS[kind];
  const words = [one, other].flatMap((parsed, i) =>
    parsed.ok ? [] : [blame[i], explainDateInSpanish(parsed.problem)],
  );
  const isUnreadable = [one, other].some((parsed) => !parsed.ok && parsed.problem.part === 'form');
  return {
    ok: false,
    error: dateError([...words, isUnreadable ? expected : ''].filter((sentence) => sentence).join(' ')),
  };
}
