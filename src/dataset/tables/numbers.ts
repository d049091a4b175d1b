import { isoDate } from '../../calendar/dates.ts';
import { type BirthNumbers, birthNumbersOfCharts } from '../../method/birth-numbers.ts';
import { allChartNumbers, type ChartNumbers, chartNumbers as chartNumbersOf } from '../../method/chart-numbers.ts';
import { NUMBER_ROLES, type NumberRole } from '../../method/number-roles.ts';
import { numbers as numberWords } from '../../words/es/numbers.ts';
import { DESCRIPTIONS, type Words } from '../../words/field-descriptions.ts';
import { chart } from './chart.ts';
import { lifePath } from './life-path.ts';
import { matrix } from './matrix.ts';
import { CHART_KEY, CHART_NUMBERS, dateColumn, integer, lifePathNumber, list, text } from './shared-columns.ts';
import { type Column, recordTable, type Table } from './table.ts';

const title = { es: 'Los números clásicos de cada fecha', en: 'The classic numbers of every date' } as const;

/** A number of a role, among those that the role can have. */
function numberOf(role: NumberRole, name: string, description: Words): Column {
  return { name, type: 'integer', description, constraints: { enum: NUMBER_ROLES[role] } };
}

/** How the pinnacles, and in the same order the challenges, are joined. */
const STAGES = [
  { es: ['Primer', 'el mes', 'el día'], en: ['First', 'the month', 'the day'] },
  { es: ['Segundo', 'el día', 'el año'], en: ['Second', 'the day', 'the year'] },
  { es: ['Tercer', 'el primero', 'el segundo'], en: ['Third', 'the first', 'the second'] },
  { es: ['Cuarto', 'el mes', 'el año'], en: ['Fourth', 'the month', 'the year'] },
] as const;

const STAGE_COLUMNS: readonly Column[] = [
  ...STAGES.map(({ es, en }, i) =>
    numberOf('pinnacle', `pinnacle_${i + 1}`, {
      es: `${es[0]} pináculo: ${es[1]} más ${es[2]}, reducido a una cifra, 11, 22 o 33.${i === 2 ? '' : ' Día, mes y año se reducen antes a una cifra, 11 o 22 cada uno.'}`,
      en: `${en[0]} pinnacle: ${en[1]} plus ${en[2]}, reduced to a single digit, 11, 22 or 33.${i === 2 ? '' : ' Day, month and year are first reduced to a single digit, 11 or 22 each.'}`,
    }),
  ),
  ...STAGES.map(({ es, en }, i) =>
    numberOf('challenge', `challenge_${i + 1}`, {
      es: `${es[0]} desafío: la diferencia entre ${es[1]} y ${es[2]}, en una cifra cada uno.`,
      en: `${en[0]} challenge: the absolute difference between ${en[1]} and ${en[2]}, each reduced to a single digit first.`,
    }),
  ),
];

const NUMBER_COLUMNS: readonly Column[] = [
  lifePathNumber('life_path', DESCRIPTIONS.lifePath.number),
  numberOf('birthday', 'birthday', {
    es: 'Número de cumpleaños: el día, reducido a una cifra, 11 o 22.',
    en: 'Birthday number: the day, reduced to a single digit, 11 or 22.',
  }),
  {
    ...list('karmic_debts', {
      es: 'Deudas kármicas: 13, 14, 16 o 19, si aparece al reducir el camino de vida o es el día. Puede no haber ninguna.',
      en: 'Karmic debts: 13, 14, 16 or 19, if it appears while the life path is reduced, or is the day. There may be none.',
    }),
    mayBeEmpty: true,
  },
  ...STAGE_COLUMNS,
  integer(
    'first_end',
    {
      es: 'Última edad de la primera etapa: 36 menos el camino de vida en una cifra. La segunda y la tercera duran nueve años cada una.',
      en: 'Last age of the first stage: 36 minus the life path as a single digit. The second and the third last nine years each.',
    },
    27,
    35,
  ),
];

/** What the database has of them: there are 13 times as many dates as charts, and dates of the same chart have the same numbers. */
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
      ...STAGES.map((_, i) => column(({ pinnacles }) => pinnacles[i]!.number)),
      ...STAGES.map((_, i) => column(({ challenges }) => challenges[i]!.number)),
      column(({ pinnacles }) => pinnacles[0]!.toAge!),
    ];
  },
};

function keyOf({ a, b, c }: ChartNumbers): string {
  return `${a}-${b}-${c}`;
}

/** Every date with its classic numbers. Not in the workbook, which would be half as large again. */
export const numbers: Table = {
  name: 'numbers',
  files: [
    { format: 'csv', title },
    {
      format: 'parquet',
      title,
      note: 'the same, with a native date column and small integers, Snappy-compressed',
    },
  ],
  database: {
    view: {
      of: chartNumbers,
      sql: `SELECT m.date, ${NUMBER_COLUMNS.map(({ name }) => `n.${name}`).join(', ')}
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
  files: [
    {
      format: 'csv',
      title: { es: 'Lo que dice cada número en cada papel', en: 'What each number says in each role' },
    },
  ],
  sheet: 'Números',
  key: ['role', 'number'],
  columns: [
    text('role', {
      es: `El papel del número: ${Object.keys(NUMBER_ROLES).join(', ')}.`,
      en: `The role of the number: ${Object.keys(NUMBER_ROLES).join(', ')}.`,
    }),
    integer('number', { es: 'El número.', en: 'The number.' }, 0, 33),
    text('title', { es: 'Nombre del papel.', en: 'Name of the role, in Spanish.' }),
    text('text', { es: 'Lo que dice el número en ese papel.', en: 'What the number says in that role.' }),
  ],
  records: ({ content }) =>
    Object.entries(NUMBER_ROLES).flatMap(([role, numbers]) =>
      numbers.map((number) => ({
        role,
        number,
        title: numberWords.titles[role as NumberRole],
        text: content.numberTexts[role as NumberRole][String(number)]!,
      })),
    ),
});
