import { isoDate } from '../../../../src/contract/calendar-date.ts';
import { datesOfYears } from '../../../../src/contract/dates-of-years.ts';
import { destinyMatrix, POSITION_KEYS } from '../../../../src/domain/destiny-matrix.ts';
import { lifePathNumber } from '../../../../src/domain/life-path-number.ts';

/** One line per date straight from the method, with or without the last column. */
export function expectedLines(withLifePath = true): string {
  return Array.from(datesOfYears(), (date) => {
    const matrix = destinyMatrix(date);
    const cells = [isoDate(date), date.day, date.month, date.year, ...POSITION_KEYS.map((key) => matrix[key])];
    return [...cells, ...(withLifePath ? [lifePathNumber(date)] : [])].join(',');
  }).join('\n');
}
