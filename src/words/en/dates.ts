import { type CalendarDate, EXAMPLE_DATE, isoDate } from '../../calendar/dates.ts';
import { quote } from '../../text/quote.ts';

export const months: typeof import('../es/dates.ts').months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const spelling: typeof import('../es/dates.ts').spelling = { months, order: ['month', 'day', 'year'] };

/**
 * A date as in pages and pictures, month first like the date fields.
 *
 * @example longDate({ day: 15, month: 6, year: 1990 }) // 'June 15, 1990'
 */
export function longDate({ day, month, year }: CalendarDate): string {
  return `${months[month - 1]} ${day}, ${year}`;
}

export const dates: typeof import('../es/dates.ts').dates = {
  months,
  long: longDate,
  get expected() {
    return `Expected YYYY-MM-DD, for example ${isoDate(EXAMPLE_DATE)}.`;
  },
  explain(problem, expected = '') {
    switch (problem.part) {
      case 'form':
        return `"${quote(problem.text)}" is not a date. ${expected}`.trimEnd();
      case 'path':
        return `That is not a date. ${expected}`.trimEnd();
      case 'date':
        return `${dates.long(problem.date)} does not exist: that month ends on day ${problem.lastDay}.`;
      case 'year':
        return `The year "${quote(problem.text)}" is not valid: it must have four digits, from ${problem.min} to ${problem.max}.`;
      default:
        return `The ${problem.part} "${quote(problem.text)}" is not valid: it must be a whole number from ${problem.min} to ${problem.max}.`;
    }
  },
};
