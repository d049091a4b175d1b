import { datesOfYears } from '../../src/contract/dates-of-years.ts';
import { DATA_FILES, DOCUMENT_FILES, type WrittenFile } from '../../src/dataset/catalogue.ts';
import { datasetFacts } from '../../src/dataset/dataset-facts.ts';
import { content } from '../content-fixture.ts';

export const SITE = 'https://example.org';
export const facts = datasetFacts(content.publisher, SITE, [...datesOfYears(1990, 1991)]);

/** Files as if they had been written: each with a size and a checksum of its own. */
export const data: WrittenFile[] = DATA_FILES.map(written);
export const documents: WrittenFile[] = DOCUMENT_FILES.map(written);

function written(file: (typeof DATA_FILES)[number], i: number): WrittenFile {
  return { ...file, bytes: 1000 ** (i % 3) * (i + 1), sha256: i.toString(16).repeat(64).slice(0, 64) };
}
