import { datasetPath } from '../http/site-path.ts';
import type { WrittenFile } from './catalogue.ts';
import type { DatasetFacts } from './dataset-facts.ts';

/** Body of `/dataset/index.json`: every download with its size and checksum. */
export function datasetIndex(facts: DatasetFacts, site: string, written: readonly WrittenFile[]) {
  const { publisher: _, first_date: __, last_date: ___, ...shared } = facts;
  return {
    ...shared,
    files: written.map(({ name, title, mediaType, bytes, sha256 }) => ({
      name,
      title,
      url: `${site}${datasetPath(name)}`,
      media_type: mediaType,
      bytes,
      sha256,
    })),
  };
}

/** `SHA256SUMS`, as `sha256sum -c` reads it. */
export function checksumList(written: readonly WrittenFile[]): string {
  return written.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');
}

/** `LICENSE`: the terms in two languages, and where the full text is. */
export function licenceNotice({ attribution, license_url }: DatasetFacts): string {
  return `Creative Commons Attribution 4.0 International (CC-BY 4.0)

Español
Puedes copiar, cambiar y usar estos datos y textos para cualquier fin, también
comercial, siempre que nombres la fuente:

    ${attribution}

English
You may copy, change and use these data and texts for any purpose, also
commercially, as long as you name the source as above.

Texto completo / full text: ${license_url}legalcode
`;
}

/** `CITATION.cff`, which reference managers read. JSON strings are valid YAML, so `JSON.stringify` does the escaping. */
export function citationFile({
  title,
  description,
  publisher,
  source_url,
  version,
  released,
  attribution,
}: DatasetFacts): string {
  const quoted = JSON.stringify;
  return `cff-version: 1.2.0
message: ${quoted(`Si usas estos datos, nombra la fuente: ${attribution}.`)}
type: dataset
title: ${quoted(title)}
abstract: ${quoted(description)}
authors:
  - name: ${quoted(publisher)}
version: ${quoted(version)}
date-released: ${quoted(released)}
license: CC-BY-4.0
url: ${quoted(source_url)}
`;
}
