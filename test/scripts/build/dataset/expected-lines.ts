import { datesOfYears, isoDate } from '../../../../src/calendar/dates.ts';
import { birthNumbers, lifePathNumber } from '../../../../src/method/birth-numbers.ts';
import { chartNumbers } from '../../../../src/method/chart-numbers.ts';
import { destinyMatrix, POSITION_KEYS } from '../../../../src/method/destiny-matrix.ts';

/** One line per date straight from the method, with or without what a body of the API does not have. */
export function expectedLines(withLastColumns = true): string {
  return Array.from(datesOfYears(), (date) => {
    const matrix = destinyMatrix(date);
    const cells = [isoDate(date), date.day, date.month, date.year, ...POSITION_KEYS.map((key) => matrix[key])];
    const { a, b, c } = chartNumbers(date);
    return [...cells, ...(withLastColumns ? [lifePathNumber(date), a, b, c] : [])].join(',');
  }).join('\n');
}

const FOUR = [1, 2, 3, 4];
const DEBTS = [13, 14, 16, 19];
/** A column for each debt, or one with lists. */
export const numberColumns = (lists: boolean): readonly string[] => [
  ...['date', 'life_path', 'birthday'],
  ...(lists ? ['karmic_debts'] : DEBTS.map((debt) => `karmic_debt_${debt}`)),
  ...FOUR.map((place) => `pinnacle_${place}`),
  ...FOUR.map((place) => `challenge_${place}`),
  'first_end',
];

/** The same of the classic numbers. */
export function expectedNumberLines(lists: boolean): string {
  return Array.from(datesOfYears(), (date) => {
    const { lifePath, birthday, karmicDebts, pinnacles, challenges } = birthNumbers(date);
    const found = karmicDebts.map(({ number }) => number);
    const debts = lists ? [`[${found.join(', ')}]`] : DEBTS.map((debt) => (found.includes(debt) ? 1 : 0));
    const stages = [...pinnacles, ...challenges].map(({ number }) => number);
    return [isoDate(date), lifePath, birthday, ...debts, ...stages, pinnacles[0]!.toAge].join(',');
  }).join('\n');
}
