import { renderLifePath } from '../endpoints/life-path-body.ts';
import type { LifePathRecord } from '../endpoints/life-path-docs.ts';
import { DESCRIPTIONS } from '../words/field-descriptions.ts';
import { lifePathNumber, list, RECORD_ORIGIN, text } from './column-kinds.ts';
import { type Column, recordTable } from './table.ts';

const title = 'Los 12 números de camino de vida';

export const lifePath = recordTable<LifePathRecord>({
  name: 'life-path',
  files: [
    { format: 'json', title, english: 'the 12 life path numbers with their texts' },
    { format: 'csv', title, english: 'the same as a table' },
  ],
  sheet: 'Caminos de vida',
  key: ['number'],
  columns: [
    lifePathNumber('number', 'Número de camino de vida; el 11, el 22 y el 33 son números maestros.'),
    { ...text('archetype', DESCRIPTIONS.lifePath.archetype.es), database: { unique: true } },
    text('tagline', 'Lema.'),
    text('short_description', 'Resumen en una frase.'),
    text('description', 'Descripción en varios párrafos, separados por una línea en blanco.'),
    list('traits', DESCRIPTIONS.lifePath.traits.es),
    list('weaknesses', DESCRIPTIONS.lifePath.weaknesses.es),
    list('career', 'Campos de trabajo afines.'),
    text('love', 'El número en el amor.'),
    text('advice', DESCRIPTIONS.lifePath.advice.es),
    // In the database they are a table of their own.
    {
      ...list('famous_people', 'Personas conocidas con este número: «name» (nombre) y «field» (actividad).'),
      formats: ['json'],
    },
    {
      ...list('famous_people', 'Personas conocidas con este número, con su actividad entre paréntesis.'),
      formats: ['csv', 'sheet'],
      value: ({ famous_people }) => famous_people.map(({ name, field }) => `${name} (${field})`),
    },
    ...RECORD_ORIGIN,
  ],
  records: ({ content, site }) => {
    const bodyOf = renderLifePath({ content, site });
    return content.lifePaths.map((record) => bodyOf(record));
  },
});

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
