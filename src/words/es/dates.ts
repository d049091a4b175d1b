import { type CalendarDate, type DateProblem, EXAMPLE_DATE, isoDate } from '../../calendar/dates.ts';
import type { DateSpelling } from '../../calendar/read-written-date.ts';
import { quote } from '../../text/quote.ts';

/** Separate from `dates`, so that a script that only formats dates bundles no sentence about invalid ones. */
export const months: readonly string[] = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** How dates are written in this language, and the order of the fields. */
export const spelling: DateSpelling = { months, order: ['day', 'month', 'year'] };
const PARTS = { day: 'El día', month: 'El mes' };

/**
 * Spelled out by hand: `Intl` may change with the machine's ICU version, and the same data must give the same bytes everywhere.
 *
 * @example longDate({ day: 15, month: 6, year: 1990 }) // '15 de junio de 1990'
 */
export function longDate({ day, month, year }: CalendarDate): string {
  return `${day} de ${months[month - 1]} de ${year}`;
}

export const dates = {
  months,
  long: longDate,

  /** How to write a date outside a URL. Lazy, because bundlers keep an object whose initializer calls anything. */
  get expected(): string {
    return `Se espera AAAA-MM-DD, por ejemplo ${isoDate(EXAMPLE_DATE)}.`;
  },

  /** Why a date was rejected; `expected` says how to write one there. */
  explain(problem: DateProblem, expected = ''): string {
    switch (problem.part) {
      case 'form':
        return `«${quote(problem.text)}» no es una fecha. ${expected}`.trimEnd();
      case 'path':
        return `Eso no es una fecha. ${expected}`.trimEnd();
      case 'date':
        return `El ${longDate(problem.date)} no existe: ese mes termina el día ${problem.lastDay}.`;
      case 'year':
        return `El año «${quote(problem.text)}» no es válido: debe tener cuatro cifras, de ${problem.min} a ${problem.max}.`;
      default:
        return `${PARTS[problem.part]} «${quote(problem.text)}» no es válido: debe ser un número entero de ${problem.min} a ${problem.max}.`;
    }
  },
};
