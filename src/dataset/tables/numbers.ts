import { isoDate } from '../../calendar/dates.ts';
import { type BirthNumbers, birthNumbersOfCharts } from '../../method/birth-numbers.ts';
import { allChartNumbers, type ChartNumbers, chartNumbers as chartNumbersOf } from '../../method/chart-numbers.ts';
import { NUMBER_ROLES, type NumberRole } from '../../method/reduce.ts';
import { WORDS } from '../../words/words.ts';
import { chart } from './chart.ts';
import { CHART_KEY, CHART_NUMBERS, dateColumn, integer, LIFE_PATH, list, numberAmong, text } from './columns.ts';
import { matrix } from './matrix.ts';
import { lifePath } from './records.ts';
import { type Column, isIn, recordTable, type Table } from './table.ts';

const STAGES = [0, 1, 2, 3];
const DEBTS = NUMBER_ROLES.karmic_debt;

/**
 * A date has up to two of the four debts. Parquet and the API have lists. In a text cell, readers disagree about none (null, NaN or
 * '') and read one as a number but two as text, so formats without lists get a column per debt.
 */
const DEBT_COLUMNS: readonly Column[] = [
  { ...list('karmic_debts'), items: DEBTS, formats: ['parquet'] },
  ...DEBTS.map(
    (debt): Column => ({
      ...integer(`karmic_debt_${debt}`, 0, 1, ({ dataset }) => dataset.karmicDebt(debt)),
      formats: ['csv', 'sqlite'],
    }),
  ),
];

const NUMBER_COLUMNS: readonly Column[] = [
  LIFE_PATH,
  numberAmong(NUMBER_ROLES.birthday, 'birthday'),
  ...DEBT_COLUMNS,
  ...(['pinnacle', 'challenge'] as const).flatMap((role) =>
    STAGES.map((i) => numberAmong(NUMBER_ROLES[role], `${role}_${i + 1}`, ({ dataset }) => dataset[role](i))),
  ),
  integer('first_end', 27, 35),
];

/** What the database stores: one row per chart, because dates with the same chart have the same numbers (13 dates per chart). */
const chartNumbers: Table = {
  name: 'chart-numbers',
  files: [],
  key: CHART_KEY,
  references: [
    { columns: ['life_path'], table: lifePath },
    { columns: CHART_KEY, table: chart },
  ],
  columns: () => [...CHART_NUMBERS, ...NUMBER_COLUMNS],
  values() {
    const keys = [...allChartNumbers()];
    const charts = birthNumbersOfCharts();
    const column = (value: (numbers: BirthNumbers) => number): Uint8Array => Uint8Array.from(charts, value);
    return [
      Uint8Array.from(keys, ({ a }) => a),
      Uint8Array.from(keys, ({ b }) => b),
      Uint8Array.from(keys, ({ c }) => c),
      column(({ lifePath }) => lifePath),
      column(({ birthday }) => birthday),
      charts.map(({ karmicDebts }) => karmicDebts.map(({ number }) => number)),
      ...DEBTS.map((debt) => column(({ karmicDebts }) => Number(karmicDebts.some(({ number }) => number === debt)))),
      ...STAGES.map((_, i) => column(({ pinnacles }) => pinnacles[i]!.number)),
      ...STAGES.map((_, i) => column(({ challenges }) => challenges[i]!.number)),
      column(({ pinnacles }) => pinnacles[0]!.toAge!),
    ];
  },
};

function keyOf({ a, b, c }: ChartNumbers): string {
  return `${a}-${b}-${c}`;
}

/** Every date with its classic numbers. Not in the workbook: it would grow by half. */
export const numbers: Table = {
  name: 'numbers',
  files: ['csv', 'parquet'],
  database: {
    view: {
      of: chartNumbers,
      sql: `SELECT m.date, ${NUMBER_COLUMNS.filter((column) => isIn('sqlite', column))
        .map(({ name }) => `n.${name}`)
        .join(', ')}
FROM matrix AS m JOIN chart_numbers AS n USING (a, b, c)`,
    },
  },
  hasRowPerDate: true,
  key: ['date'],
  references: [
    { columns: ['date'], table: matrix },
    { columns: ['life_path'], table: lifePath },
  ],
  columns: ({ dates }) => [dateColumn(dates), ...NUMBER_COLUMNS],
  values(source) {
    const byChart = chartNumbers.values(source).slice(CHART_KEY.length);
    const rows = new Map(Array.from(allChartNumbers(), (numbers, row) => [keyOf(numbers), row]));
    const rowOf = Uint16Array.from(source.dates, (date) => rows.get(keyOf(chartNumbersOf(date)))!);
    return [
      source.dates.map(isoDate),
      ...byChart.map((values) =>
        values instanceof Uint8Array ? rowOf.map((row) => values[row]!) : Array.from(rowOf, (row) => values[row]!),
      ),
    ];
  },
};

export const numberTexts = recordTable({
  name: 'number-texts',
  hasTexts: true,
  key: ['role', 'number'],
  columns: [text('role'), integer('number', 0, 33), text('title'), text('text')],
  records: ({ content, language }) =>
    Object.entries(NUMBER_ROLES).flatMap(([role, numbers]) =>
      numbers.map((number) => ({
        role,
        number,
        title: WORDS[language].numbers.titles[role as NumberRole],
        text: content.numberTexts[role as NumberRole][String(number)]!,
      })),
    ),
});
