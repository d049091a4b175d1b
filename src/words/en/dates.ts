import { EXAMPLE_DATE, isoDate } from '../../calendar/dates.ts';
import { quote } from '../../text/quote.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

export const dates: typeof import('../es/dates.ts').dates = {
  months,
  long: ({ day, month, year }) => `${day} ${months[month - 1]} ${year}`,
  expected: `Expected YYYY-MM-DD, for example ${isoDate(EXAMPLE_DATE)}.`,
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
