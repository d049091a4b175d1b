import { type CalendarDate, isoDate, type ParsedDate, parseDate, parseIsoDate } from '../contract/check-date.ts';
import { type CheckedPair, checkPair, parseYear } from '../contract/check-pair.ts';
import { explainDate } from '../contract/errors.ts';

/** A question that has no answer, such as a date that does not exist: one line for the user. */
export class NoAnswer extends Error {}

const EXPECTED = 'Se espera AAAA-MM-DD, por ejemplo 1990-06-15.';

export function readDate(text: string): CalendarDate {
  const parsed = parseIsoDate(text);
  if (parsed.ok) return parsed.date;
  throw new NoAnswer(explainDate(parsed.problem, hint(text)));
}

export function readCouple(one: string, other: string): readonly [CalendarDate, CalendarDate] {
  return checked(checkPair('couple', parseIsoDate(one), parseIsoDate(other), EXPECTED));
}

export function readDateAndYear(date: string, year: string): { readonly date: CalendarDate; readonly year: number } {
  const [birth, asked] = checked(checkPair('year', parseIsoDate(date), parseYear(year), EXPECTED));
  return { date: birth, year: asked.year };
}

/** One of the numbers that exist. */
export function readNumber<T extends number>(text: string, numbers: readonly T[], what: string): T {
  const found = numbers.find((number) => String(number) === text.replace(/^0+(?=.)/, ''));
  if (found !== undefined) return found;
  throw new NoAnswer(`«${text}» no es ${what}. Existen ${numbers.slice(0, -1).join(', ')} y ${numbers.at(-1)}.`);
}

/** Most people write the day first; whoever does is shown the same date as it is expected. */
function hint(text: string): string {
  const [, day, month, year] = /^([0-9]{1,2})[/.-]([0-9]{1,2})[/.-]([0-9]{4})$/.exec(text) ?? [];
  const meant: ParsedDate | undefined = day && month && year ? parseDate(day, month, year) : undefined;
  return meant?.ok ? `Se espera AAAA-MM-DD: ${isoDate(meant.date)}.` : EXPECTED;
}

function checked(pair: CheckedPair): readonly [CalendarDate, CalendarDate] {
  if (pair.ok) return pair.dates;
  throw new NoAnswer(pair.error.body.message);
}
