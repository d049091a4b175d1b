import { type CalendarDate, datesOfYears, isoDate } from '../calendar/dates.ts';
import { datasetPath } from '../http/site-path.ts';
import { POSITION_KEYS } from '../method/destiny-matrix.ts';
import type { BuiltFiles, Report, Years } from './built-files.ts';
import { expectedLifePath, expectedMatrix, expectedNumbers } from './expected-chart.ts';

const COLUMNS = ['date', 'day', 'month', 'year', ...POSITION_KEYS, 'life_path', 'a', 'b', 'c'];

/** `matrix.csv`: one row for each date, in order and without a gap, with what the method gives. Names the first bad cell. */
export function verifyDateTable(dist: BuiltFiles, years: Years, report: Report): void {
  const file = datasetPath('matrix.csv');
  const problem = dist.files.has(file) ? tableProblem(dist.read(file), years) : undefined;
  if (problem !== undefined) report(file, problem);
}

function tableProblem(csv: string, { first, last }: Years): string | undefined {
  const [head, ...lines] = csv.trimEnd().split('\n');
  if (head !== COLUMNS.join()) return `has the columns ${head}; must have ${COLUMNS.join()}`;
  const dates = [...datesOfYears(first, last)];
  if (lines.length !== dates.length) return `has ${lines.length} rows; must have ${dates.length}`;
  for (const [i, date] of dates.entries()) {
    const cells = lines[i]!.split(',');
    const expected = rowOf(date);
    const wrong = COLUMNS.findIndex((_, place) => cells[place] !== String(expected[place]));
    if (wrong >= 0)
      return `row ${i + 1}, ${isoDate(date)}: ${COLUMNS[wrong]} is ${cells[wrong]}; must be ${expected[wrong]}`;
  }
  return undefined;
}

function rowOf(date: CalendarDate): (string | number)[] {
  const matrix = expectedMatrix(date);
  const positions = POSITION_KEYS.map((key) => matrix[key]);
  return [
    ...[isoDate(date), date.day, date.month, date.year],
    ...[...positions, expectedLifePath(date), ...expectedNumbers(date)],
  ];
}
