import type { DatasetFacts } from './dataset-facts.ts';

/** `CITATION.cff`, which reference managers read. A JSON string is a YAML string too, so nothing needs escaping by hand. */
export function citationFile({
  title,
  description,
  publisher,
  source_url,
  version,
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
license: CC-BY-4.0
url: ${quoted(source_url)}
`;
}
