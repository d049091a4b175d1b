import type { CalendarDate } from '../calendar/dates.ts';
import { type PairKind, parsePair } from '../http/pair-errors.ts';
import type { Reader, Refused, Renderer } from './endpoint.ts';
import type { Texts } from './endpoint-kinds.ts';
import { accept, refuse } from './parameters.ts';

/** A renderer that reads the parameters first, for an endpoint with `readLater`. */
export function reading<P, Body>(read: Reader<P>, render: Renderer<P, Body>): Renderer<Texts, Body | Refused> {
  return (context) => {
    const bodyOf = render(context);
    return ({ texts, expected }, query) => {
      const asked = read(texts, expected)!;
      return asked.ok ? bodyOf(asked.params, query) : { refused: asked.error };
    };
  };
}

/** Two dates, a date and a year, or a date and a day; the error says which of them is wrong. */
function readPair<P>(kind: PairKind, params: (one: CalendarDate, other: CalendarDate) => P): Reader<P> {
  return (texts, expected) => {
    const pair = parsePair(kind, texts, expected);
    return pair.ok ? accept(params(...pair.dates)) : refuse(pair.error);
  };
}

export interface OfCouple {
  readonly a: CalendarDate;
  readonly b: CalendarDate;
}

export interface OfYear {
  readonly date: CalendarDate;
  readonly year: number;
}

export interface OfDay {
  readonly date: CalendarDate;
  readonly day: CalendarDate;
}

export const readCouple: Reader<OfCouple> = readPair('couple', (a, b) => ({ a, b }));
export const readYear: Reader<OfYear> = readPair('year', (date, { year }) => ({ date, year }));
export const readDay: Reader<OfDay> = readPair('day', (date, day) => ({ date, day }));
