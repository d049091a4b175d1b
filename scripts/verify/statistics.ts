import type { StatisticsBody } from '../../src/api/statistics.ts';
import { apiPath, datasetPath, fileOf } from '../../src/contract/routes.ts';
import { POSITION_KEYS } from '../../src/domain/destiny-matrix.ts';
import type { DistFolder, Report } from './dist-folder.ts';

const TABLE = datasetPath('statistics.csv');
const BODY = fileOf(apiPath.statistics());

/** `/api/statistics` and its table say what one counts in `matrix.csv`, whose rows are checked one by one. */
export function verifyStatistics(dist: DistFolder, report: Report): void {
  const dates = datasetPath('matrix.csv');
  if (![dates, TABLE, BODY].every((file) => dist.files.has(file))) return;
  const [head = [], ...rows] = cellsOf(dist.read(dates));
  const expected = [...POSITION_KEYS].map((key) => [key, countColumn(rows, head.indexOf(key))] as const);
  const lines = expected.flatMap(([key, counts]) => counts.map((count, i) => [key, i + 1, count].join(',')));
  if (dist.read(TABLE) !== `position,arcana,dates\n${lines.join('\n')}\n`) report(TABLE, 'does not count matrix.csv');

  const body = JSON.parse(dist.read(BODY)) as StatisticsBody;
  for (const [key, counts] of expected) {
    const actual = body.positions[key].map(({ dates: count }) => count);
    if (actual.join() !== counts.join()) report(BODY, `positions.${key} is ${actual}, but matrix.csv has ${counts}`);
  }
  const lifePaths = countColumn(rows, head.indexOf('life_path'), 33);
  const wrong = body.life_paths.find(({ number, dates: count }) => count !== lifePaths[number - 1]);
  if (wrong)
    report(
      BODY,
      `life_paths has ${wrong.dates} dates for ${wrong.number}; matrix.csv has ${lifePaths[wrong.number - 1]}`,
    );
}

function cellsOf(csv: string): string[][] {
  return csv
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
}

/** How often each number from 1 on stands in a column. */
function countColumn(rows: readonly string[][], column: number, most = 22): number[] {
  const counts = Array<number>(most).fill(0);
  for (const cells of rows) counts[Number(cells[column]) - 1]! += 1;
  return counts;
}
