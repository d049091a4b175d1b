import type { CalendarDate } from '../contract/calendar-date.ts';
import { spanishDate } from '../contract/spanish-date.ts';

/** The sentence that names a computed matrix: `suggested_citation` of the API and the profile's citation. */
export function matrixCitation(
  publisher: { readonly name: string; readonly license: string },
  date: CalendarDate,
  source: string,
): string {
  return `${publisher.name} (${publisher.license}): matriz del destino del ${spanishDate(date)}, ${source}`;
}
