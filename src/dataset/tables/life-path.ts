import { type LifePathRecord, lifePath as lifePathEndpoint } from '../../endpoints/life-path.ts';
import { describeField } from '../../words/describe-field.ts';
import { answers } from '../../words/es/answers.ts';
import { lifePathNumber, list, recordOrigin, text } from './shared-columns.ts';
import { type Column, recordTable } from './table.ts';

const title = { es: 'Los 12 números de camino de vida', en: 'The 12 life path numbers with their texts' } as const;

export const lifePath = recordTable<LifePathRecord>({
  name: 'life-path',
  files: [
    { format: 'json', title },
    { format: 'csv', title, note: 'the same as a table' },
  ],
  sheet: 'Caminos de vida',
  key: ['number'],
  columns: [
    lifePathNumber('number', describeField('life-path-number', '')),
    { ...text('archetype', describeField('life-path', 'archetype')), database: { unique: true } },
    { ...text('archetype_en', describeField('life-path', 'archetype_en')), database: { unique: true } },
    text('tagline', describeField('life-path', 'tagline')),
    text('short_description', describeField('life-path', 'short_description')),
    text('description', describeField('life-path', 'description')),
    list('traits', describeField('life-path', 'traits')),
    list('weaknesses', describeField('life-path', 'weaknesses')),
    list('career', describeField('life-path', 'career')),
    text('love', describeField('life-path', 'love')),
    text('advice', describeField('life-path', 'advice')),
    // In the database they are a table of their own.
    { ...list('famous_people', describeField('life-path', 'famous_people')), formats: ['json'] },
    {
      ...list('famous_people', {
        es: 'Personas conocidas con este número, con su actividad entre paréntesis.',
        en: 'Well-known people with this number, each with their field in parentheses.',
      }),
      formats: ['csv', 'sheet'],
      value: ({ famous_people }) => famous_people.map(({ name, field }) => `${name} (${field})`),
    },
    ...recordOrigin(describeField('life-path', 'source_url')),
  ],
  records: ({ content, site }) => {
    const bodyOf = lifePathEndpoint.body({ content, site, language: 'es', words: answers });
    return content.lifePaths.map((record) => bodyOf(record));
  },
});

const LIFE_PATH: Column = lifePathNumber('life_path', describeField('life-path-number', ''));

/** With birth dates, so that readers can check the numbers. */
export const people = recordTable({
  name: 'people',
  files: [
    {
      format: 'csv',
      title: {
        es: 'Personas conocidas con su fecha de nacimiento',
        en: 'Well-known people with their birth dates',
      },
    },
  ],
  sheet: 'Personas',
  database: { name: 'famous_people', indexes: ['life_path'] },
  key: ['name'],
  references: [{ columns: ['life_path'], table: lifePath }],
  columns: [
    { ...LIFE_PATH, formats: ['csv', 'sheet'] },
    text('name', { es: 'Nombre de la persona.', en: 'Name of the person.' }),
    text('field', { es: 'A qué se dedica o se dedicó.', en: 'What the person does or did.' }),
    // The database has always had them in this order.
    { ...LIFE_PATH, formats: ['sqlite'] },
    {
      name: 'birth',
      type: 'date',
      description: {
        es: 'Fecha de nacimiento, en la forma AAAA-MM-DD: de ella sale el número.',
        en: 'Birth date, as YYYY-MM-DD: the number follows from it.',
      },
      database: { comment: 'ISO date: what the number is calculated from' },
    },
  ],
  records: ({ content }) =>
    content.lifePaths.flatMap(({ number, famous_people }) =>
      famous_people.map((person) => ({ ...person, life_path: number })),
    ),
});
