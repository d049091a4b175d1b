import { READING_KEYS } from '../domain/content.ts';
import { arcana } from './arcana.ts';
import { arcanumNumber, text } from './column-kinds.ts';
import { recordTable } from './table.ts';

export const readings = recordTable({
  name: 'readings',
  files: [
    { format: 'csv', title: 'Lo que dice cada arcano en cada lugar', english: 'what each arcanum says in each place' },
  ],
  sheet: 'Lecturas',
  key: ['arcana', 'place'],
  references: [{ columns: ['arcana'], table: arcana }],
  columns: [
    arcanumNumber('arcana'),
    {
      ...text(
        'place',
        'Dónde está el arcano: la clave de una posición de la matriz, «year» (arcano del año) o «couple» (centro de la pareja).',
      ),
      database: { comment: "a key of positions, 'year' or 'couple'" },
    },
    text('text', 'Lo que el arcano dice en ese lugar.'),
  ],
  records: ({ content }) =>
    content.arcana.flatMap((arcanum) =>
      READING_KEYS.map((place) => ({ arcana: arcanum.number, place, text: arcanum.readings[place] })),
    ),
});
