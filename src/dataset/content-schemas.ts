import { ARCANA_NUMBERS, LIFE_PATH_NUMBERS } from '../contract/limits.ts';
import { LIST_DELIMITER } from './content-csv.ts';
import { type Field, link, oneOf, type TableSchema, text } from './field.ts';

/** How the items of a list are kept: as an array in JSON, in one cell in CSV. */
type Lists = 'array' | 'list';

export function lifePathSchema(lists: Lists): TableSchema {
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

export function arcanaSchema(lists: Lists): TableSchema {
  return {
    fields: [
      oneOf('number', 'Número del arcano, del 1 al 22; El Loco es el 22.', ARCANA_NUMBERS),
      text('name', 'Nombre del arcano.'),
      text('keyword', 'Frase clave.'),
      text('emoji', 'Un emoji que lo representa.'),
      text('description', 'Descripción.'),
      items('light', lists, 'Aspectos de luz.'),
      items('shadow', lists, 'Aspectos de sombra.'),
      ...common(lists),
    ],
    primaryKey: ['number'],
  };
}

export const POSITIONS_SCHEMA: TableSchema = {
  fields: [
    text('key', 'Clave de la posición: el nombre de su columna en la matriz.'),
    text('title', 'Nombre de la posición.'),
    text('meaning', 'Qué muestra la posición.'),
    text('question', 'Una pregunta para leerla.'),
    text('point', 'Punto del octograma del que sale.'),
    text('formula', 'Cómo se calcula.'),
  ],
  primaryKey: ['key'],
};

/** The JSON files hold the API's records; the tables for spreadsheets leave out what is the same in every line. */
function common(lists: Lists): Field[] {
  const source = link('source_url', 'Página que trata de este número.');
  if (lists === 'list') return [source];
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
  return {
    name,
    type,
    description,
    ...(type === 'list' ? { delimiter: LIST_DELIMITER } : {}),
    constraints: { required: true },
  };
}
