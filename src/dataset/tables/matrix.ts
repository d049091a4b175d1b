import { DATE_COUNT, isoDate } from '../../calendar/dates.ts';
import { matrix as matrixEndpoint } from '../../endpoints/matrix.ts';
import { lifePathNumber } from '../../method/birth-numbers.ts';
import { POINT_INDEX } from '../../method/chart-formulas.ts';
import { dateCounts } from '../../method/date-counts.ts';
import { dateChart, POSITION_KEYS, POSITION_POINTS } from '../../method/destiny-matrix.ts';
import { chart } from './chart.ts';
import {
  ARCANUM_KEY,
  arcanum,
  bodyColumns,
  CHART_KEY,
  CHART_NUMBERS,
  dateColumn,
  integer,
  LIFE_PATH,
  text,
} from './columns.ts';
import { arcana, lifePath, positions } from './records.ts';
import { type Column, positionsInBoth, recordTable, type Table, type TableSource } from './table.ts';

/** Every date with the arcana of its 12 positions, its life path, and the key of its chart. */
export const matrix: Table = {
  name: 'matrix',
  files: ['csv', 'parquet', 'ndjson.gz'],
  database: { indexes: ['life_path'] },
  hasRowPerDate: true,
  key: ['date'],
  references: [
    ...POSITION_KEYS.map((key) => ({ columns: [key], table: arcana })),
    { columns: ['life_path'], table: lifePath },
    { columns: CHART_KEY, table: chart },
  ],
  columns: ({ dates, ...source }) => [
    dateColumn(dates),
    integer('day', 1, 31),
    integer('month', 1, 12),
    integer('year', dates[0]!.year, dates.at(-1)!.year),
    ...positionsInBoth(source).map((position) => arcanum(position.key, ({ dataset }) => dataset.position(position))),
    LIFE_PATH,
    // Not in the workbook: they refer to the charts, which are too wide for a sheet.
    ...CHART_NUMBERS.map((column): Column => ({ ...column, formats: ['csv', 'parquet', 'sqlite'] })),
  ],
  values(source) {
    const values = valuesByName(source);
    return this.columns(source).map(({ name }) => values[name]!);
  },
  bodyFields: bodyColumns(matrixEndpoint),
};

const POINT_COLUMNS = Object.entries({ ...POSITION_POINTS, a: 'A', b: 'B', c: 'C' } as const);

/** Computed by the code that makes the API's bodies. */
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
    life_path: Uint8Array.from(dates, lifePathNumber),
    ...Object.fromEntries(points.map(({ name, values }) => [name, values])),
  };
}

/** How many dates have each arcanum in each position: 264 rows, including zeros. */
export const positionCounts = recordTable({
  name: 'statistics',
  files: ['csv', 'parquet'],
  key: ['position', 'arcana'],
  references: [
    { columns: ['position'], table: positions },
    { columns: ['arcana'], table: arcana },
  ],
  columns: [
    text('position'),
    ARCANUM_KEY,
    { ...integer('dates', 0, DATE_COUNT), database: { comment: 'of all from 1900 to 2100' } },
  ],
  records() {
    const counts = dateCounts().positions;
    return POSITION_KEYS.flatMap((position) =>
      counts[position].map((dates, i) => ({ position, arcana: i + 1, dates })),
    );
  },
});
