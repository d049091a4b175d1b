import type { DateProblem } from '../../../calendar/dates.ts';
import { dates, spelling } from '../dates.ts';

/** The three date fields and their messages. */
export const dateFields = {
  spelling,
  explain: (problem: DateProblem): string => dates.explain(problem),
  birth: 'Fecha de nacimiento',
  day: 'Día',
  month: 'Mes',
  year: 'Año',
  missing: { day: 'Falta el día.', month: 'Falta el mes.', year: 'Falta el año.' },
  /** Beside a year that was written with two digits. */
  guess: (year: string): string => `${year}; si es otro, escríbelo entero`,
  unclear: 'Eso no parece una fecha. Escribe día, mes y año, por ejemplo 1990-06-15 o 15/6/1990.',
  offline: 'No hay conexión: la página de esa fecha no se puede abrir ahora',
};
