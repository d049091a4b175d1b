import {
  type CalendarDate,
  EXAMPLE_DATE,
  FIRST_YEAR,
  isoDate,
  LAST_YEAR,
  parseDate,
  parseIsoDate,
} from '../calendar/dates.ts';
import { type ApiError, invalidDate } from '../http/errors.ts';
import type { ChartNumbers } from '../method/chart-numbers.ts';
import type { LifePathNumber } from '../method/reduce.ts';
import type { Parameter, Read, Reader } from './endpoint.ts';

/** An integer of a range, as a parameter. */
export function integer(
  name: string,
  { min, max }: { readonly min: number; readonly max: number },
  example: number,
): Parameter {
  return { name, schema: { type: 'integer', minimum: min, maximum: max }, example };
}

/** A date as YYYY-MM-DD, as a parameter. */
export function dateParameter(name: string, example: CalendarDate): Parameter {
  return { name, schema: { type: 'string', format: 'date' }, example: isoDate(example) };
}

/** Commands and tools list the endpoints about a date first, because that is what people ask about. */
export function takesDate({ parameters }: { readonly parameters: readonly Parameter[] }): boolean {
  return parameters.some(({ schema }) => schema.format === 'date');
}

export const YEAR_RANGE = { min: FIRST_YEAR, max: LAST_YEAR } as const;

export const DATE_PARTS: readonly Parameter[] = [
  integer('day', { min: 1, max: 31 }, EXAMPLE_DATE.day),
  integer('month', { min: 1, max: 12 }, EXAMPLE_DATE.month),
  integer('year', YEAR_RANGE, EXAMPLE_DATE.year),
];
export const ISO_DATE = dateParameter('date', EXAMPLE_DATE);

export interface OfDate {
  readonly date: CalendarDate;
}

/** Dates with the same three numbers share a chart, so a chart can be requested by date or by numbers. */
export interface OfChart {
  readonly numbers: ChartNumbers;
}

export interface OfLifePath {
  readonly number: LifePathNumber;
}

export interface OfCalendar {
  readonly year: number;
}

export interface OfArcanum {
  readonly number: number;
}

/** A date in three parts or as YYYY-MM-DD. Anything else is left to the endpoint's `otherwise`, which knows what was expected. */
export const readDate: Reader<OfDate> = (texts, expected) => {
  const [one, month, year] = texts;
  const isIso = texts.length === 1 && (expected !== undefined || /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(one!));
  if (!isIso && !(one && month && year)) return undefined;
  const parsed = isIso ? parseIsoDate(one!) : parseDate(one!, month!, year!);
  return parsed.ok ? accept({ date: parsed.date }) : refuse(invalidDate(parsed.problem, expected));
};

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

export function accept<P>(params: P): Read<P> {
  return { ok: true, params };
}

export function refuse(error: ApiError): Read<never> {
  return { ok: false, error };
}
