import { type CalendarDate, parseIsoDate } from '../../contract/calendar-date.ts';
import { explainDate } from '../../contract/errors.ts';

interface QueryDate {
  readonly date?: CalendarDate;
  /** What is wrong, in a sentence. Nothing given is no mistake. */
  readonly problem?: string;
}

/** The date that a parameter of the address holds as YYYY-MM-DD. */
export function dateOfQuery(query: URLSearchParams, name: string): QueryDate {
  const text = query.get(name);
  if (!text) return {};
  const parsed = parseIsoDate(text);
  if (parsed.ok) return { date: parsed.date };
  // The API's sentence for a wrong form names its own paths; here the date is in the query.
  const problem =
    parsed.problem.part === 'form'
      ? 'La dirección debe llevar la fecha como año, mes y día, por ejemplo 1990-06-15.'
      : explainDate(parsed.problem);
  return { problem };
}
