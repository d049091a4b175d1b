import { ARCANA_COUNT, LIFE_PATH_NUMBERS } from '../contract/limits.ts';
import { datasetPath } from '../contract/routes.ts';
import { POSITION_KEYS } from '../domain/destiny-matrix.ts';
import type { StatisticsBody } from '../endpoints/statistics-schema.ts';
import type { BuiltFiles, Report } from './built-files.ts';

const DATES = datasetPath('matrix.csv');
const TABLE = datasetPath('statistics.csv');

/** `statistics.csv` says what one counts in `matrix.csv`, whose rows are checked one by one. */
export function verifyStatisticsTable(dist: BuiltFiles, report: Report): void {
  if (!dist.files.has(DATES) || !dist.files.has(TABLE)) return;
  const count = dateCounter(dist);
  const lines = POSITION_KEYS.flatMap((key) =>
    count(key, ARCANA_COUNT).map((dates, i) => `${key},${i + 1},${dates}\n`),
  );
  if (dist.read(TABLE) !== `position,arcana,dates\n${lines.join('')}`) report(TABLE, 'does not count the dates');
}

/** The same for the body of `/api/statistics`. */
export function statisticsProblem(dist: BuiltFiles, { positions, life_paths }: StatisticsBody): string | undefined {
  if (!dist.files.has(DATES)) return undefined;
  const count = dateCounter(dist);
  const lifePaths = count('life_path', LIFE_PATH_NUMBERS.at(-1)!);
  const compared = [
    ...POSITION_KEYS.map((key) => [key, positions[key].map(({ dates }) => dates), count(key, ARCANA_COUNT)] as const),
    [
      'life_paths',
      life_paths.map(({ dates }) => dates),
      life_paths.map(({ number }) => lifePaths[number - 1]),
    ] as const,
  ];
  const wrong = compared.find(([, actual, counted]) => actual.join() !== counted.join());
  return wrong && `${wrong[0]} has ${wrong[1]} dates, but matrix.csv has ${wrong[2]}`;
}

/** Counts how often each number from 1 on stands in a column of `matrix.csv`. */
function dateCounter(dist: BuiltFiles): (column: string, most: number) => number[] {
  const [head = [], ...rows] = dist
    .read(DATES)
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  return (column, most) => {
    const place = head.indexOf(column);
    const counts = Array<number>(most).fill(0);
    for (const cells of rows) counts[Number(cells[place]) - 1]! += 1;
    return counts;
  };
}
