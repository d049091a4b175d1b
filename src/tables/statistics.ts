import { DATE_COUNT } from '../calendar/dates.ts';
import { dateCounts } from '../method/date-counts.ts';
import { POSITION_KEYS } from '../method/destiny-matrix.ts';
import { arcana } from './arcana.ts';
import { arcanumNumber, integer, text } from './column-kinds.ts';
import { positions } from './positions.ts';
import { recordTable } from './table.ts';

const title = 'En cuántas fechas está cada arcano en cada posición';

/** 264 rows, zeros included. */
export const statistics = recordTable({
  name: 'statistics',
  files: [
    { format: 'csv', title, english: 'on how many dates each arcanum stands in each position, from 1900 to 2100' },
    { format: 'parquet', title, english: 'the same with 32-bit integers, compressed with Snappy' },
  ],
  key: ['position', 'arcana'],
  references: [
    { columns: ['position'], table: positions },
    { columns: ['arcana'], table: arcana },
  ],
  columns: [
    text('position', 'Clave de la posición de la matriz.'),
    arcanumNumber('arcana'),
    {
      ...integer('dates', 'En cuántas de las fechas de 1900 a 2100 está ese arcano en esa posición.', 0, DATE_COUNT),
      database: { comment: 'of all from 1900 to 2100' },
    },
  ],
  records() {
    const counts = dateCounts().positions;
    return POSITION_KEYS.flatMap((position) =>
      counts[position].map((dates, i) => ({ position, arcana: i + 1, dates })),
    );
  },
});
