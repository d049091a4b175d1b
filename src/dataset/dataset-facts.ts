import { attributionText } from '../api/attribution.ts';
import { type CalendarDate, isoDate } from '../contract/calendar-date.ts';
import { API_VERSION } from '../contract/limits.ts';
import { sitePath } from '../contract/routes.ts';
import type { Publisher } from '../domain/content.ts';
import { DATASET_NAME } from './catalogue.ts';

/** What is said about the dataset as a whole, wherever it is said. */
export interface DatasetFacts {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly license: string;
  readonly license_url: string;
  readonly attribution: string;
  readonly source_url: string;
  readonly publisher: string;
  /** That of the interface: the data has its shape and changes with it. */
  readonly version: string;
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
    version: API_VERSION,
    rows: dates.length,
    first_date: isoDate(first),
    last_date: isoDate(last),
  };
}
