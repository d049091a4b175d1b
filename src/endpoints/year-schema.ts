import * as z from 'zod';
import { FIRST_YEAR, LAST_YEAR } from '../calendar/dates.ts';
import * as field from './fields.ts';

const number = (description: string) => z.int().min(0).meta({ description });

/** Its body is made in `year-body.ts`, without Zod: it is computed at the edge. */
export const yearSchema = z
  .strictObject({
    input: z
      .strictObject({
        date: field.isoDate('La fecha de nacimiento.'),
        year: z.int().min(FIRST_YEAR).max(LAST_YEAR).meta({ description: 'El año por el que se pregunta.' }),
      })
      .meta({ description: 'Lo que se pidió.' }),
    ...field.card,
    ...field.plainParts,
    reading: field.text('Lo que este arcano dice de un año.'),
    steps: z
      .array(
        z.strictObject({
          name: z.enum(['A', 'B', 'year', 'arcana']).meta({ description: 'Qué se calcula.' }),
          terms: z
            .array(
              z.strictObject({
                name: z.enum(['day', 'month', 'year', 'A', 'B']).meta({ description: 'De dónde viene el sumando.' }),
                value: number('El sumando.'),
              }),
            )
            .min(1)
            .meta({ description: 'Los sumandos.' }),
          reduction: z
            .array(number('La suma o su reducción.'))
            .min(1)
            .meta({ description: 'La suma y sus reducciones.' }),
          value: field.arcanumNumber,
        }),
      )
      .length(4)
      .meta({ description: 'El cálculo: A, B, las cifras del año y la suma de los tres.' }),
    ...field.origin,
  })
  .meta({ description: 'El arcano de un año para una fecha.' });

export type YearBody = z.infer<typeof yearSchema>;
