import { isoDate } from '../calendar/dates.ts';
import { POINT_INDEX } from '../method/chart-formulas.ts';
import { dateChart, POSITION_KEYS, POSITION_POINTS } from '../method/destiny-matrix.ts';
import { lifePathNumber as lifePathOfDate } from '../method/life-path-number.ts';
import { arcana } from './arcana.ts';
import { chart } from './chart.ts';
import {
  API_VERSION_COLUMN,
  ATTRIBUTION,
  arcanum,
  CHART_KEY,
  CHART_NUMBERS,
  integer,
  LICENSE,
  lifePathNumber,
  link,
  object,
  text,
} from './column-kinds.ts';
import { lifePath } from './life-path.ts';
import type { Column, Table, TableSource } from './table.ts';

const title = 'Matriz del destino de cada fecha';

/** Every date with the arcana of its 12 positions, its life path, and the key of its chart. */
export const matrix: Table = {
  name: 'matrix',
  files: [
    { format: 'csv', title, english: 'the destiny matrix of every date' },
    {
      format: 'parquet',
      title,
      english: 'the same, with a real date column and 8-bit integers, compressed with Snappy',
    },
    {
      format: 'ndjson.gz',
      title: 'Respuestas de la API, una por línea',
      english: 'the bodies of the API, one per line, byte for byte',
    },
  ],
  sheet: 'Fechas',
  database: { indexes: ['life_path'] },
  hasRowPerDate: true,
  key: ['date'],
  references: [
    ...POSITION_KEYS.map((key) => ({ columns: [key], table: arcana })),
    { columns: ['life_path'], table: lifePath },
    { columns: CHART_KEY, table: chart },
  ],
  columns({ content, dates }) {
    const [first, last] = [dates[0]!, dates.at(-1)!];
    return [
      {
        name: 'date',
        type: 'date',
        description: 'Fecha de nacimiento del calendario gregoriano, en la forma AAAA-MM-DD.',
        constraints: { unique: true, minimum: isoDate(first), maximum: isoDate(last) },
      },
      integer('day', 'Día del mes.', 1, 31),
      integer('month', 'Mes del año, de enero (1) a diciembre (12).', 1, 12),
      integer('year', 'Año, con sus cuatro cifras.', first.year, last.year),
      ...content.positions.map(({ key, title, meaning, formula }) =>
        arcanum(key, `Arcano de la posición «${title}». ${meaning} ${formula}`),
      ),
      lifePathNumber(
        'life_path',
        'Número de camino de vida. El 11, el 22 y el 33 son números maestros y no se reducen.',
      ),
      // Not in the workbook: they lead to the charts, which are too wide for a sheet.
      ...CHART_NUMBERS.map((column): Column => ({ ...column, formats: ['csv', 'parquet', 'sqlite'] })),
    ];
  },
  values(source) {
    const values = valuesByName(source);
    return this.columns(source).map(({ name }) => values[name]!);
  },
  bodyFields: [
    object('input', 'La fecha: «day», «month» y «year», tres números enteros.'),
    object(
      'matrix',
      'Las 12 posiciones, cada una con «arcana» (número del 1 al 22), «name» (nombre), «keyword» (frase clave) y «emoji».',
    ),
    text('suggested_citation', 'Frase lista para citar la matriz de esa fecha.'),
    link('source_url', 'Página que explica la matriz y su método.'),
    link('details_url', 'Página con el perfil de esa fecha.'),
    LICENSE,
    ATTRIBUTION,
    text('attribution_html', 'La misma línea como enlace en HTML.'),
    API_VERSION_COLUMN,
  ],
};

const POINT_COLUMNS = Object.entries({ ...POSITION_POINTS, a: 'A', b: 'B', c: 'C' } as const);

/** Calculated by the code that makes the API's bodies. */
function valuesByName({ dates }: TableSource): Record<string, ArrayLike<string | number>> {
  const points = POINT_COLUMNS.map(([name, point]) => ({
    name,
    index: POINT_INDEX[point],
    values: new Uint8Array(dates.length),
  }));
  for (const [i, date] of dates.entries()) {
    const numbers = dateChart(date);
    for (const { values, index } of points) values[i] = numbers[index]!;
  }
  return {
    date: dates.map(isoDate),
    day: Uint8Array.from(dates, ({ day }) => day),
    month: Uint8Array.from(dates, ({ month }) => month),
    year: Uint16Array.from(dates, ({ year }) => year),
    life_path: Uint8Array.from(dates, lifePathOfDate),
    ...Object.fromEntries(points.map(({ name, values }) => [name, values])),
  };
}
