import { months } from '../words/es/dates.ts';
import { type ParsedDate, parseDate } from './dates.ts';

/** Text direction marks, which some systems copy with a date. */
const INVISIBLE = /[\u200e\u200f\u2066-\u2069]/g;
/** Twice the longest date in words, to allow for what gets pasted with it. */
const LONGEST_WRITTEN = 100;
/** A year may come first only with four digits, because no day has four; any other order would be a guess. */
const YEAR_FIRST = /^([0-9]{4})([/.-])([0-9]{1,2})\2([0-9]{1,2})$/;
const DAY_FIRST = /^([0-9]+) ?([/. -]) ?([0-9]+) ?\2 ?([0-9]+)$/;
const IN_WORDS = /^([0-9]+)(?: de| del)? ([a-z]+)\.?(?: de| del)? ([0-9]+)$/;

/** Digits without separators. With a four-digit year, only one of the two orders can be a date. */
const DAY_FIRST_DIGITS = /^([0-9]{2})([0-9]{2})([0-9]{4}|[0-9]{2})$/;
const YEAR_FIRST_DIGITS = /^([0-9]{4})([0-9]{2})([0-9]{2})$/;

/**
 * Reads a date as people write it in Spanish: the day first, or the year first if it has four digits. Two digits
 * are a year only where `thisYear` is given: people may write so, programs may not.
 *
 * @example readWrittenDate('15 de junio de 1990') // { ok: true, date: { day: 15, month: 6, year: 1990 } }
 */
export function readWrittenDate(text: string, thisYear?: number): ParsedDate {
  if (text.length > LONGEST_WRITTEN) return { ok: false, problem: { part: 'form', text } };
  const plain = text.replace(INVISIBLE, '').trim().toLowerCase().replace(/[–−]/g, '-').replace(/\s+/g, ' ');
  const iso = YEAR_FIRST.exec(plain);
  if (iso) return parseDate(iso[4]!, iso[3]!, iso[1]!);
  const numbers = DAY_FIRST.exec(plain);
  if (numbers) return parseDate(numbers[1]!, numbers[3]!, fullYear(numbers[4]!, thisYear));
  const words = IN_WORDS.exec(plain);
  const month = words && monthNumber(words[2]!);
  if (words && month) return parseDate(words[1]!, String(month), fullYear(words[3]!, thisYear));
  const [dayFirst, yearFirst] = [DAY_FIRST_DIGITS.exec(plain), YEAR_FIRST_DIGITS.exec(plain)];
  const parsed = dayFirst && parseDate(dayFirst[1]!, dayFirst[2]!, fullYear(dayFirst[3]!, thisYear));
  if (yearFirst && !parsed?.ok) return parseDate(yearFirst[3]!, yearFirst[2]!, yearFirst[1]!);
  return parsed ?? { ok: false, problem: { part: 'form', text } };
}

/**
 * Two digits are the latest year so far that ends with them, because nobody is born later; any other text is returned
 * unchanged.
 *
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
 *
 * @example monthNumber('jun') // 6
 */
export function monthNumber(name: string): number | undefined {
  const wanted = name.trim().toLowerCase().replace(/\.$/, '').replace('setiembre', 'septiembre');
  const found = months.findIndex((month) => month.startsWith(wanted));
  return wanted.length >= SHORTEST_NAME && found >= 0 ? found + 1 : undefined;
}

/**
 * The date in a query, as typed. Without JavaScript, a form sends its three fields separately.
 *
 * @example dateTextOfQuery(new URLSearchParams('birth-day=15&birth-month=6&birth-year=1990'), 'birth') // '15/6/1990'
 */
export function dateTextOfQuery(query: URLSearchParams, name: string): string {
  const [day, month, year] = ['day', 'month', 'year'].map((part) => query.get(`${name}-${part}`));
  return query.get(name) ?? (day && month && year ? `${day}/${month}/${year}` : '');
}
