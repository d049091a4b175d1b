import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import {
  DATA_FILES,
  type DatasetFile,
  DOCUMENT_FILES,
  INDEX_FILE,
  SUMS_FILE,
  type Written,
  type WrittenFile,
} from '../../../src/dataset/catalogue.ts';
import { croissant } from '../../../src/dataset/croissant.ts';
import { prettyJson } from '../../../src/dataset/csv-and-json.ts';
import { dataPackage } from '../../../src/dataset/data-package.ts';
import type { DatasetFacts } from '../../../src/dataset/dataset-facts.ts';
import { checksumList, citationFile, datasetIndex, licenceNotice } from '../../../src/dataset/dataset-facts.ts';
import { guideInEnglish, guideInSpanish } from '../../../src/dataset/guides.ts';
import { datasetPath } from '../../../src/http/site-path.ts';
import type { BuildContext } from '../build-context.ts';
import { writeFiles } from '../write-files.ts';

/** Files are hashed in pieces: reading whole files would dominate the build's memory. */
const PIECE_BYTES = 262_144;

/** Writes the documents about the data, which must be complete. Returns every file but the index, which lists them. */
export function writeDocuments(context: BuildContext, facts: DatasetFacts): WrittenFile[] {
  const { site, folder } = context;
  const piece = Buffer.allocUnsafe(PIECE_BYTES);
  const measure = <F extends DatasetFile>(file: F): F & Written => ({
    ...file,
    ...measureFile(path.join(folder, datasetPath(file.name)), piece),
  });
  const data = DATA_FILES.map((file) => measure(file));
  const described = dataPackage(context, facts, data);
  writeDatasetTexts(folder, {
    'datapackage.json': prettyJson(described),
    'croissant.json': prettyJson(croissant(facts, site, described)),
    'LEEME.md': guideInSpanish(facts, data),
    'README.md': guideInEnglish(facts, data),
    LICENSE: licenceNotice(facts),
    'CITATION.cff': citationFile(facts),
  });
  const summed = [...data, ...DOCUMENT_FILES.map(measure)];
  writeDatasetTexts(folder, { [SUMS_FILE.name]: checksumList(summed) });
  const listed = [...summed, measure(SUMS_FILE)];
  writeDatasetTexts(folder, { [INDEX_FILE.name]: prettyJson(datasetIndex(facts, site, listed)) });
  return listed;
}

function writeDatasetTexts(site: string, texts: Readonly<Record<string, string>>): void {
  writeFiles(
    site,
    Object.entries(texts).map(([name, content]) => ({ path: datasetPath(name), content })),
  );
}

function measureFile(name: string, piece: Buffer): Written {
  const hash = createHash('sha256');
  const descriptor = openSync(name, 'r');
  let bytes = 0;
  try {
    for (let read = -1; read !== 0; bytes += read) {
      read = readSync(descriptor, piece);
      hash.update(piece.subarray(0, read));
    }
  } finally {
    closeSync(descriptor);
  }
  return { bytes, sha256: hash.digest('hex') };
}
