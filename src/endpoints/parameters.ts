import {
  type CalendarDate,
  EXAMPLE_DATE,
  FIRST_YEAR,
  isoDate,
  LAST_YEAR,
  parseDate,
  parseIsoDate,
} from '../calendar/dates.ts';
import { type ApiError, type Expected, expectedDate, invalidDate } from '../http/errors.ts';
import { type PairKind, parsePair } from '../http/pair-errors.ts';
import type { Parameter, Read, Reader, Source } from './endpoint.ts';
import * as schema from './schema.ts';

export function integerParameter(
  name: string,
  { min, max }: { readonly min: number; readonly max: number },
  example: number,
): Parameter {
  return { name, schema: schema.integer(min, max), example };
}

/** A date parameter, YYYY-MM-DD. */
export function dateParameter(name: string, example: CalendarDate): Parameter {
  return { name, schema: schema.dateText, example: isoDate(example) };
}

/** Commands and tools list endpoints about a date first, because those are used most. */
export function takesDate({ parameters }: { readonly parameters: readonly Parameter[] }): boolean {
  return parameters.some(({ schema }) => schema.format === 'date');
}

export const YEAR_RANGE = { min: FIRST_YEAR, max: LAST_YEAR } as const;

export const DATE_PARTS: readonly Parameter[] = [
  integerParameter('day', { min: 1, max: 31 }, EXAMPLE_DATE.day),
  integerParameter('month', { min: 1, max: 12 }, EXAMPLE_DATE.month),
  integerParameter('year', YEAR_RANGE, EXAMPLE_DATE.year),
];
export const ISO_DATE = dateParameter('date', EXAMPLE_DATE);

export interface OfDate {
  readonly date: CalendarDate;
}

/** Shared by all paths without parameters: the response is one file. */
export const ONE_FILE = {
  parameters: [],
  read: () => accept({}),
  allowance: 'other',
  media: 'json',
  instances: [{}],
} as const;

/** A date in three parts or as YYYY-MM-DD. Anything else goes to the endpoint's `otherwise`, which knows what was expected. */
export const readDate: Reader<OfDate> = (texts, source) => {
  const [one, month, year] = texts;
  const isIso = texts.length === 1 && (source === 'arguments' || /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(one!));
  if (!isIso && !(one && month && year)) return undefined;
  const parsed = isIso ? parseIsoDate(one!) : parseDate(one!, month!, year!);
  return parsed.ok ? accept({ date: parsed.date }) : refuse(invalidDate(parsed.problem, expectedFrom(source)));
};

/** Two dates, a date and a year, or a date and a day; the error says which is invalid. A year is given as its first day. */
export function readPair<P>(kind: PairKind, params: (one: CalendarDate, other: CalendarDate) => P): Reader<P, never> {
  return (texts, source) => {
    const pair = parsePair(kind, texts, expectedFrom(source));
    return pair.ok ? accept(params(...pair.dates)) : refuse(pair.error);
  };
}

/** One of a few values, spelled exactly. */
export function readListed<Name extends string, Value extends string | number>(
  name: Name,
  values: readonly Value[],
): Reader<Readonly<Record<Name, Value>>> {
  const known = new Map(values.map((value) => [String(value), { [name]: value } as Record<Name, Value>]));
  return ([text]) => {
    const params = known.get(text!);
    return params && accept(params);
  };
}

/** The error for too few or too many parts, for an endpoint that reads any number of them itself. */
export function misread(read: Reader<unknown, never>): (rest: readonly string[]) => ApiError {
  return (rest) => {
    const result = read(rest, 'address');
    if (result.ok) throw new Error(`${rest.join('/')} can be read, so it is not misread`);
    return result.error;
  };
}

/** How to write a date where it was given; for a URL the endpoint itself says so. */
export function expectedFrom(source: Source): Expected | undefined {
  return source === 'arguments' ? expectedDate : undefined;
}

export function accept<P>(params: P): Read<P> {
  return { ok: true, params };
}

export function refuse(error: ApiError): Read<never> {
  return { ok: false, error };
}
