import { type CalendarDate, datesOfYears, isoDate } from '../calendar/dates.ts';
import type { NumberTextsBody } from '../endpoints/numbers-schema-and-docs.ts';
import { apiPath, fileOf } from '../http/api-path.ts';
import { datasetPath } from '../http/site-path.ts';
import { POSITION_KEYS } from '../method/destiny-matrix.ts';
import { NUMBER_ROLES, type NumberRole } from '../method/number-roles.ts';
import type { BuiltFiles, Report, Years } from './api-files-and-links.ts';
import { expectedBirthNumbers, expectedLifePath, expectedMatrix, expectedNumbers } from './expected-chart.ts';

interface DateTable {
  readonly name: string;
  readonly columns: readonly string[];
  rowOf(date: CalendarDate): readonly (string | number)[];
}

const FOUR = [1, 2, 3, 4];
const DEBTS = [13, 14, 16, 19];
const TABLES: readonly DateTable[] = [
  {
    name: 'matrix.csv',
    columns: ['date', 'day', 'month', 'year', ...POSITION_KEYS, 'life_path', 'a', 'b', 'c'],
    rowOf: matrixRow,
  },
  {
    name: 'numbers.csv',
    columns: [
      ...['date', 'life_path', 'birthday', ...DEBTS.map((debt) => `karmic_debt_${debt}`)],
      ...[...FOUR.map((place) => `pinnacle_${place}`), ...FOUR.map((place) => `challenge_${place}`), 'first_end'],
    ],
    rowOf: numbersRow,
  },
];

/** The tables with one row for each date, in order and without a gap: what the method gives. Names the first bad cell. */
export function verifyDateTables(dist: BuiltFiles, years: Years, report: Report): void {
  for (const table of TABLES) {
    const file = datasetPath(table.name);
    const problem = dist.files.has(file) ? tableProblem(table, dist.read(file), years) : undefined;
    if (problem !== undefined) report(file, problem);
  }
}

function tableProblem({ columns, rowOf }: DateTable, csv: string, { first, last }: Years): string | undefined {
  const [head, ...lines] = csv.trimEnd().split('\n');
  if (head !== columns.join()) return `has the columns ${head}; must have ${columns.join()}`;
  const dates = [...datesOfYears(first, last)];
  if (lines.length !== dates.length) return `has ${lines.length} rows; must have ${dates.length}`;
  for (const [i, date] of dates.entries()) {
    const cells = lines[i]!.split(',');
    const expected = rowOf(date);
    const wrong = columns.findIndex((_, place) => cells[place] !== String(expected[place]));
    if (wrong >= 0)
      return `row ${i + 1}, ${isoDate(date)}: ${columns[wrong]} is ${cells[wrong]}; must be ${expected[wrong]}`;
  }
  return undefined;
}

function matrixRow(date: CalendarDate): (string | number)[] {
  const matrix = expectedMatrix(date);
  const positions = POSITION_KEYS.map((key) => matrix[key]);
  return [
    ...[isoDate(date), date.day, date.month, date.year],
    ...[...positions, expectedLifePath(date), ...expectedNumbers(date)],
  ];
}

function numbersRow(date: CalendarDate): (string | number)[] {
  const { birthday, karmicDebts, pinnacles, challenges, firstEnd } = expectedBirthNumbers(date);
  return [
    ...[isoDate(date), expectedLifePath(date), birthday, ...DEBTS.map((debt) => Number(karmicDebts.includes(debt)))],
    ...[...pinnacles, ...challenges, firstEnd],
  ];
}

/** `number-texts.csv` says what the API says of each number in each role, and nothing else. */
export function verifyNumberTexts(dist: BuiltFiles, report: Report): void {
  const [table, body] = [datasetPath('number-texts.csv'), fileOf(apiPath('/numbers'))];
  if (!dist.files.has(table) || !dist.files.has(body)) return;
  const texts = JSON.parse(dist.read(body)) as NumberTextsBody;
  const expected = NUMBER_TEXTS.map(([role, number]) => {
    const text = texts[role]?.[String(number)] ?? '';
    return [`${role},${number},`, `,${/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text}`] as const;
  });
  const lines = dist.read(table).trimEnd().split('\n').slice(1);
  const wrong = expected.findIndex(([start, end], i) => !(lines[i]?.startsWith(start) && lines[i].endsWith(end)));
  if (wrong >= 0) report(table, `row ${wrong + 1} does not say what ${body} says of ${NUMBER_TEXTS[wrong]!.join(' ')}`);
  else if (lines.length !== expected.length) report(table, `has ${lines.length} rows; must have ${expected.length}`);
}

const NUMBER_TEXTS = Object.entries(NUMBER_ROLES).flatMap(([role, numbers]) =>
  numbers.map((number) => [role as NumberRole, number] as const),
);
