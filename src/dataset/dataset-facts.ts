import { type CalendarDate, isoDate } from '../calendar/dates.ts';
import type { Publisher } from '../content/content.ts';
import { attributionText } from '../endpoints/attribution.ts';
import { sitePath } from '../http/site-path.ts';
import { DATASET_NAME } from './catalogue.ts';

/** Facts about the dataset as a whole, for the index, the data package, the database and the guides. */
export type DatasetFacts = ReturnType<typeof datasetFacts>;

export function datasetFacts(publisher: Publisher, site: string, dates: readonly CalendarDate[]) {
  const [first, last] = [dates[0]!, dates.at(-1)!];
  return {
    name: DATASET_NAME,
    title: `${publisher.name}: conjunto de datos completo`,
    description: `${publisher.description} Una fila por fecha, de ${first.year} a ${last.year}.`,
    license: publisher.license,
    license_url: publisher.license_url,
    attribution: attributionText(publisher),
    source_url: `${site}${sitePath.dataset()}`,
    publisher: publisher.name,
    // Version and date of the data come from the project, not from the clock: the same data gives the same bytes.
    version: publisher.dataset_version,
    released: publisher.released,
    rows: dates.length,
    first_date: isoDate(first),
    last_date: isoDate(last),
  };
}
