import { isoDate } from '../calendar/dates.ts';
import { attributionText } from '../endpoints/attribution.ts';
import { FIRST_PATHS } from '../http/published-paths.ts';
import { datasetPath } from '../http/site-path.ts';
import { WORDS } from '../words/words.ts';
import { DATASET_NAME, fileTitle, type WrittenFile } from './catalog.ts';
import type { TableSource } from './tables/table.ts';

/** Facts about the whole dataset, for the index, the data package, the database and the guides. */
export type DatasetFacts = ReturnType<typeof datasetFacts>;

export function datasetFacts({ content: { publisher }, site, dates, language }: TableSource) {
  const [first, last] = [dates[0]!, dates.at(-1)!];
  return {
    name: DATASET_NAME,
    title: `${publisher.name}: the complete dataset`,
    description: `${publisher.description.en} One row per date, from ${first.year} to ${last.year}.`,
    license: publisher.license,
    license_url: publisher.license_url,
    attribution: attributionText(publisher, WORDS[language].citations),
    source_url: `${site}${FIRST_PATHS.dataset}`,
    publisher: publisher.name,
    contact: publisher.support,
    // Version and date come from the project, not the clock: the same data gives the same bytes.
    version: publisher.dataset_version,
    released: publisher.released,
    rows: dates.length,
    first_date: isoDate(first),
    last_date: isoDate(last),
  };
}

/** Whether a contact is a web address rather than email. */
export function isAddress(contact: string): boolean {
  return contact.includes('://');
}

/** Body of `/dataset/index.json`: every download with its size and checksum. */
export function datasetIndex(facts: DatasetFacts, site: string, written: readonly WrittenFile[]) {
  const { publisher: _, first_date: __, last_date: ___, ...shared } = facts;
  return {
    ...shared,
    files: written.map((file) => ({
      name: file.name,
      title: fileTitle(WORDS.en, file),
      url: `${site}${datasetPath(file.name)}`,
      media_type: file.mediaType,
      bytes: file.bytes,
      sha256: file.sha256,
    })),
  };
}

/** `SHA256SUMS`, as `sha256sum -c` reads it. */
export function checksumList(written: readonly WrittenFile[]): string {
  return written.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');
}

/** `LICENSE`: the terms in two languages, with a link to the full text. */
export function licenseNotice({ attribution, license_url }: DatasetFacts): string {
  const { es, en } = WORDS;
  const [spanish, english] = [es.documents.license, en.documents.license];
  return `Creative Commons Attribution 4.0 International (CC-BY 4.0)

${spanish.terms(attribution)}
${english.terms(attribution)}
${spanish.fullText} / ${english.fullText}: ${license_url}legalcode
`;
}

export function citedAs({ attribution }: DatasetFacts): string {
  return WORDS.es.documents.quoted(attribution);
}

/** `CITATION.cff`, which reference managers read. JSON strings are valid YAML, so `JSON.stringify` does the escaping. */
export function citationFile(facts: DatasetFacts): string {
  const { title, description, publisher, contact, source_url, version, released } = facts;
  const quoted = JSON.stringify;
  return `cff-version: 1.2.0
message: ${quoted(`If you use this data, credit its source as ${citedAs(facts)}.`)}
type: dataset
title: ${quoted(title)}
abstract: ${quoted(description)}
authors:
  - name: ${quoted(publisher)}
contact:
  - name: ${quoted(publisher)}
    ${isAddress(contact) ? 'website' : 'email'}: ${quoted(contact)}
version: ${quoted(version)}
date-released: ${quoted(released)}
license: CC-BY-4.0
url: ${quoted(source_url)}
`;
}
