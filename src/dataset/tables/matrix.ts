import { isoDate } from '../../calendar/dates.ts';
import { POINT_INDEX } from '../../method/chart-formulas.ts';
import { dateChart, POSITION_KEYS, POSITION_POINTS } from '../../method/destiny-matrix.ts';
import { lifePathNumber as lifePathOfDate } from '../../method/life-path-number.ts';
import { DESCRIPTIONS } from '../../words/field-descriptions.ts';
import { arcana } from './arcana.ts';
import { chart, pointFormula } from './chart.ts';
import { lifePath } from './life-path.ts';
import { POSITION_MEANINGS } from './places.ts';
import {
  API_VERSION_COLUMN,
  ATTRIBUTION,
  arcanum,
  CHART_KEY,
  CHART_NUMBERS,
  CITATION,
  dateColumn,
  integer,
  LICENSE,
  lifePathNumber,
  link,
  object,
  text,
} from './shared-columns.ts';
import type { Column, Table, TableSource } from './table.ts';

const { matrix: words } = DESCRIPTIONS;
const title = { es: 'Matriz del destino de cada fecha', en: 'Destiny matrix of every date' } as const;

/** Every date with the arcana of its 12 positions, its life path, and the key of its chart. */
export const matrix: Table = {
  name: 'matrix',
  files: [
    { format: 'csv', title },
    {
      format: 'parquet',
      title,
      note: 'the same, with a native date column and small integers, Snappy-compressed',
    },
    {
      format: 'ndjson.gz',
      title: {
        es: 'Respuestas de la API, una por línea',
        en: 'Response bodies of the API, one per line, byte for byte',
      },
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
      dateColumn(dates),
      integer('day', { es: 'Día del mes.', en: 'Day of the month.' }, 1, 31),
      integer(
        'month',
        { es: 'Mes del año, de enero (1) a diciembre (12).', en: 'Month of the year, January (1) to December (12).' },
        1,
        12,
      ),
      integer('year', { es: 'Año, con sus cuatro cifras.', en: 'Year, with four digits.' }, first.year, last.year),
      ...content.positions.map(({ key, title, name_en, meaning, formula, point }) =>
        arcanum(key, {
          es: `Arcano de la posición «${title}». ${meaning} ${formula}`,
          en: `Arcanum of the position "${name_en}": ${POSITION_MEANINGS[key]}. ${pointFormula(point)}`,
        }),
      ),
      lifePathNumber('life_path', DESCRIPTIONS.lifePath.number),
      // Not in the workbook: they lead to the charts, which are too wide for a sheet.
      ...CHART_NUMBERS.map((column): Column => ({ ...column, formats: ['csv', 'parquet', 'sqlite'] })),
    ];
  },
  values(source) {
    const values = valuesByName(source);
    return this.columns(source).map(({ name }) => values[name]!);
  },
  bodyFields: [
    object('input', words.input),
    object('matrix', words.matrix),
    CITATION,
    link('source_url', DESCRIPTIONS.origin.source_url),
    link('details_url', words.details_url),
    LICENSE,
    ATTRIBUTION,
    text('attribution_html', DESCRIPTIONS.origin.attribution_html),
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
