import { type CalendarDate, type ParsedDate, parseDate, parseIsoDate } from './check-date.ts';
import type { PairRequest } from './computed-answer.ts';
import { type ApiError, explainDate } from './errors.ts';
import { apiPath } from './routes.ts';

/** What stands in a path with two parts: two dates, or a date and a year. */
export type PairKind = 'couple' | 'year';

export type CheckedPair =
  /** Of a year, the second is its first day. */
  | { readonly ok: true; readonly dates: readonly [CalendarDate, CalendarDate] }
  | { readonly ok: false; readonly error: ApiError };

const WORDS: Readonly<Record<PairKind, { blame: readonly [string, string]; missing: string; expected: string }>> = {
  couple: {
    blame: ['La primera fecha no es válida.', 'La segunda fecha no es válida.'],
    missing: 'Hacen falta dos fechas.',
    expected: `Se espera ${apiPath.couple('{fecha}', '{fecha}')}, por ejemplo ${apiPath.couple('1990-06-15', '1990-12-29')}.`,
  },
  year: {
    // What is wrong with a year names it already.
    blame: ['La fecha no es válida.', ''],
    missing: 'Hacen falta una fecha y un año.',
    expected: `Se espera ${apiPath.year('{fecha}', '{año}')}, por ejemplo ${apiPath.year('1990-06-15', 2026)}.`,
  },
};

/** The parts of a path, or the error that names which of them is wrong. */
export function parsePair({ kind, parts }: PairRequest): CheckedPair {
  const pair = kind === 'year' ? 'year' : 'couple';
  const [one, other, ...more] = parts;
  if (one === undefined || other === undefined || more.length > 0)
    return refuse(`${WORDS[pair].missing} ${WORDS[pair].expected}`);
  return checkPair(pair, parseIsoDate(one), pair === 'year' ? parseYear(other) : parseIsoDate(other));
}

/** A year of the calendar, as its first day. */
export function parseYear(text: string): ParsedDate {
  return parseDate('1', '1', text);
}

/** The same for what was read in another way; `expected` says how it is to be given there. */
export function checkPair(
  kind: PairKind,
  one: ParsedDate,
  other: ParsedDate,
  expected = WORDS[kind].expected,
): CheckedPair {
  if (one.ok && other.ok) return { ok: true, dates: [one.date, other.date] };
  const { blame } = WORDS[kind];
  const words = [one, other].flatMap((parsed, i) => (parsed.ok ? [] : [blame[i], explainDate(parsed.problem, '')]));
  const isUnreadable = [one, other].some((parsed) => !parsed.ok && parsed.problem.part === 'form');
  return refuse([...words, isUnreadable ? expected : ''].filter((sentence) => sentence).join(' '));
}

function refuse(message: string): CheckedPair {
  return { ok: false, error: { status: 400, body: { error: 'Invalid date', message } } };
}
