import {
  type CalendarDate,
  EXAMPLE_DATE,
  isoDate,
  type ParsedDate,
  parseDate,
  parseIsoDate,
} from '../calendar/dates.ts';
import type { AnyEndpoint } from '../endpoints/endpoint.ts';
import { explainDate } from '../http/errors.ts';

/** A question that has no answer, such as a date that does not exist: one line for the user. */
export class NoAnswer extends Error {}

const EXPECTED = `Se espera AAAA-MM-DD, por ejemplo ${isoDate(EXAMPLE_DATE)}.`;

/** The parameters of an endpoint, checked by its own rule. */
export function readArguments(endpoint: AnyEndpoint, args: readonly string[]): unknown {
  const read = endpoint.read(args, EXPECTED);
  if (read?.ok) return read.params;
  throw new NoAnswer((read?.error ?? endpoint.refusal!).body.message);
}

export function readDate(text: string): CalendarDate {
  const parsed = parseIsoDate(text);
  if (parsed.ok) return parsed.date;
  throw new NoAnswer(explainDate(parsed.problem, hint(text)));
}

/** One of the numbers that exist, without the zeros before it. */
export function readNumber(text: string, numbers: readonly number[], what: string): string {
  const number = text.replace(/^0+(?=.)/, '');
  if (numbers.map(String).includes(number)) return number;
  throw new NoAnswer(`«${text}» no es ${what}. Existen ${numbers.slice(0, -1).join(', ')} y ${numbers.at(-1)}.`);
}

/** Most people write the day first; they are shown the same date as it is expected. */
function hint(text: string): string {
  const [, day, month, year] = /^([0-9]{1,2})[/.-]([0-9]{1,2})[/.-]([0-9]{4})$/.exec(text) ?? [];
  const meant: ParsedDate | undefined = day && month && year ? parseDate(day, month, year) : undefined;
  return meant?.ok ? `Se espera AAAA-MM-DD: ${isoDate(meant.date)}.` : EXPECTED;
}
