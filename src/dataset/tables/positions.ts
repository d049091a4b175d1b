import { DATE_COUNT } from '../../calendar/dates.ts';
import { dateCounts } from '../../method/date-counts.ts';
import { POSITION_KEYS } from '../../method/destiny-matrix.ts';
import { describeField } from '../../words/describe-field.ts';
import { arcana } from './arcana.ts';
import { arcanumNumber, integer, text } from './shared-columns.ts';
import { recordTable } from './table.ts';

const title = {
  es: 'Las 12 posiciones de la matriz y sus fórmulas',
  en: 'The 12 positions of the matrix and their formulas',
} as const;

export const positions = recordTable({
  name: 'positions',
  files: [
    { format: 'json', title, note: 'the 12 positions of the matrix, what they mean, and their formulas' },
    { format: 'csv', title, note: 'the same as a table' },
  ],
  sheet: 'Posiciones',
  key: ['key'],
  columns: [
    text('key', {
      es: 'Clave de la posición: el nombre de su columna en la matriz.',
      en: 'Key of the position: the name of its column in the matrix.',
    }),
    {
      name: 'ordinal',
      type: 'integer',
      description: { es: 'Lugar de la posición en la matriz, desde 1.', en: 'Order in the matrix, from 1.' },
      database: { unique: true, comment: 'order in the matrix, from 1' },
      // SQL has no order of rows; the other formats do.
      formats: ['sqlite'],
      value: (_position, i) => i + 1,
    },
    text('title', describeField('chart-position', 'title')),
    {
      ...text('name_en', { es: 'Nombre de la posición, en inglés.', en: 'Name of the position, in English.' }),
      database: { unique: true },
    },
    text('meaning', { es: 'Qué muestra la posición.', en: 'What the position shows.' }),
    text('question', { es: 'Una pregunta para leerla.', en: 'A question to read it by.' }),
    text('point', { es: 'Punto del octagrama del que sale.', en: 'The point of the octagram that it is.' }),
    text('formula', { es: 'Cómo se calcula.', en: 'How it is calculated.' }),
  ],
  records: ({ content }) => content.positions,
});

const countsTitle = {
  es: 'En cuántas fechas está cada arcano en cada posición',
  en: 'On how many dates each arcanum is in each position',
} as const;

/** 264 rows, zeros included. */
export const positionCounts = recordTable({
  name: 'statistics',
  files: [
    {
      format: 'csv',
      title: countsTitle,
      note: 'the number of dates from 1900 to 2100 on which each arcanum falls in each position',
    },
    { format: 'parquet', title: countsTitle, note: 'the same, with 32-bit integers, Snappy-compressed' },
  ],
  key: ['position', 'arcana'],
  references: [
    { columns: ['position'], table: positions },
    { columns: ['arcana'], table: arcana },
  ],
  columns: [
    text('position', { es: 'Clave de la posición de la matriz.', en: 'Key of the position of the matrix.' }),
    arcanumNumber('arcana'),
    {
      ...integer(
        'dates',
        {
          es: 'En cuántas de las fechas de 1900 a 2100 está ese arcano en esa posición.',
          en: 'On how many dates from 1900 to 2100 that arcanum is in that position.',
        },
        0,
        DATE_COUNT,
      ),
      database: { comment: 'of all from 1900 to 2100' },
    },
  ],
  records() {
    const counts = dateCounts().positions;
    return POSITION_KEYS.flatMap((position) =>
      counts[position].map((dates, i) => ({ position, arcana: i + 1, dates })),
    );
  },
});
