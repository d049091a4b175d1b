import { ARCANA_COUNT, LIFE_PATH_NUMBERS } from '../contract/limits.ts';
import type { Position } from '../domain/content.ts';
import { type Field, integer, link, oneOf, type TableSchema, text } from './field.ts';
import type { MatrixRow } from './matrix-rows.ts';

/** The resources that the numbers of the table point to. */
const ARCANA_RESOURCE = 'arcana-json';
const LIFE_PATH_RESOURCE = 'life-path-json';

/** The columns of `matrix.csv`, `matrix.parquet` and the table `matrix`. */
export function matrixSchema(positions: readonly Position[], rows: readonly MatrixRow[]): TableSchema {
  const first = rows[0]!,
    last = rows.at(-1)!;
  const date: Field = {
    name: 'date',
    type: 'date',
    description: 'Fecha de nacimiento del calendario gregoriano, en la forma AAAA-MM-DD.',
    constraints: { required: true, unique: true, minimum: first.date, maximum: last.date },
  };
  return {
    fields: [
      date,
      integer('day', 'Día del mes.', 1, 31),
      integer('month', 'Mes del año, de enero (1) a diciembre (12).', 1, 12),
      integer('year', 'Año, con sus cuatro cifras.', first.year, last.year),
      ...positions.map(({ key, title, meaning, formula }) =>
        integer(key, `Arcano de la posición «${title}». ${meaning} ${formula}`, 1, ARCANA_COUNT),
      ),
      oneOf(
        'life_path',
        'Número de camino de vida. El 11, el 22 y el 33 son números maestros y no se reducen.',
        LIFE_PATH_NUMBERS,
      ),
    ],
    primaryKey: ['date'],
    foreignKeys: [
      ...positions.map(({ key }) => reference(key, ARCANA_RESOURCE)),
      reference('life_path', LIFE_PATH_RESOURCE),
    ],
  };
}

/** The fields of each line of `matrix.ndjson.gz`, which are those of the API's bodies. */
export const MATRIX_BODY_SCHEMA: TableSchema = {
  fields: [
    {
      name: 'input',
      type: 'object',
      description: 'La fecha: «day», «month» y «year», tres números enteros.',
      constraints: { required: true },
    },
    {
      name: 'matrix',
      type: 'object',
      description:
        'Las 12 posiciones, cada una con «arcana» (número del 1 al 22), «name» (nombre), «keyword» (frase clave) y «emoji».',
      constraints: { required: true },
    },
    text('suggested_citation', 'Frase lista para citar la matriz de esa fecha.'),
    link('source_url', 'Página que explica la matriz y su método.'),
    link('details_url', 'Página con el perfil de esa fecha.'),
    text('license', 'Licencia de los datos.'),
    text('attribution', 'Línea con la que se nombra la fuente.'),
    text('attribution_html', 'La misma línea como enlace en HTML.'),
    text('api_version', 'Versión de la interfaz.'),
  ],
};

function reference(field: string, resource: string) {
  return { fields: [field], reference: { resource, fields: ['number'] } };
}
