import { datesOfYears, isoDate } from '../../../../src/calendar/dates.ts';
import { chartNumbers } from '../../../../src/method/chart-numbers.ts';
import { destinyMatrix, POSITION_KEYS } from '../../../../src/method/destiny-matrix.ts';
import { lifePathNumber } from '../../../../src/method/life-path-number.ts';

/** One line per date straight from the method, with or without what a body of the API does not have. */
export function expectedLines(withLastColumns = true): string {
  return Array.from(datesOfYears(), (date) => {
    const matrix = destinyMatrix(date);
    const cells = [isoDate(date), date.day, date.month, date.year, ...POSITION_KEYS.map((key) => matrix[key])];
    const { a, b, c } = chartNumbers(date);
    return [...cells, ...(withLastColumns ? [lifePathNumber(date), a, b, c] : [])].join(',');
  }).join('\n');
}
