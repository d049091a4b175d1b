import { arcanum } from '../../endpoints/arcana.ts';
import { familyOf } from '../../method/families.ts';
import { PLACE_KEYS, SHORT_PLACE_KEYS } from '../../method/places.ts';
import { describeField } from '../../words/describe-field.ts';
import { answers } from '../../words/es/answers.ts';
import { places } from './places.ts';
import { arcanumNumber, integer, list, object, recordOrigin, text } from './shared-columns.ts';
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
    // JSON has the records of the API.
    { ...text('family', describeField('meeting-center', 'family')), formats: ['csv', 'sqlite', 'sheet'] },
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
    return content.arcana.map(({ number }) => ({ ...bodyOf({ number }), family: familyOf(number) }));
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
      es: 'Dónde está el arcano: la clave de uno de los 22 primeros lugares de `places`.',
      en: 'Where the arcanum is: the key of one of the first 22 places in `places`.',
    }),
    text('reading', describeField('reading-card', 'reading')),
    text('meaning', describeField('reading-card', 'meaning')),
    text('light', describeField('reading-card', 'light')),
    text('shadow', describeField('reading-card', 'shadow')),
    text('question', describeField('reading-card', 'question')),
    integer(
      'absent',
      {
        es: '1 si ninguna fecha ni ninguna pareja tiene el arcano en ese lugar, de modo que el texto no es de nadie; si no, 0.',
        en: '1 if no date and no couple has the arcanum in that place, so that the text is nobody’s; otherwise 0.',
      },
      0,
      1,
    ),
  ],
  records: ({ content }) =>
    content.arcana.flatMap((arcanum) =>
      PLACE_KEYS.map((place) => ({
        arcana: arcanum.number,
        place,
        ...arcanum.places[place],
        absent: Number(arcanum.absent?.includes(place) ?? false),
      })),
    ),
});

/** The places where an arcanum says less, for those that some date has there. */
export const shortReadings = recordTable({
  name: 'short-readings',
  files: [
    {
      format: 'csv',
      title: {
        es: 'Lo que dice cada arcano en los puntos M, L y R',
        en: 'What each arcanum says in the points M, L and R',
      },
    },
  ],
  sheet: 'Lecturas breves',
  key: ['arcana', 'place'],
  references: [
    { columns: ['arcana'], table: arcana },
    { columns: ['place'], table: places },
  ],
  columns: [
    arcanumNumber('arcana'),
    text('place', {
      es: `Dónde está el arcano, una clave de \`places\`: ${SHORT_PLACE_KEYS.join(', ')}.`,
      en: `Where the arcanum is, a key of \`places\`: ${SHORT_PLACE_KEYS.join(', ')}.`,
    }),
    text('meaning', describeField('short-card', 'meaning')),
    text('question', describeField('short-card', 'question')),
  ],
  records: ({ content: { shortPlaces } }) =>
    SHORT_PLACE_KEYS.flatMap((place) =>
      Object.entries(shortPlaces[place]).map(([number, texts]) => ({ arcana: Number(number), place, ...texts })),
    ),
});
