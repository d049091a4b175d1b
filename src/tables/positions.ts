import { DATE_COUNT } from '../calendar/dates.ts';
import { dateCounts } from '../method/date-counts.ts';
import { POSITION_KEYS } from '../method/destiny-matrix.ts';
import { DESCRIPTIONS } from '../words/field-descriptions.ts';
import { arcana } from './arcana.ts';
import { arcanumNumber, integer, text } from './column-kinds.ts';
import { recordTable } from './table.ts';

const title = 'Las 12 posiciones de la matriz y sus fórmulas';

export const positions = recordTable({
  name: 'positions',
  files: [
    { format: 'json', title, english: 'the 12 positions of the matrix, what they mean, and their formulas' },
    { format: 'csv', title, english: 'the same as a table' },
  ],
  sheet: 'Posiciones',
  key: ['key'],
  columns: [
    text('key', 'Clave de la posición: el nombre de su columna en la matriz.'),
    {
      name: 'ordinal',
      type: 'integer',
      description: 'Lugar de la posición en la matriz, desde 1.',
      database: { unique: true, comment: 'order in the matrix, from 1' },
      // SQL has no order of rows; the other formats do.
      formats: ['sqlite'],
      value: (_position, i) => i + 1,
    },
    text('title', DESCRIPTIONS.position.title.es),
    text('meaning', 'Qué muestra la posición.'),
    text('question', 'Una pregunta para leerla.'),
    text('point', 'Punto del octagrama del que sale.'),
    text('formula', 'Cómo se calcula.'),
  ],
  records: ({ content }) => content.positions,
});

const countsTitle = 'En cuántas fechas está cada arcano en cada posición';

/** 264 rows, zeros included. */
export const positionCounts = recordTable({
  name: 'statistics',
  files: [
    {
      format: 'csv',
      title: countsTitle,
      english: 'on how many dates each arcanum is in each position, from 1900 to 2100',
    },
    { format: 'parquet', title: countsTitle, english: 'the same with 32-bit integers, compressed with Snappy' },
  ],
  key: ['position', 'arcana'],
  references: [
    { columns: ['position'], table: positions },
    { columns: ['arcana'], table: arcana },
  ],
  columns: [
    text('position', 'Clave de la posición de la matriz.'),
    arcanumNumber('arcana'),
    {
      ...integer('dates', 'En cuántas de las fechas de 1900 a 2100 está ese arcano en esa posición.', 0, DATE_COUNT),
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
