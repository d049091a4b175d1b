import { CHART_RANGES } from '../method/chart-numbers.ts';
import { LIFE_PATH_NUMBERS } from '../method/life-path-number.ts';
import { ARCANA_COUNT, ARCANA_NUMBERS } from '../method/reduce.ts';
import { DESCRIPTIONS } from '../words/field-descriptions.ts';
import type { Column } from './table.ts';

type Named = (name: string, description: string) => Column;

const ofType =
  (type: Column['type']): Named =>
  (name, description) => ({ name, type, description });
export const text: Named = ofType('text');
export const link: Named = ofType('link');
export const list: Named = ofType('list');
export const object: Named = ofType('object');

export function integer(name: string, description: string, minimum: number, maximum: number): Column {
  return { name, type: 'integer', description, constraints: { minimum, maximum } };
}

/** The arcanum of a point or a position. */
export function arcanum(name: string, description: string): Column {
  return integer(name, description, 1, ARCANA_COUNT);
}

/** An arcanum as the key of its record. */
export function arcanumNumber(name: string, description = 'Número del arcano, del 1 al 22.'): Column {
  return { name, type: 'integer', description, constraints: { enum: ARCANA_NUMBERS } };
}

export function lifePathNumber(name: string, description: string): Column {
  return { name, type: 'integer', description, constraints: { enum: LIFE_PATH_NUMBERS } };
}

/** The three numbers that a chart follows from. */
export const CHART_NUMBERS: readonly Column[] = [
  integer('a', 'Punto A: el día, reducido a los 22 arcanos.', CHART_RANGES.a.min, CHART_RANGES.a.max),
  integer('b', 'Punto B: el mes.', CHART_RANGES.b.min, CHART_RANGES.b.max),
  integer(
    'c',
    'Punto C: la suma de las cifras del año, reducida a los 22 arcanos.',
    CHART_RANGES.c.min,
    CHART_RANGES.c.max,
  ),
];
export const CHART_KEY: readonly string[] = CHART_NUMBERS.map(({ name }) => name);

/** The last fields of the API's bodies and records. */
export const LICENSE = text('license', DESCRIPTIONS.origin.license.es);
export const LICENSE_URL = link('license_url', DESCRIPTIONS.origin.license_url.es);
export const ATTRIBUTION = text('attribution', 'Línea con la que se nombra la fuente.');
export const API_VERSION_COLUMN = text('api_version', DESCRIPTIONS.origin.api_version.es);

/** Tables leave out what is the same in every record. */
export const RECORD_ORIGIN: readonly Column[] = [
  link('source_url', 'Página que trata de este número.'),
  { ...text('suggested_citation', 'Frase lista para citar este registro.'), formats: ['json', 'sqlite'] },
  ...[LICENSE, LICENSE_URL, ATTRIBUTION, API_VERSION_COLUMN].map(
    (column): Column => ({ ...column, formats: ['json'] }),
  ),
];
