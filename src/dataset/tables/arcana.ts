import { arcanum } from '../../endpoints/arcana.ts';
import { PLACE_KEYS } from '../../method/places.ts';
import { describeField } from '../../words/describe-field.ts';
import { answers } from '../../words/es/answers.ts';
import { places } from './places.ts';
import { arcanumNumber, list, object, recordOrigin, text } from './shared-columns.ts';
import { recordTable } from './table.ts';

const title = { es: 'Los 22 arcanos mayores', en: 'The 22 major arcana with their texts' } as const;

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
    { ...text('name', describeField('arcanum', 'name')), database: { unique: true } },
    { ...text('name_en', describeField('arcanum', 'name_en')), database: { unique: true } },
    text('keyword', describeField('arcanum', 'keyword')),
    text('emoji', describeField('arcanum', 'emoji')),
    text('description', describeField('arcanum', 'description')),
    list('light', describeField('arcanum', 'light')),
    list('shadow', describeField('arcanum', 'shadow')),
    // Elsewhere they are a table of their own.
    { ...object('readings', describeField('arcanum', 'readings')), formats: ['json'] },
    { ...object('meanings', describeField('arcanum', 'meanings')), formats: ['json'] },
    text('repeated', describeField('arcanum', 'repeated')),
    { ...list('absent', describeField('arcanum', 'absent')), formats: ['json'] },
    ...recordOrigin(describeField('arcanum', 'source_url')),
  ],
  records: ({ content, site }) => {
    const bodyOf = arcanum.body({ content, site, language: 'es', words: answers });
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
    text('reading', describeField('reading-card', 'reading')),
    text('meaning', describeField('reading-card', 'meaning')),
    text('light', describeField('reading-card', 'light')),
    text('shadow', describeField('reading-card', 'shadow')),
    text('question', describeField('reading-card', 'question')),
  ],
  records: ({ content }) =>
    content.arcana.flatMap((arcanum) =>
      PLACE_KEYS.map((place) => ({ arcana: arcanum.number, place, ...arcanum.places[place] })),
    ),
});
