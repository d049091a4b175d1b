import { datasetPath } from '../contract/routes.ts';
import type { WrittenFile } from './catalogue.ts';
import type { DatasetFacts } from './dataset-facts.ts';

/** Body of `/dataset/index.json`: every download with its size and checksum. */
export function datasetIndex(facts: DatasetFacts, site: string, written: readonly WrittenFile[]) {
  return {
    name: facts.name,
    title: facts.title,
    description: facts.description,
    license: facts.license,
    license_url: facts.license_url,
    attribution: facts.attribution,
    source_url: facts.source_url,
    rows: facts.rows,
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
