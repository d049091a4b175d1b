import { type ParsedDate, parseDate } from './check-date.ts';
import { MONTHS } from './spanish-date.ts';

/** Marks of direction that some systems copy together with a date. */
const INVISIBLE = /[\u200e\u200f\u2066-\u2069]/g;
/** Year first only with four digits: nobody writes a day so, and any other order would be a guess. */
const YEAR_FIRST = /^([0-9]{4})([/.-])([0-9]{1,2})\2([0-9]{1,2})$/;
const DAY_FIRST = /^([0-9]+) ?([/. -]) ?([0-9]+) ?\2 ?([0-9]+)$/;
const IN_WORDS = /^([0-9]+)(?: de| del)? ([a-z]+)\.?(?: de| del)? ([0-9]+)$/;

/**
 * Reads a date as people write it in Spanish: the day first, or the year first if it has four digits. A year of two digits
 * is refused, because 25 may be 1925 or 2025.
 *
 * @example readWrittenDate('15 de junio de 1990') // { ok: true, date: { day: 15, month: 6, year: 1990 } }
 */
export function readWrittenDate(text: string): ParsedDate {
  const plain = text.replace(INVISIBLE, '').trim().toLowerCase().replace(/[–−]/g, '-').replace(/\s+/g, ' ');
  const iso = YEAR_FIRST.exec(plain);
  if (iso) return parseDate(iso[4]!, iso[3]!, iso[1]!);
  const numbers = DAY_FIRST.exec(plain);
  if (numbers) return parseDate(numbers[1]!, numbers[3]!, numbers[4]!);
  const words = IN_WORDS.exec(plain);
  const month = words && monthNumber(words[2]!);
  if (words && month) return parseDate(words[1]!, String(month), words[3]!);
  return { ok: false, problem: { part: 'form', text } };
}

/** Shorter beginnings fit two months. */
const SHORTEST_NAME = 3;

/**
 * The number of a month by its name or a beginning of it.
 *
 * @example monthNumber('jun') // 6
 */
export function monthNumber(name: string): number | undefined {
  const wanted = name.trim().toLowerCase().replace(/\.$/, '').replace('setiembre', 'septiembre');
  const found = MONTHS.findIndex((month) => month.startsWith(wanted));
  return wanted.length >= SHORTEST_NAME && found >= 0 ? found + 1 : undefined;
}
