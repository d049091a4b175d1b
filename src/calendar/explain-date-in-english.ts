import { type DateProblem, EXAMPLE_DATE, isoDate } from './dates.ts';
import { quote } from './explain-date-in-spanish.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const EXPECTED = `Expected YYYY-MM-DD, for example ${isoDate(EXAMPLE_DATE)}.`;

/** Why a date was refused, for programmers and assistants; the API itself says it in Spanish. */
export function explainDateInEnglish(problem: DateProblem, expected = EXPECTED): string {
  switch (problem.part) {
    case 'form':
      return `"${quote(problem.text)}" is not a date. ${expected}`;
    case 'path':
      return `That is not a date. ${expected}`;
    case 'date': {
      const { day, month, year } = problem.date;
      return `${day} ${MONTHS[month - 1]} ${year} does not exist: that month ends on day ${problem.lastDay}.`;
    }
    case 'year':
      return `The year "${quote(problem.text)}" is not valid: it must have four digits, from ${problem.min} to ${problem.max}.`;
    default:
      return `The ${problem.part} "${quote(problem.text)}" is not valid: it must be a whole number from ${problem.min} to ${problem.max}.`;
  }
}
