/** First and last year that the service covers. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;
export const DATE_COUNT = 73_414;

/** A day of the Gregorian calendar. Plain numbers, so that no time zone can shift it. */
export interface CalendarDate {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}

/** The date in every example: a caller who sends it gets the example body. */
export const EXAMPLE_DATE = { day: 15, month: 6, year: 1990 } as const;
export const EXAMPLE_PARTNER = { day: 29, month: 12, year: 1990 } as const;
export const EXAMPLE_YEAR = 2026;
export const EXAMPLE_DAY = { day: 16, month: 11, year: EXAMPLE_YEAR } as const;

/** Why a date was refused, in enough detail to tell the caller what to change. */
export type DateProblem =
  | { readonly part: 'day' | 'month' | 'year'; readonly text: string; readonly min: number; readonly max: number }
  | { readonly part: 'date'; readonly date: CalendarDate; readonly lastDay: number }
  | { readonly part: 'form'; readonly text: string }
  /** From a static host, which cannot see the requested path. */
  | { readonly part: 'path' };

export type ParsedDate =
  | { readonly ok: true; readonly date: CalendarDate }
  | { readonly ok: false; readonly problem: DateProblem };

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/**
 * Not date-fns, which only checks this from the outside (`npm run verify`, tests): the published client has no dependencies, and
 * date-fns uses local time, where some time zones have skipped the last day of a month.
 */
export function daysInMonth(month: number, year: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeapYear ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0);
}

/**
 * Reads a date from three strings. Only ASCII digits count, one or two for day and month, four for the year: `+5`, `5.0`, `5e0` and
 * `٥` are rejected, not guessed at.
 * @example parseDate('05', '6', '1990') // { ok: true, date: { day: 5, month: 6, year: 1990 } }
 */
export function parseDate(day: string, month: string, year: string): ParsedDate {
  const d = readNumber(day, 2, 1, 31);
  if (d === undefined) return refuse({ part: 'day', text: day, min: 1, max: 31 });
  const m = readNumber(month, 2, 1, 12);
  if (m === undefined) return refuse({ part: 'month', text: month, min: 1, max: 12 });
  const y = year.length === 4 ? readNumber(year, 4, FIRST_YEAR, LAST_YEAR) : undefined;
  if (y === undefined) return refuse({ part: 'year', text: year, min: FIRST_YEAR, max: LAST_YEAR });
  const date = { day: d, month: m, year: y };
  const lastDay = daysInMonth(m, y);
  return d > lastDay ? refuse({ part: 'date', date, lastDay }) : { ok: true, date };
}

/**
 * Reads `YYYY-MM-DD`, the form of HTML date fields and of `details_url`.
 * @example parseIsoDate('1990-06-15') // { ok: true, date: { day: 15, month: 6, year: 1990 } }
 */
export function parseIsoDate(text: string): ParsedDate {
  const [, year, month, day] = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text) ?? [];
  if (!year || !month || !day) return refuse({ part: 'form', text });
  return parseDate(day, month, year);
}

export function isoDate({ day, month, year }: CalendarDate): string {
  return `${year}-${pad(month)}-${pad(day)}`;
}

function readNumber(text: string, maxDigits: number, min: number, max: number): number | undefined {
  if (text.length > maxDigits || !/^[0-9]+$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

function refuse(problem: DateProblem): ParsedDate {
  return { ok: false, problem };
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** Every date of a range of whole years, oldest first. */
export function* datesOfYears(first: number = FIRST_YEAR, last: number = LAST_YEAR): Generator<CalendarDate> {
  for (let year = first; year <= last; year++)
    for (let month = 1; month <= 12; month++) {
      const lastDay = daysInMonth(month, year);
      for (let day = 1; day <= lastDay; day++) yield { day, month, year };
    }
}
