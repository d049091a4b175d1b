import { PLACE_KEYS } from '../method/places.ts';
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
        'Dónde está el arcano: la clave de una posición de la matriz, «year» (arcano del año), «couple» (centro de la pareja) u otro lugar de una carta o de una pareja.',
      ),
      database: { comment: "a key of positions, 'year', 'couple' or another place" },
    },
    text('text', 'Un ejemplo de lo que el arcano dice en ese lugar.'),
    text('meaning', 'Qué significa el arcano en ese lugar.'),
    text('light', 'El don: cómo se nota cuando va bien.'),
    text('shadow', 'Dónde puede torcerse.'),
    text('question', 'Una pregunta para quien lee.'),
  ],
  records: ({ content }) =>
    content.arcana.flatMap((arcanum) =>
      PLACE_KEYS.map((place) => {
        const { reading: text, ...parts } = arcanum.places[place];
        return { arcana: arcanum.number, place, text, ...parts };
      }),
    ),
});
