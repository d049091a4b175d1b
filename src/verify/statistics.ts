import { datesOfYears } from '../calendar/dates.ts';
import type { StatisticsBody } from '../endpoints/statistics.ts';
import { datasetPath } from '../http/site-path.ts';
import { type DestinyMatrix, POSITION_KEYS, type PositionKey } from '../method/destiny-matrix.ts';
import { NUMBER_ROLES } from '../method/number-roles.ts';
import { ARCANA_NUMBERS, LIFE_PATH_NUMBERS } from '../method/reduce.ts';
import type { BuiltFiles, Report } from './api-files-and-links.ts';
import { expectedBirthNumbers, expectedLifePath, expectedMatrix } from './expected-chart.ts';

const TABLE = datasetPath('statistics.csv');

/** `statistics.csv` says on how many of all dates, whatever was built, the method gives each arcanum. */
export function verifyStatisticsTable(dist: BuiltFiles, report: Report): void {
  if (!dist.files.has(TABLE)) return;
  const count = dateCounter();
  const lines = POSITION_KEYS.flatMap((key) => ARCANA_NUMBERS.map((n) => `${key},${n},${count(key, n)}\n`));
  if (dist.read(TABLE) !== `position,arcana,dates\n${lines.join('')}`) report(TABLE, 'does not count the dates');
}

/** The same for the body of `/api/statistics`. */
export function statisticsProblem(body: StatisticsBody): string | undefined {
  const count = dateCounter();
  const compared = [
    ...POSITION_KEYS.map((key) => [
      key,
      body.positions[key].map(({ arcana, dates }) => [arcana, dates]),
      ARCANA_NUMBERS.map((n) => [n, count(key, n)]),
    ]),
    ...NUMBERS.map(({ name, column, numbers, of }) => [
      name,
      of(body).map(({ number, dates }) => [number, dates]),
      numbers.map((n) => [n, count(column, n)]),
    ]),
  ].map((parts) => parts.map(String));
  const wrong = compared.find(([, actual, counted]) => actual !== counted);
  return wrong && `${wrong[0]} counts ${wrong[1]}, but the method gives ${wrong[2]}`;
}

interface CountedNumbers {
  readonly name: string;
  readonly column: string;
  readonly numbers: readonly number[];
  of(body: StatisticsBody): readonly { readonly number: number; readonly dates: number }[];
}

const NUMBERS: readonly CountedNumbers[] = [
  { name: 'life_paths', column: 'life_path', numbers: LIFE_PATH_NUMBERS, of: ({ life_paths }) => life_paths },
  { name: 'birthdays', column: 'birthday', numbers: NUMBER_ROLES.birthday, of: ({ birthdays }) => birthdays },
  ...[0, 1, 2, 3].map((i) => ({
    ...{ name: `pinnacles.${i}`, column: `pinnacle_${i}`, numbers: NUMBER_ROLES.pinnacle },
    of: ({ pinnacles }: StatisticsBody) => pinnacles[i]!,
  })),
];

/** On how many of all dates a number is in a column. Dates with the same chart share one matrix object. */
function dateCounter(): (column: string, number: number) => number {
  const matrices = new Map<DestinyMatrix, number>();
  const numbers = new Map<string, number>();
  for (const date of datesOfYears()) {
    const { birthday, pinnacles } = expectedBirthNumbers(date);
    addOne(matrices, expectedMatrix(date));
    addOne(numbers, `life_path ${expectedLifePath(date)}`);
    addOne(numbers, `birthday ${birthday}`);
    for (const [i, pinnacle] of pinnacles.entries()) addOne(numbers, `pinnacle_${i} ${pinnacle}`);
  }
  return (column, number) => {
    if (!(POSITION_KEYS as readonly string[]).includes(column)) return numbers.get(`${column} ${number}`) ?? 0;
    let sum = 0;
    for (const [matrix, dates] of matrices) if (matrix[column as PositionKey] === number) sum += dates;
    return sum;
  };
}

function addOne<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
