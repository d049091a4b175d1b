import { renderLifePath } from '../../endpoints/life-path-body.ts';
import type { LifePathRecord } from '../../endpoints/life-path-schema-and-docs.ts';
import { DESCRIPTIONS } from '../../words/field-descriptions.ts';
import { lifePathNumber, list, recordOrigin, text } from './shared-columns.ts';
import { type Column, recordTable } from './table.ts';

const title = { es: 'Los 12 números de camino de vida', en: 'The 12 life path numbers with their texts' } as const;
const { lifePath: words } = DESCRIPTIONS;

export const lifePath = recordTable<LifePathRecord>({
  name: 'life-path',
  files: [
    { format: 'json', title },
    { format: 'csv', title, note: 'the same as a table' },
  ],
  sheet: 'Caminos de vida',
  key: ['number'],
  columns: [
    lifePathNumber('number', words.number),
    { ...text('archetype', words.archetype), database: { unique: true } },
    { ...text('archetype_en', words.archetype_en), database: { unique: true } },
    text('tagline', words.tagline),
    text('short_description', words.short_description),
    text('description', words.description),
    list('traits', words.traits),
    list('weaknesses', words.weaknesses),
    list('career', words.career),
    text('love', words.love),
    text('advice', words.advice),
    // In the database they are a table of their own.
    { ...list('famous_people', words.famous_people), formats: ['json'] },
    {
      ...list('famous_people', {
        es: 'Personas conocidas con este número, con su actividad entre paréntesis.',
        en: 'Well-known people with this number, each with their field in parentheses.',
      }),
      formats: ['csv', 'sheet'],
      value: ({ famous_people }) => famous_people.map(({ name, field }) => `${name} (${field})`),
    },
    ...recordOrigin(words.page),
  ],
  records: ({ content, site }) => {
    const bodyOf = renderLifePath({ content, site });
    return content.lifePaths.map((record) => bodyOf(record));
  },
});

const LIFE_PATH: Column = lifePathNumber('life_path', words.number);

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
