import { renderArcanum } from '../../endpoints/arcana-body.ts';
import { PLACE_KEYS } from '../../method/places.ts';
import { DESCRIPTIONS } from '../../words/field-descriptions.ts';
import { places } from './places.ts';
import { arcanumNumber, list, object, recordOrigin, text } from './shared-columns.ts';
import { recordTable } from './table.ts';

const title = { es: 'Los 22 arcanos mayores', en: 'The 22 major arcana with their texts' } as const;
const { arcanum: words, reading } = DESCRIPTIONS;

export const arcana = recordTable({
  name: 'arcana',
  files: [
    { format: 'json', title },
    {
      format: 'csv',
      title,
      note: 'the same as a table; what each says in each place is in `readings.csv`',
    },
  ],
  sheet: 'Arcanos',
  key: ['number'],
  columns: [
    arcanumNumber('number'),
    { ...text('name', words.name), database: { unique: true } },
    { ...text('name_en', words.name_en), database: { unique: true } },
    text('keyword', words.keyword),
    text('emoji', words.emoji),
    text('description', words.description),
    list('light', words.light),
    list('shadow', words.shadow),
    // Elsewhere they are a table of their own.
    { ...object('readings', words.readings), formats: ['json'] },
    { ...object('meanings', words.meanings), formats: ['json'] },
    text('repeated', words.repeated),
    { ...list('absent', words.absent), formats: ['json'] },
    ...recordOrigin(words.page),
  ],
  records: ({ content, site }) => {
    const bodyOf = renderArcanum({ content, site });
    return content.arcana.map((record) => bodyOf(record));
  },
});

export const readings = recordTable({
  name: 'readings',
  files: [
    {
      format: 'csv',
      title: { es: 'Lo que dice cada arcano en cada lugar', en: 'What each arcanum says in each place' },
    },
  ],
  sheet: 'Lecturas',
  key: ['arcana', 'place'],
  references: [
    { columns: ['arcana'], table: arcana },
    { columns: ['place'], table: places },
  ],
  columns: [
    arcanumNumber('arcana'),
    text('place', {
      es: 'Dónde está el arcano: la clave de uno de los 22 lugares de `places`.',
      en: 'Where the arcanum is: the key of one of the 22 places in `places`.',
    }),
    text('reading', reading.reading),
    text('meaning', reading.meaning),
    text('light', reading.light),
    text('shadow', reading.shadow),
    text('question', reading.question),
  ],
  records: ({ content }) =>
    content.arcana.flatMap((arcanum) =>
      PLACE_KEYS.map((place) => ({ arcana: arcanum.number, place, ...arcanum.places[place] })),
    ),
});
