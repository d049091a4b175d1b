import { type CalendarDate, isoDate } from '../contract/check-date.ts';
import { sitePath } from '../contract/routes.ts';
import type { Publisher } from '../domain/content.ts';
import { attributionText } from '../endpoints/attribution.ts';
import { DATASET_NAME } from './catalogue.ts';

/** What index, data package, database and guides say about the dataset as a whole. */
export interface DatasetFacts {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly license: string;
  readonly license_url: string;
  readonly attribution: string;
  readonly source_url: string;
  readonly publisher: string;
  /** Of the data, from the project and never from the clock: the same data gives the same bytes. */
  readonly version: string;
  readonly released: string;
  readonly rows: number;
  readonly first_date: string;
  readonly last_date: string;
}

export function datasetFacts(publisher: Publisher, site: string, dates: readonly CalendarDate[]): DatasetFacts {
  const first = dates[0]!,
    last = dates.at(-1)!;
  return {
    name: DATASET_NAME,
    title: `${publisher.name}: conjunto de datos completo`,
    description: `${publisher.description} Una fila por fecha, de ${first.year} a ${last.year}.`,
    license: publisher.license,
    license_url: publisher.license_url,
    attribution: attributionText(publisher),
    source_url: `${site}${sitePath.dataset()}`,
    publisher: publisher.name,
    version: publisher.dataset_version,
    released: publisher.released,
    rows: dates.length,
    first_date: isoDate(first),
    last_date: isoDate(last),
  };
}
