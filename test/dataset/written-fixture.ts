import { datesOfYears } from '../../src/calendar/dates.ts';
import { DATA_FILES, type DatasetFile, DOCUMENT_FILES, type WrittenFile } from '../../src/dataset/catalog.ts';
import { datasetFacts } from '../../src/dataset/dataset-facts.ts';
import type { TableSource } from '../../src/dataset/tables/table.ts';
import { content, english } from '../content-fixture.ts';

export const SITE = 'https://example.org';
export const others: TableSource['others'] = [{ language: 'en', content: english }];
export const source: TableSource = {
  content,
  english,
  others,
  site: SITE,
  language: 'es',
  dates: [...datesOfYears(1990, 1991)],
};
export const facts = datasetFacts(source);

/** Files as if written: each with its own size and checksum. */
export const data = DATA_FILES.map(written);
export const documents = DOCUMENT_FILES.map(written);

function written(file: DatasetFile, i: number): WrittenFile {
  return { ...file, bytes: 1000 ** (i % 3) * (i + 1), sha256: i.toString(16).repeat(64).slice(0, 64) };
}
