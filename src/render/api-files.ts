import { daysInMonth } from '../contract/calendar-date.ts';
import { arcanumNotFound, invalidDate, notFound, numberNotFound } from '../contract/errors.ts';
import { apiPath, errorFile, fileOf, SCHEMA_NAMES } from '../contract/routes.ts';
import type { Content } from '../domain/content.ts';
import { jsonSchema } from '../schema/responses.ts';
import { arcanaList, arcanumRecord } from './arcana.ts';
import { lifePathList, lifePathRecord } from './life-path.ts';
import type { MatrixEncoder } from './matrix-bytes.ts';
import { openApiDocument } from './openapi/document.ts';
import { serviceIndex } from './service-index.ts';

/** A file of the output: its path from the site's root and its content. The seam between values and writing. */
export interface OutputFile {
  readonly path: string;
  /** Bytes are valid until the next file is asked for. */
  readonly content: string | Uint8Array;
}

/** Every file of the API but the matrices. */
export function* fixedApiFiles(content: Content, site: string): Generator<OutputFile> {
  const { publisher, lifePaths, arcana } = content;
  yield json(fileOf(apiPath.index()), serviceIndex(publisher, site));
  yield json(fileOf(apiPath.lifePaths()), lifePathList(content, site));
  for (const record of lifePaths) {
    yield json(fileOf(apiPath.lifePath(record.number)), lifePathRecord(record, publisher, site));
  }
  yield json(fileOf(apiPath.arcana()), arcanaList(content, site));
  for (const arcanum of arcana) {
    yield json(fileOf(apiPath.arcanum(arcanum.number)), arcanumRecord(arcanum, publisher, site));
  }
  yield json(fileOf(apiPath.openapi()), openApiDocument(content, site));
  for (const name of SCHEMA_NAMES) yield json(fileOf(apiPath.schema(name)), jsonSchema(name));
  yield json(errorFile.notFound, notFound().body);
  yield json(errorFile.numberNotFound, numberNotFound().body);
  yield json(errorFile.arcanumNotFound, arcanumNotFound().body);
  yield json(errorFile.invalidDate, invalidDate({ part: 'path' }).body);
}

/** The folders of `/api/matrix`; a disk likes neighbours together better than dates in order. */
export const MATRIX_FOLDERS: readonly { readonly day: number; readonly month: number }[] = Array.from(
  { length: 31 * 12 }, (_, i) => ({ day: Math.floor(i / 12) + 1, month: (i % 12) + 1 }));

/** One file per date of a folder. */
export function* matrixFiles(
  encode: MatrixEncoder, { day, month }: (typeof MATRIX_FOLDERS)[number], years: { first: number; last: number },
): Generator<OutputFile> {
  for (let year = years.first; year <= years.last; year++) {
    if (day > daysInMonth(month, year)) continue;
    yield { path: fileOf(apiPath.matrix(day, month, year)), content: encode({ day, month, year }) };
  }
}

/** Minified, with the final newline that makes a file pleasant in a terminal. */
function json(path: string, body: unknown): OutputFile {
  return { path, content: `${JSON.stringify(body)}\n` };
}
