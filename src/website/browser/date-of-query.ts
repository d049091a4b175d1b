import type { CalendarDate } from '../../contract/check-date.ts';
import { writtenDate } from '../../contract/date-in-address.ts';
import { readWrittenDate } from '../../contract/written-date.ts';
import { explainWritten } from '../date-parts.ts';

interface QueryDate {
  readonly date?: CalendarDate;
  /** What is wrong, in a sentence. Nothing given is no mistake. */
  readonly problem?: string;
}

/** The date that a parameter of the address holds, in any spelling that people use. */
export function dateOfQuery(query: URLSearchParams, name: string): QueryDate {
  const text = writtenDate(query, name);
  if (!text) return {};
  const parsed = readWrittenDate(text);
  return parsed.ok ? { date: parsed.date } : { problem: explainWritten(text)! };
}
