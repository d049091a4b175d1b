import { quote } from '../text/quote.ts';
import { type DateProblem, EXAMPLE_DATE, FIRST_YEAR, isoDate, LAST_YEAR } from './dates.ts';
import { spanishDate } from './spanish-date.ts';

const PART_NAMES = { day: 'El día', month: 'El mes' } as const;

/**
 * Why a date was refused: the API's sentence, which the website shows next to the field. `expected` says how to write a date
 * in that place.
 */
export function explainDateInSpanish(problem: DateProblem, expected = ''): string {
  switch (problem.part) {
    case 'form':
      return `«${quote(problem.text)}» no es una fecha. ${expected}`.trimEnd();
    case 'path':
      return `Eso no es una fecha. ${expected}`.trimEnd();
    case 'date': {
      const { date, lastDay } = problem;
      return `El ${spanishDate(date)} no existe: ese mes termina el día ${lastDay}.`;
    }
    case 'year':
      return `El año «${quote(problem.text)}» no es válido: debe tener cuatro cifras, de ${FIRST_YEAR} a ${LAST_YEAR}.`;
    default:
      return `${PART_NAMES[problem.part]} «${quote(problem.text)}» no es válido: debe ser un número entero de ${problem.min} a ${problem.max}.`;
  }
}

const ENGLISH_MONTHS = 'January February March April May June July August September October November December';

/** The same for programmers and assistants. */
export function explainDateInEnglish(
  problem: DateProblem,
  expected = `Expected YYYY-MM-DD, for example ${isoDate(EXAMPLE_DATE)}.`,
): string {
  switch (problem.part) {
    case 'form':
      return `"${quote(problem.text)}" is not a date. ${expected}`;
    case 'path':
      return `That is not a date. ${expected}`;
    case 'date': {
      const { day, month, year } = problem.date;
      return `${day} ${ENGLISH_MONTHS.split(' ')[month - 1]} ${year} does not exist: that month ends on day ${problem.lastDay}.`;
    }
    case 'year':
      return `The year "${quote(problem.text)}" is not valid: it must have four digits, from ${problem.min} to ${problem.max}.`;
    default:
      return `The ${problem.part} "${quote(problem.text)}" is not valid: it must be a whole number from ${problem.min} to ${problem.max}.`;
  }
}
