import { arcanum, text } from './column-kinds.ts';
import { recordTable } from './table.ts';

export const karmicTails = recordTable({
  name: 'karmic-tails',
  files: [
    {
      format: 'csv',
      title: 'Las 35 colas kármicas',
      english: 'the 35 karmic tails: 26 of dates, then 9 that only couples have',
    },
  ],
  sheet: 'Colas kármicas',
  key: ['m', 'n', 'd'],
  columns: [
    arcanum('m', 'Arcano del punto M, el primero de la cola.'),
    arcanum('n', 'Arcano del punto N, el del medio.'),
    arcanum('d', 'Arcano del punto D, el último.'),
    { ...text('name', 'Nombre de la cola kármica.'), database: { unique: true } },
    text('text', 'Texto sobre la cola kármica.'),
  ],
  records: ({ content }) => content.karmicTails.map(({ arcana: [m, n, d], name, text }) => ({ m, n, d, name, text })),
});
