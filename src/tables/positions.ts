import { DESCRIPTIONS } from '../words/field-descriptions.ts';
import { text } from './column-kinds.ts';
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
