import { ARCANA_COUNT, ARCANA_NUMBERS, DATE_COUNT, LIFE_PATH_NUMBERS } from '../contract/limits.ts';
import {
  ARCANA_KEY,
  date,
  integer,
  LIFE_PATH_KEY,
  oneOf,
  POSITIONS_KEY,
  reference,
  type TableDescription,
  text,
} from './data-package-fields.ts';

export const READINGS_TABLE: TableDescription = {
  fields: [
    oneOf('arcana', 'Número del arcano, del 1 al 22.', ARCANA_NUMBERS),
    text(
      'place',
      'Dónde está el arcano: la clave de una posición de la matriz, «year» (arcano del año) o «couple» (centro de la pareja).',
    ),
    text('text', 'Lo que el arcano dice en ese lugar.'),
  ],
  primaryKey: ['arcana', 'place'],
  foreignKeys: [reference(['arcana'], ARCANA_KEY)],
};

export const KARMIC_TAILS_TABLE: TableDescription = {
  fields: [
    integer('m', 'Arcano del punto M, el primero de la cola.', 1, ARCANA_COUNT),
    integer('n', 'Arcano del punto N, el del medio.', 1, ARCANA_COUNT),
    integer('d', 'Arcano del punto D, el último.', 1, ARCANA_COUNT),
    text('name', 'Nombre de la cola kármica.'),
    text('text', 'Texto sobre la cola kármica.'),
  ],
  primaryKey: ['m', 'n', 'd'],
};

export const PEOPLE_TABLE: TableDescription = {
  fields: [
    oneOf('life_path', 'Número de camino de vida.', LIFE_PATH_NUMBERS),
    text('name', 'Nombre de la persona.'),
    text('field', 'A qué se dedica o se dedicó.'),
    date('birth', 'Fecha de nacimiento, en la forma AAAA-MM-DD: de ella sale el número.'),
  ],
  primaryKey: ['name'],
  foreignKeys: [reference(['life_path'], LIFE_PATH_KEY)],
};

export const STATISTICS_TABLE: TableDescription = {
  fields: [
    text('position', 'Clave de la posición de la matriz.'),
    oneOf('arcana', 'Número del arcano, del 1 al 22.', ARCANA_NUMBERS),
    integer('dates', 'En cuántas de las fechas de 1900 a 2100 está ese arcano en esa posición.', 0, DATE_COUNT),
  ],
  primaryKey: ['position', 'arcana'],
  foreignKeys: [reference(['position'], POSITIONS_KEY), reference(['arcana'], ARCANA_KEY)],
};
