import { isoDate } from '../contract/check-date.ts';
import { datesOfYears } from '../contract/dates-of-years.ts';
import { datasetPath } from '../contract/routes.ts';
import { POSITION_KEYS } from '../domain/destiny-matrix.ts';
import type { BuiltFiles, Report } from './built-files.ts';
import { expectedMatrix } from './expected-chart.ts';

/** `matrix.csv`: one row for each date, in order and without a gap, with what the method gives. Names the first bad row. */
export function verifyDateTable(dist: BuiltFiles, report: Report): void {
  const file = datasetPath('matrix.csv');
  const problem = dist.files.has(file) ? tableProblem(dist.read(file)) : undefined;
  if (problem !== undefined) report(file, problem);
}

function tableProblem(csv: string): string | undefined {
  const [head = '', ...lines] = csv.trimEnd().split('\n');
  const columns = head.split(',');
  const places = POSITION_KEYS.map((key) => columns.indexOf(key));
  const dates = [...datesOfYears()];
  if (lines.length !== dates.length) return `has ${lines.length} rows; must have ${dates.length}`;
  for (const [i, date] of dates.entries()) {
    const cells = lines[i]!.split(',');
    const matrix = expectedMatrix(date);
    const wrong = POSITION_KEYS.find((key, place) => cells[places[place]!] !== String(matrix[key]));
    if (cells[0] !== isoDate(date)) return `row ${i + 1}: date is ${cells[0]}; must be ${isoDate(date)}`;
    if (wrong) return `row ${i + 1} (${cells[0]}): ${wrong} must be ${matrix[wrong]}`;
  }
  return undefined;
}
