import { renderArcanum } from '../endpoints/arcana-body.ts';
import { PLACE_KEYS } from '../method/places.ts';
import { DESCRIPTIONS } from '../words/field-descriptions.ts';
import { arcanumNumber, list, object, RECORD_ORIGIN, text } from './column-kinds.ts';
import { recordTable } from './table.ts';

const title = 'Los 22 arcanos mayores';

export const arcana = recordTable({
  name: 'arcana',
  files: [
    { format: 'json', title, english: 'the 22 major arcana with their texts' },
    {
      format: 'csv',
      title,
      english: 'the same as a table; what each says in each place is in `readings.csv`',
    },
  ],
  sheet: 'Arcanos',
  key: ['number'],
  columns: [
    arcanumNumber('number', 'Número del arcano, del 1 al 22; El Loco es el 22.'),
    { ...text('name', DESCRIPTIONS.arcanum.name.es), database: { unique: true } },
    text('keyword', DESCRIPTIONS.arcanum.keyword.es),
    text('emoji', 'Un emoji que lo representa.'),
    text('description', 'Descripción.'),
    list('light', 'Aspectos de luz.'),
    list('shadow', 'Aspectos de sombra.'),
    // Elsewhere they are a table of their own.
    {
      ...object('readings', 'Lo que dice en cada posición, como arcano del año («year») y en una pareja («couple»).'),
      formats: ['json'],
    },
    {
      ...object('meanings', 'Lo mismo con palabras llanas: significado, luz, sombra y una pregunta por lugar.'),
      formats: ['json'],
    },
    text('repeated', 'Qué significa que se repita en una carta.'),
    { ...list('absent', 'Las posiciones en las que no lo tiene ninguna fecha.'), formats: ['json'] },
    ...RECORD_ORIGIN,
  ],
  records: ({ content, site }) => {
    const bodyOf = renderArcanum({ content, site });
    return content.arcana.map((record) => bodyOf(record));
  },
});

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
