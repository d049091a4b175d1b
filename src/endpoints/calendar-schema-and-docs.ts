import * as z from 'zod';
import { FIRST_YEAR, LAST_YEAR } from '../calendar/dates.ts';
import { POSITION_KEYS } from '../method/destiny-matrix.ts';
import type { EndpointDocs } from './endpoint.ts';
import * as field from './fields.ts';

const { described } = field;

const calendarSchema = z
  .strictObject({
    year: z
      .int()
      .min(FIRST_YEAR)
      .max(LAST_YEAR)
      .meta(described({ es: 'El año pedido.', en: 'The year that was asked for.' })),
    columns: z
      .array(z.enum(['date', ...POSITION_KEYS, 'life_path', 'a', 'b', 'c']))
      .length(POSITION_KEYS.length + 5)
      .meta(described({ es: 'Qué hay en cada lugar de una fila.', en: 'What is in each place of a row.' })),
    rows: z
      .array(
        z
          .array(z.union([z.iso.date(), z.int().min(1).max(33)]))
          .length(POSITION_KEYS.length + 5)
          .meta(
            described({
              es: 'La fecha, los números de los doce arcanos, el camino de vida y los tres números de la carta.',
              en: 'The date, the numbers of the twelve arcana, the life path and the three numbers of the chart.',
            }),
          ),
      )
      .min(365)
      .max(366)
      .meta(described({ es: 'Una fila por fecha, en orden.', en: 'One row per date, in order.' })),
    ...field.origin({ es: 'Página de los datos.', en: 'The page of the data.' }),
  })
  .meta(
    described({
      es: 'Todas las fechas de un año, con los números de su matriz.',
      en: 'All dates of a year, with the numbers of their matrices.',
    }),
  );

export type CalendarBody = z.infer<typeof calendarSchema>;

export const calendarDocs = {
  summary: { es: 'Todas las fechas de un año', en: 'All dates of a year' },
  description: {
    es: 'Una fila por fecha con los doce arcanos, el camino de vida y los tres números de la carta, bajo una fila con los nombres de las columnas. Es la forma de pedir muchas fechas de una vez.',
    en: 'A row per date with the twelve arcana, the life path and the three numbers of the chart, under a row with the names of the columns. It is the way to ask for many dates at once.',
  },
  hasExample: true,
  refusal: { es: 'El año no es válido.', en: 'The year is not valid.' },
  refused: [['1899']],
  operation: { id: 'getCalendar', tag: 'matrix' },
  schema: calendarSchema,
} as const satisfies EndpointDocs;
