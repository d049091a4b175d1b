import { datesOfYears } from '../../src/calendar/dates.ts';
import {
  DATA_FILES,
  type DatasetFile,
  DOCUMENT_FILES,
  type Written,
  type WrittenData,
} from '../../src/dataset/catalogue.ts';
import { datasetFacts } from '../../src/dataset/dataset-facts.ts';
import type { TableSource } from '../../src/dataset/tables/table.ts';
import { content } from '../content-fixture.ts';

export const SITE = 'https://example.org';
export const source: TableSource = { content, site: SITE, dates: [...datesOfYears(1990, 1991)] };
export const facts = datasetFacts(content.publisher, SITE, source.dates);

/** Files as if they had been written: each with a size and a checksum of its own. */
export const data: WrittenData[] = DATA_FILES.map((file, i) => written(file, i));
export const documents = DOCUMENT_FILES.map((file, i) => written(file, i));

function written<F extends DatasetFile>(file: F, i: number): F & Written {
  return { ...file, bytes: 1000 ** (i % 3) * (i + 1), sha256: i.toString(16).repeat(64).slice(0, 64) };
}
