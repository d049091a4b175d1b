import { datesOfYears } from '../calendar/dates.ts';
import type { StatisticsBody } from '../endpoints/statistics-docs.ts';
import { datasetPath } from '../http/site-path.ts';
import { type DestinyMatrix, POSITION_KEYS, type PositionKey } from '../method/destiny-matrix.ts';
import { ARCANA_NUMBERS, LIFE_PATH_NUMBERS } from '../method/reduce.ts';
import type { BuiltFiles, Report } from './built-files.ts';
import { expectedLifePath, expectedMatrix } from './expected-chart.ts';

const TABLE = datasetPath('statistics.csv');

/** `statistics.csv` says on how many of all dates, whatever was built, the method gives each arcanum. */
export function verifyStatisticsTable(dist: BuiltFiles, report: Report): void {
  if (!dist.files.has(TABLE)) return;
  const count = dateCounter();
  const lines = POSITION_KEYS.flatMap((key) => ARCANA_NUMBERS.map((n) => `${key},${n},${count(key, n)}\n`));
  if (dist.read(TABLE) !== `position,arcana,dates\n${lines.join('')}`) report(TABLE, 'does not count the dates');
}

/** The same for the body of `/api/statistics`. */
export function statisticsProblem({ positions, life_paths }: StatisticsBody): string | undefined {
  const count = dateCounter();
  const compared = [
    ...POSITION_KEYS.map((key) => [
      key,
      positions[key].map(({ arcana, dates }) => [arcana, dates]),
      ARCANA_NUMBERS.map((n) => [n, count(key, n)]),
    ]),
    [
      'life_paths',
      life_paths.map(({ number, dates }) => [number, dates]),
      LIFE_PATH_NUMBERS.map((n) => [n, count('life_path', n)]),
    ],
  ].map((parts) => parts.map(String));
  const wrong = compared.find(([, actual, counted]) => actual !== counted);
  return wrong && `${wrong[0]} counts ${wrong[1]}, but the method gives ${wrong[2]}`;
}

/** On how many of all dates a number is in a column. Dates with the same chart share one matrix object. */
function dateCounter(): (column: PositionKey | 'life_path', number: number) => number {
  const matrices = new Map<DestinyMatrix, number>();
  const lifePaths = new Map<number, number>();
  for (const date of datesOfYears()) {
    addOne(matrices, expectedMatrix(date));
    addOne(lifePaths, expectedLifePath(date));
  }
  return (column, number) => {
    if (column === 'life_path') return lifePaths.get(number) ?? 0;
    let sum = 0;
    for (const [matrix, dates] of matrices) if (matrix[column] === number) sum += dates;
    return sum;
  };
}

function addOne<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
