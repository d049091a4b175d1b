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
import { type ApiError, dateError, type Expected, expectedPath } from './errors.ts';

/** The kinds of two-part paths: two dates, a date and a year, or a date and a day. */
export type PairKind = 'couple' | 'year' | 'day';

type CheckedPair =
  /** A year is given as its first day. */
  | { readonly ok: true; readonly dates: readonly [CalendarDate, CalendarDate] }
  | { readonly ok: false; readonly error: ApiError };

const DATE = isoDate(EXAMPLE_DATE);
const EXPECTED: Readonly<Record<PairKind, Expected>> = {
  couple: (words) => {
    const { date } = words.errors.placeholders;
    return expectedPath(words, '/couple/{a}/{b}', { a: date, b: date }, { a: DATE, b: isoDate(EXAMPLE_PARTNER) });
  },
  year: (words) =>
    expectedPath(words, '/year/{date}/{year}', words.errors.placeholders, { date: DATE, year: EXAMPLE_YEAR }),
  day: (words) =>
    expectedPath(words, '/day/{date}/{day}', words.errors.placeholders, { date: DATE, day: isoDate(EXAMPLE_DAY) }),
};

/** The two parts of a path; neither may be missing. */
export function parsePair(
  kind: PairKind,
  [one, other, ...more]: readonly string[],
  expected: Expected | undefined,
): CheckedPair {
  if (one === undefined || other === undefined || more.length > 0)
    return { ok: false, error: dateError((words) => `${words.errors.pairs[kind].missing} ${EXPECTED[kind](words)}`) };
  return checkPair(kind, parseIsoDate(one), kind === 'year' ? parseYear(other) : parseIsoDate(other), expected);
}

/** A calendar year, as its first day. */
export function parseYear(text: string): ParsedDate {
  return parseDate('1', '1', text);
}

/** Both dates, or an error that says which is invalid; `expected` says how to write them where they were given. */
export function checkPair(
  kind: PairKind,
  one: ParsedDate,
  other: ParsedDate,
  expected: Expected = EXPECTED[kind],
): CheckedPair {
  if (one.ok && other.ok) return { ok: true, dates: [one.date, other.date] };
  const isUnreadable = [one, other].some((parsed) => !parsed.ok && parsed.problem.part === 'form');
  const error = dateError((words) => {
    const { wrong } = words.errors.pairs[kind];
    const sentences = [one, other].flatMap((parsed, i) =>
      parsed.ok ? [] : [wrong[i], words.dates.explain(parsed.problem)],
    );
    return [...sentences, ...(isUnreadable ? [expected(words)] : [])].filter(Boolean).join(' ');
  });
  return { ok: false, error };
}
