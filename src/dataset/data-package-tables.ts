import { ARCANA_COUNT, ARCANA_NUMBERS, LIFE_PATH_NUMBERS } from '../contract/limits.ts';
import type { Position } from '../domain/content.ts';
import { LIST_DELIMITER } from './content-files.ts';
import { chartKeyFields } from './data-package-chart.ts';
import {
  ARCANA_KEY,
  CHART_TABLE_KEY,
  type Field,
  integer,
  LIFE_PATH_KEY,
  link,
  object,
  oneOf,
  reference,
  type TableDescription,
  text,
} from './data-package-fields.ts';
import type { DatasetFacts } from './dataset-facts.ts';
import { CHART_KEY } from './date-table.ts';

/** The columns of `matrix.csv`, `matrix.parquet` and the table `matrix`. */
export function matrixTable(positions: readonly Position[], { first_date, last_date }: DatasetFacts): TableDescription {
  const date: Field = {
    name: 'date',
    type: 'date',
    description: 'Fecha de nacimiento del calendario gregoriano, en la forma AAAA-MM-DD.',
    constraints: { required: true, unique: true, minimum: first_date, maximum: last_date },
  };
  return {
    fields: [
      date,
      integer('day', 'Día del mes.', 1, 31),
      integer('month', 'Mes del año, de enero (1) a diciembre (12).', 1, 12),
      integer('year', 'Año, con sus cuatro cifras.', Number.parseInt(first_date, 10), Number.parseInt(last_date, 10)),
      ...positions.map(({ key, title, meaning, formula }) =>
        integer(key, `Arcano de la posición «${title}». ${meaning} ${formula}`, 1, ARCANA_COUNT),
      ),
      oneOf(
        'life_path',
        'Número de camino de vida. El 11, el 22 y el 33 son números maestros y no se reducen.',
        LIFE_PATH_NUMBERS,
      ),
      ...chartKeyFields(),
    ],
    primaryKey: ['date'],
    foreignKeys: [
      ...positions.map(({ key }) => reference([key], ARCANA_KEY)),
      reference(['life_path'], LIFE_PATH_KEY),
      reference(CHART_KEY, CHART_TABLE_KEY),
    ],
  };
}

/** The fields of each line of `matrix.ndjson.gz`, which are those of the API's bodies. */
export const MATRIX_BODY_TABLE: TableDescription = {
  fields: [
    object('input', 'La fecha: «day», «month» y «year», tres números enteros.'),
    object(
      'matrix',
      'Las 12 posiciones, cada una con «arcana» (número del 1 al 22), «name» (nombre), «keyword» (frase clave) y «emoji».',
    ),
    text('suggested_citation', 'Frase lista para citar la matriz de esa fecha.'),
    link('source_url', 'Página que explica la matriz y su método.'),
    link('details_url', 'Página con el perfil de esa fecha.'),
    text('license', 'Licencia de los datos.'),
    text('attribution', 'Línea con la que se nombra la fuente.'),
    text('attribution_html', 'La misma línea como enlace en HTML.'),
    text('api_version', 'Versión de la interfaz.'),
  ],
};

/** The type of a list of items: an array in JSON, one cell in CSV (the standard's `list` is not in its published profile). */
type Lists = 'array' | 'string';

export function lifePathTable(lists: Lists): TableDescription {
  return {
    fields: [
      oneOf('number', 'Número de camino de vida; el 11, el 22 y el 33 son números maestros.', LIFE_PATH_NUMBERS),
      text('archetype', 'Nombre del arquetipo.'),
      text('tagline', 'Lema.'),
      text('short_description', 'Resumen en una frase.'),
      text('description', 'Descripción en varios párrafos, separados por una línea en blanco.'),
      items('traits', lists, 'Rasgos.'),
      items('weaknesses', lists, 'Puntos débiles.'),
      items('career', lists, 'Campos de trabajo afines.'),
      text('love', 'El número en el amor.'),
      text('advice', 'Consejo.'),
      items(
        'famous_people',
        lists,
        lists === 'array'
          ? 'Personas conocidas con este número: «name» (nombre) y «field» (actividad).'
          : 'Personas conocidas con este número, con su actividad entre paréntesis.',
      ),
      ...common(lists),
    ],
    primaryKey: ['number'],
  };
}

export function arcanaTable(lists: Lists): TableDescription {
  return {
    fields: [
      oneOf('number', 'Número del arcano, del 1 al 22; El Loco es el 22.', ARCANA_NUMBERS),
      text('name', 'Nombre del arcano.'),
      text('keyword', 'Frase clave.'),
      text('emoji', 'Un emoji que lo representa.'),
      text('description', 'Descripción.'),
      items('light', lists, 'Aspectos de luz.'),
      items('shadow', lists, 'Aspectos de sombra.'),
      // In CSV they are a table of their own.
      ...(lists === 'array'
        ? [object('readings', 'Lo que dice en cada posición, como arcano del año («year») y en una pareja («couple»).')]
        : []),
      ...common(lists),
    ],
    primaryKey: ['number'],
  };
}

export const POSITIONS_TABLE: TableDescription = {
  fields: [
    text('key', 'Clave de la posición: el nombre de su columna en la matriz.'),
    text('title', 'Nombre de la posición.'),
    text('meaning', 'Qué muestra la posición.'),
    text('question', 'Una pregunta para leerla.'),
    text('point', 'Punto del octagrama del que sale.'),
    text('formula', 'Cómo se calcula.'),
  ],
  primaryKey: ['key'],
};

/** The JSON files hold the API's records; the CSV files leave out what is the same in every line. */
function common(lists: Lists): Field[] {
  const source = link('source_url', 'Página que trata de este número.');
  if (lists === 'string') return [source];
  return [
    source,
    text('suggested_citation', 'Frase lista para citar este registro.'),
    text('license', 'Licencia de los datos.'),
    link('license_url', 'Texto de la licencia.'),
    text('attribution', 'Línea con la que se nombra la fuente.'),
    text('api_version', 'Versión de la interfaz.'),
  ];
}

function items(name: string, type: Lists, description: string): Field {
  const separated = type === 'string' ? ` Los elementos van separados por «${LIST_DELIMITER}».` : '';
  return { name, type, description: description + separated, constraints: { required: true } };
}
