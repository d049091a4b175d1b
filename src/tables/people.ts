import { lifePathNumber, text } from './column-kinds.ts';
import { lifePath } from './life-path.ts';
import { type Column, recordTable } from './table.ts';

const LIFE_PATH: Column = lifePathNumber('life_path', 'Número de camino de vida.');

/** With birth dates, so that readers can check the numbers. */
export const people = recordTable({
  name: 'people',
  files: [
    {
      format: 'csv',
      title: 'Personas conocidas con su fecha de nacimiento',
      english: 'well-known people with their birth dates',
    },
  ],
  sheet: 'Personas',
  database: { name: 'famous_people', indexes: ['life_path'] },
  key: ['name'],
  references: [{ columns: ['life_path'], table: lifePath }],
  columns: [
    { ...LIFE_PATH, formats: ['csv', 'sheet'] },
    text('name', 'Nombre de la persona.'),
    text('field', 'A qué se dedica o se dedicó.'),
    // The database has always had them in this order.
    { ...LIFE_PATH, formats: ['sqlite'] },
    {
      name: 'birth',
      type: 'date',
      description: 'Fecha de nacimiento, en la forma AAAA-MM-DD: de ella sale el número.',
      database: { comment: 'ISO date: what the number is calculated from' },
    },
  ],
  records: ({ content }) =>
    content.lifePaths.flatMap(({ number, famous_people }) =>
      famous_people.map((person) => ({ ...person, life_path: number })),
    ),
});
