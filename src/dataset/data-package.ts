import type { Content } from '../domain/content.ts';
import { DATA_FILES, type WrittenFile } from './catalogue.ts';
import { CHART_BODY_TABLE, chartTableDescription } from './data-package-chart.ts';
import type { TableDescription } from './data-package-fields.ts';
import { arcanaTable, lifePathTable, MATRIX_BODY_TABLE, matrixTable, POSITIONS_TABLE } from './data-package-tables.ts';
import { KARMIC_TAILS_TABLE, PEOPLE_TABLE, READINGS_TABLE, STATISTICS_TABLE } from './data-package-texts.ts';
import type { DatasetFacts } from './dataset-facts.ts';

const PROFILES = 'https://datapackage.org/profiles/2.0';
const KEYWORDS = ['numerología', 'matriz del destino', 'camino de vida', 'tarot', 'arcanos mayores', 'datos abiertos'];

/** Body of `datapackage.json` (Frictionless Data Package 2.0): every file and every field, described. */
export function dataPackage({ positions }: Content, facts: DatasetFacts, written: readonly WrittenFile[]) {
  const matrix = matrixTable(positions, facts);
  const chart = chartTableDescription(positions);
  const tables: Readonly<Record<string, TableDescription>> = {
    'matrix.csv': matrix,
    'matrix.parquet': matrix,
    'matrix.ndjson.gz': MATRIX_BODY_TABLE,
    'chart.csv': chart,
    'chart.parquet': chart,
    'chart.ndjson.gz': CHART_BODY_TABLE,
    'life-path.json': lifePathTable('array'),
    'life-path.csv': lifePathTable('string'),
    'arcana.json': arcanaTable('array'),
    'arcana.csv': arcanaTable('string'),
    'positions.json': POSITIONS_TABLE,
    'positions.csv': POSITIONS_TABLE,
    'readings.csv': READINGS_TABLE,
    'karmic-tails.csv': KARMIC_TAILS_TABLE,
    'statistics.csv': STATISTICS_TABLE,
    'statistics.parquet': STATISTICS_TABLE,
    'people.csv': PEOPLE_TABLE,
  };
  return {
    $schema: `${PROFILES}/datapackage.json`,
    name: facts.name,
    title: facts.title,
    description: facts.description,
    version: facts.version,
    created: `${facts.released}T00:00:00Z`,
    homepage: facts.source_url,
    keywords: KEYWORDS,
    licenses: [{ name: 'CC-BY-4.0', title: facts.license, path: facts.license_url }],
    contributors: [{ title: facts.publisher, path: facts.source_url, roles: ['publisher'] }],
    resources: written
      .filter(({ name }) => DATA_FILES.some((file) => file.name === name))
      .map((file) => resource(file, tables[file.name])),
  };
}

function resource({ name, title, mediaType, bytes, sha256 }: WrittenFile, table: TableDescription | undefined) {
  const [mediatype, charset] = mediaType.split('; charset=');
  return {
    $schema: `${PROFILES}/dataresource.json`,
    // Unique and without capital letters: `matrix-csv`, `matrix-ndjson-gz`.
    name: name.replaceAll('.', '-'),
    path: name,
    title,
    // `ndjson` with `compression`, which its readers expect, and not `gz`.
    ...formatOf(name),
    mediatype,
    ...(charset ? { encoding: charset } : {}),
    bytes,
    hash: `sha256:${sha256}`,
    ...(name.endsWith('.csv') ? { dialect: { delimiter: ',', lineTerminator: '\n' } } : {}),
    ...(table ? { type: 'table', schema: { $schema: `${PROFILES}/tableschema.json`, ...table } } : {}),
  };
}

function formatOf(name: string): { readonly format: string; readonly compression?: 'gz' } {
  const [, format, gz] = /\.([a-z]+)(\.gz)?$/.exec(name)!;
  return gz ? { format: format!, compression: 'gz' } : { format: format! };
}
