import { type CalendarDate, type ParsedDate, parseDate } from './dates.ts';

/** How a language writes dates: month names, and the order of day, month and year, in text and in form fields. */
export interface DateSpelling {
  readonly months: readonly string[];
  readonly order: readonly (keyof CalendarDate)[];
}

/** Text direction marks, which some systems copy with a date. */
const INVISIBLE = /[\u200e\u200f\u2066-\u2069]/g;
/** Twice the longest date in words, to allow for what gets pasted with it. */
const LONGEST_WRITTEN = 100;
/** A year may come first only with four digits, because no day has four; any other order would be a guess. */
const YEAR_FIRST = /^([0-9]{4})([/.-])([0-9]{1,2})\2([0-9]{1,2})$/;
const IN_ORDER = /^([0-9]+) ?([/. -]) ?([0-9]+) ?\2 ?([0-9]+)$/;
/** A month name leaves nothing to guess, so both orders are read in every language. */
const DAY_AND_NAME = /^([0-9]+)(?:st|nd|rd|th)?(?: de| del| of)? (\p{L}+)[.,]?(?: de| del)? ([0-9]+)$/u;
const NAME_AND_DAY = /^(\p{L}+)\.? ([0-9]+)(?:st|nd|rd|th)?(?:,| de| del)? ([0-9]+)$/u;

/** Digits without separators. With a four-digit year, only one of the two orders can be a date. */
const IN_ORDER_DIGITS = /^([0-9]{2})([0-9]{2})([0-9]{4}|[0-9]{2})$/;
const YEAR_FIRST_DIGITS = /^([0-9]{4})([0-9]{2})([0-9]{2})$/;

/**
 * Reads a date as people write it: in the language's order, or year first if the year has four digits. A two-digit year is
 * accepted only with `thisYear`: from people, not from programs.
 * @example readWrittenDate('15 de junio de 1990', spanish) // { ok: true, date: { day: 15, month: 6, year: 1990 } }
 */
export function readWrittenDate(text: string, spelling: DateSpelling, thisYear?: number): ParsedDate {
  if (text.length > LONGEST_WRITTEN) return { ok: false, problem: { part: 'form', text } };
  const plain = text.replace(INVISIBLE, '').trim().toLowerCase().replace(/[–−]/g, '-').replace(/\s+/g, ' ');
  const iso = YEAR_FIRST.exec(plain);
  if (iso) return parseDate(iso[4]!, iso[3]!, iso[1]!);
  const inOrder = (...parts: readonly string[]): ParsedDate => {
    const [day, month, year] = PARTS.map((part) => parts[spelling.order.indexOf(part)]!) as [string, string, string];
    return parseDate(day, month, fullYear(year, thisYear));
  };
  const numbers = IN_ORDER.exec(plain);
  if (numbers) return inOrder(numbers[1]!, numbers[3]!, numbers[4]!);
  const [, day, name, year] = DAY_AND_NAME.exec(plain) ?? swapped(NAME_AND_DAY.exec(plain)) ?? [];
  const month = name && monthNumber(name, spelling);
  if (month) return parseDate(day!, String(month), fullYear(year!, thisYear));
  const [digits, yearFirst] = [IN_ORDER_DIGITS.exec(plain), YEAR_FIRST_DIGITS.exec(plain)];
  const parsed = digits && inOrder(digits[1]!, digits[2]!, digits[3]!);
  if (yearFirst && !parsed?.ok) return parseDate(yearFirst[3]!, yearFirst[2]!, yearFirst[1]!);
  return parsed ?? { ok: false, problem: { part: 'form', text } };
}

const PARTS = ['day', 'month', 'year'] as const;

function swapped(found: RegExpExecArray | null): (string | undefined)[] | undefined {
  return found ? [found[0], found[2], found[1], found[3]] : undefined;
}

/**
 * Two digits become the latest year, up to this one, that ends with them, because birth dates are in the past; any other text is
 * returned unchanged.
 * @example fullYear('87', 2026) // '1987'
 * @example fullYear('05', 2026) // '2005'
 */
export function fullYear(text: string, thisYear: number | undefined): string {
  if (thisYear === undefined || !/^[0-9]{2}$/.test(text)) return text;
  return String(thisYear - ((thisYear - Number(text)) % 100));
}

/** Shorter prefixes match two months. */
const SHORTEST_NAME = 3;

/**
 * The number of a month by its name or a prefix of it.
 * @example monthNumber('jun', spanish) // 6
 */
export function monthNumber(name: string, { months }: Pick<DateSpelling, 'months'>): number | undefined {
  const wanted = name.trim().toLowerCase().replace(/\.$/, '').replace('setiembre', 'septiembre');
  const found = months.findIndex((month) => month.toLowerCase().startsWith(wanted));
  return wanted.length >= SHORTEST_NAME && found >= 0 ? found + 1 : undefined;
}

/**
 * The date in a query, as typed. Without JavaScript, a form sends its three fields separately.
 * @example dateTextOfQuery(new URLSearchParams('birth-day=15&birth-month=6&birth-year=1990'), 'birth', spanish) // '15/6/1990'
 */
export function dateTextOfQuery(query: URLSearchParams, name: string, { order }: Pick<DateSpelling, 'order'>): string {
  const parts = order.map((part) => query.get(`${name}-${part}`));
  return query.get(name) ?? (parts.every(Boolean) ? parts.join('/') : '');
}
