import { arcanumNotFound, chartNotFound, invalidDate, notFound, numberNotFound } from '../contract/errors.ts';
import { apiPath, errorFile, fileOf, SCHEMA_NAMES } from '../contract/routes.ts';
import type { Content } from '../domain/content.ts';
import { arcanaList, arcanumRecord } from './arcana-body.ts';
import { publishedSchema } from './json-schemas.ts';
import { lifePathList, lifePathRecord } from './life-path-body.ts';
import { openApiDocument } from './openapi/document.ts';
import { ALL_YEARS, serviceIndex } from './service-index.ts';
import { statisticsBody } from './statistics.ts';

/** A file of the output: its path from the site's root and its content. src/ makes them, scripts/ writes them. */
export interface OutputFile {
  readonly path: string;
  /** Bytes are valid until the next file is asked for. */
  readonly content: string | Uint8Array;
}

/** Every file of the API but the matrices and the charts. */
export function* fixedApiFiles(content: Content, site: string, years = ALL_YEARS): Generator<OutputFile> {
  const { publisher, lifePaths, arcana } = content;
  yield json(fileOf(apiPath.index()), serviceIndex(publisher, site, years));
  yield json(fileOf(apiPath.lifePaths()), lifePathList(content, site));
  for (const record of lifePaths) {
    yield json(fileOf(apiPath.lifePath(record.number)), lifePathRecord(record, publisher, site));
  }
  yield json(fileOf(apiPath.arcana()), arcanaList(content, site));
  for (const arcanum of arcana) {
    yield json(fileOf(apiPath.arcanum(arcanum.number)), arcanumRecord(arcanum, publisher, site));
  }
  yield json(fileOf(apiPath.statistics()), statisticsBody(publisher, site));
  yield json(fileOf(apiPath.openapi()), openApiDocument(content, site, years));
  for (const name of SCHEMA_NAMES) yield json(fileOf(apiPath.schema(name)), publishedSchema(name, site));
  yield json(errorFile.notFound, notFound().body);
  yield json(errorFile.numberNotFound, numberNotFound().body);
  yield json(errorFile.arcanumNotFound, arcanumNotFound().body);
  yield json(errorFile.chartNotFound, chartNotFound().body);
  yield json(errorFile.invalidDate, invalidDate({ part: 'path' }).body);
}

/** Minified, with the final newline that terminals and editors expect. */
function json(path: string, body: unknown): OutputFile {
  return { path, content: `${JSON.stringify(body)}\n` };
}
