import { chart as chartEndpoint } from '../../endpoints/chart.ts';
import { lifePathNumber } from '../../method/birth-numbers.ts';
import {
  AGE_COUNT,
  AGE_STEP,
  ageNumbers,
  CHAKRA_CELLS,
  CHAKRA_PARTS,
  CHAKRAS,
  CHART_POINTS,
  type ChakraPart,
  chakraNumbers,
  chartPoints,
} from '../../method/chart-formulas.ts';
import { allChartNumbers, type ChartNumbers } from '../../method/chart-numbers.ts';
import { LIFE_PATH_NUMBERS } from '../../method/reduce.ts';
import { arcanum, bodyColumns, CHART_KEY, CHART_NUMBERS, numberAmong, ofField, text } from './columns.ts';
import { lifePath } from './records.ts';
import { positionsInBoth, recordTable, type Table } from './table.ts';
import { portraitCores } from './texts.ts';

/** The number of input points; in a row, the life path sits between them and the computed points. */
const INPUTS = 3;
const FIRST_CHAKRA = CHART_POINTS.length + 1;
const FIRST_AGE = FIRST_CHAKRA + CHAKRA_CELLS;

/** The ages of the ring, from 0 to 78.75. */
const RING_AGES: readonly number[] = Array.from({ length: AGE_COUNT }, (_, i) => i * AGE_STEP);

/** Lowercase names: SQL does not distinguish `R1` from `r1`. */
const pointColumn = (point: string): string => point.toLowerCase();
const chakraColumn = (name: string, part: ChakraPart): string => `${name.toLowerCase()}_${part}`;
const chakraSumColumn = (part: ChakraPart): string => `chakra_sum_${part}`;
/** @example ageColumn(1.25) // 'age_1_25': a dot would need quotes in SQL */
const ageColumn = (age: number): string => `age_${age.toFixed(2).replace('.', '_')}`;

/** The names of all numbers of a chart, in the order of {@link chartRow}. */
export const CHART_COLUMNS: readonly string[] = [
  ...CHART_POINTS.slice(0, INPUTS).map(pointColumn),
  'life_path',
  ...CHART_POINTS.slice(INPUTS).map(pointColumn),
  ...CHAKRAS.flatMap(({ name }) => CHAKRA_PARTS.map((part) => chakraColumn(name, part))),
  ...CHAKRA_PARTS.map(chakraSumColumn),
  ...RING_AGES.map(ageColumn),
];

/**
 * All numbers of a chart in one row. The same as `wholeChart` but without its objects, which would take ten times as long for 5,544
 * charts.
 * @example chartRow({ a: 15, b: 6, c: 19 })[CHART_COLUMNS.indexOf('e')] // 8
 */
function chartRow(numbers: ChartNumbers): Uint8Array {
  const points = chartPoints(numbers.a, numbers.b, numbers.c);
  const row = new Uint8Array(CHART_COLUMNS.length);
  row.set(points.subarray(0, INPUTS));
  row[INPUTS] = lifePathNumber({ day: numbers.a, month: numbers.b, year: numbers.c });
  row.set(points.subarray(INPUTS, CHART_POINTS.length), INPUTS + 1);
  row.set(chakraNumbers(points), FIRST_CHAKRA);
  row.set(ageNumbers(points), FIRST_AGE);
  return row;
}

export const karmicTails = recordTable({
  name: 'karmic-tails',
  hasTexts: true,
  key: ['m', 'n', 'd'],
  columns: [
    ...['m', 'n', 'd'].map((name) => arcanum(name)),
    { ...text('name', ofField('karmic-tail', 'name')), database: { unique: true } },
    text('text'),
    text('couple_text', ofField('couple', 'karmic_tail.text')),
  ],
  records: ({ content }) => content.karmicTails.map(({ arcana: [m, n, d], ...texts }) => ({ m, n, d, ...texts })),
});

/** The whole chart of each combination of the three numbers. */
export const chart: Table = {
  name: 'chart',
  files: ['csv', 'parquet', 'ndjson.gz'],
  key: CHART_KEY,
  // All columns except the life path are arcana, as the guides say; 127 more references would add nothing.
  references: [
    { columns: ['life_path'], table: lifePath },
    { columns: ['m', 'n', 'd'], table: karmicTails },
    { columns: ['e', 'd', 'p3'], table: portraitCores },
  ],
  columns: (source) => [
    ...CHART_NUMBERS,
    numberAmong(LIFE_PATH_NUMBERS, 'life_path'),
    ...CHART_POINTS.slice(INPUTS).map((point) => {
      const position = positionsInBoth(source).find((entry) => entry.point === point);
      return arcanum(pointColumn(point), ({ dataset }) => dataset.point(point, position));
    }),
    ...CHAKRAS.flatMap(({ name, ...points }) =>
      CHAKRA_PARTS.map((part) => {
        const point = part === 'emotions' ? undefined : points[part];
        return arcanum(chakraColumn(name, part), ({ dataset }) => dataset.chakra(name, part, point));
      }),
    ),
    ...CHAKRA_PARTS.map((part) => arcanum(chakraSumColumn(part), ({ dataset }) => dataset.chakraSum(part))),
    ...RING_AGES.map((age) => arcanum(ageColumn(age), ({ dataset }) => dataset.age(age))),
  ],
  values() {
    const rows = Array.from(allChartNumbers(), chartRow);
    return CHART_COLUMNS.map((_, i) => Uint8Array.from(rows, (row) => row[i]!));
  },
  bodyFields: bodyColumns(chartEndpoint),
};
