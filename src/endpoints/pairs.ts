import { type CalendarDate, EXAMPLE_DATE, isoDate, parseIsoDate } from '../calendar/dates.ts';
import { type CheckedPair, checkPair, parseYear } from '../http/check-pair.ts';
import type { ApiError } from '../http/errors.ts';
import type { Read, Reader } from './endpoint.ts';
import { accept, refuse } from './parameters.ts';

export interface OfCouple {
  readonly a: CalendarDate;
  readonly b: CalendarDate;
}

export interface OfYear {
  readonly date: CalendarDate;
  readonly year: number;
}

/** Two dates; the error says which of them is wrong. */
export const readCouple: Reader<OfCouple> = ([one, other], expected) =>
  read(checkPair('couple', parseIsoDate(one!), parseIsoDate(other!), expected), (a, b) => ({ a, b }));

/** A date and a year. */
export const readDateAndYear: Reader<OfYear> = ([date, year], expected) =>
  read(checkPair('year', parseIsoDate(date!), parseYear(year!), expected), (birth, asked) => ({
    date: birth,
    year: asked.year,
  }));

function read<P>(pair: CheckedPair, params: (one: CalendarDate, other: CalendarDate) => P): Read<P> {
  return pair.ok ? accept(params(...pair.dates)) : refuse(pair.error);
}

/** The answer to a right first part and this second one, as an example. */
export function refusalOf(reader: Reader<unknown>, wrong: string): ApiError {
  const found = reader([isoDate(EXAMPLE_DATE), wrong]);
  if (found === undefined || found.ok) throw new Error(`${wrong} was to be refused`);
  return found.error;
}
