import type { Content } from '../domain/content.ts';
import { DATA_FILES, type WrittenFile } from './catalogue.ts';
import { arcanaSchema, lifePathSchema, POSITIONS_SCHEMA } from './content-schemas.ts';
import type { DatasetFacts } from './dataset-facts.ts';
import type { TableSchema } from './field.ts';
import type { MatrixRow } from './matrix-rows.ts';
import { MATRIX_BODY_SCHEMA, matrixSchema } from './matrix-schema.ts';

const PROFILES = 'https://datapackage.org/profiles/2.0';
const KEYWORDS = ['numerología', 'matriz del destino', 'camino de vida', 'tarot', 'arcanos mayores', 'datos abiertos'];

/** Body of `datapackage.json` (Frictionless Data Package 2.0): every file and every field, described. */
export function dataPackage(
  { positions }: Content,
  facts: DatasetFacts,
  rows: readonly MatrixRow[],
  written: readonly WrittenFile[],
) {
  const matrix = matrixSchema(positions, rows);
  const schemas: Readonly<Record<string, TableSchema>> = {
    'matrix.csv': matrix,
    'matrix.parquet': matrix,
    'matrix.ndjson.gz': MATRIX_BODY_SCHEMA,
    'life-path.json': lifePathSchema('array'),
    'life-path.csv': lifePathSchema('list'),
    'arcana.json': arcanaSchema('array'),
    'arcana.csv': arcanaSchema('list'),
    'positions.json': POSITIONS_SCHEMA,
  };
  return {
    $schema: `${PROFILES}/datapackage.json`,
    name: facts.name,
    title: facts.title,
    description: facts.description,
    version: facts.version,
    homepage: facts.source_url,
    keywords: KEYWORDS,
    licenses: [{ name: 'CC-BY-4.0', title: facts.license, path: facts.license_url }],
    contributors: [{ title: facts.publisher, path: facts.source_url, roles: ['publisher'] }],
    resources: written
      .filter(({ name }) => DATA_FILES.some((file) => file.name === name))
      .map((file) => resource(file, schemas[file.name])),
  };
}

function resource({ name, title, mediaType, bytes, sha256 }: WrittenFile, schema: TableSchema | undefined) {
  const [mediatype, charset] = mediaType.split('; charset=');
  return {
    $schema: `${PROFILES}/dataresource.json`,
    // Names are unique and hold no capital letters: `matrix-csv`, `matrix-ndjson-gz`.
    name: name.replaceAll('.', '-'),
    path: name,
    title,
    // `ndjson` with `compression`, as its readers expect, and not `gz`.
    ...formatOf(name),
    mediatype,
    ...(charset ? { encoding: charset } : {}),
    bytes,
    hash: `sha256:${sha256}`,
    ...(name.endsWith('.csv') ? { dialect: { lineTerminator: '\n' } } : {}),
    ...(schema ? { type: 'table', schema: { $schema: `${PROFILES}/tableschema.json`, ...schema } } : {}),
  };
}

function formatOf(name: string): { readonly format: string; readonly compression?: 'gz' } {
  const [, format, gz] = /\.([a-z]+)(\.gz)?$/.exec(name)!;
  return gz ? { format: format!, compression: 'gz' } : { format: format! };
}
