import { type DateProblem, FIRST_YEAR, LAST_YEAR } from './dates.ts';
import { spanishDate } from './spanish-date.ts';

const PART_NAMES = { day: 'El día', month: 'El mes' } as const;

/** Why three numbers are not a date: the API's sentence, which the website shows next to the field. */
export function explainParts(problem: Exclude<DateProblem, { readonly part: 'form' | 'path' }>): string {
  switch (problem.part) {
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

/** Long enough to recognise what was sent, short enough to keep the answer small. */
const QUOTE_LENGTH = 24;

export function quote(text: string): string {
  return text.length > QUOTE_LENGTH ? `${text.slice(0, QUOTE_LENGTH)}…` : text;
}
