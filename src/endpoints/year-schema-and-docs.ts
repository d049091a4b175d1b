import * as z from 'zod';
import { FIRST_YEAR, LAST_YEAR } from '../calendar/dates.ts';
import type { EndpointDocs } from './endpoint.ts';
import * as field from './fields.ts';
import { digitWithSteps, numberCard } from './numbers-schema-and-docs.ts';

const { described } = field;
const number = (es: string, en: string) => z.int().min(0).meta(described({ es, en }));

const stepSchema = z.strictObject({
  name: z.enum(['A', 'B', 'year', 'arcana']).meta(described({ es: 'Qué se calcula.', en: 'What is calculated.' })),
  terms: z
    .array(
      z.strictObject({
        name: z
          .enum(['day', 'month', 'year', 'A', 'B'])
          .meta(described({ es: 'De dónde viene el sumando.', en: 'Where the summand comes from.' })),
        value: number('El sumando.', 'The summand.'),
      }),
    )
    .min(1)
    .meta(described({ es: 'Los sumandos.', en: 'The summands.' })),
  reduction: z
    .array(number('La suma o su reducción.', 'The sum or its reduction.'))
    .min(1)
    .meta(described({ es: 'La suma y sus reducciones.', en: 'The sum and its reductions.' })),
  value: field.arcanumNumber,
});

const yearSchema = z
  .strictObject({
    input: z
      .strictObject({
        date: field.isoDate({ es: 'La fecha de nacimiento.', en: 'The birth date.' }),
        year: z
          .int()
          .min(FIRST_YEAR)
          .max(LAST_YEAR)
          .meta(described({ es: 'El año por el que se pregunta.', en: 'The year that is asked about.' })),
      })
      .meta(described({ es: 'Lo que se pidió.', en: 'What was asked for.' })),
    ...field.card,
    ...field.plainParts,
    reading: field.text({ es: 'Lo que este arcano dice de un año.', en: 'What this arcanum says of a year.' }),
    steps: z
      .array(stepSchema)
      .length(4)
      .meta(
        described({
          es: 'El cálculo: A, B, las cifras del año y la suma de los tres.',
          en: 'The calculation: A, B, the digits of the year and the sum of the three.',
        }),
      ),
    personal_year: numberCard('personal_year', {
      es: 'El año personal, de la numerología clásica.',
      en: 'The personal year of classic numerology.',
    }),
    universal_year: digitWithSteps({
      es: 'El número que el año tiene para todo el mundo.',
      en: 'The number that the year has for everybody.',
    }),
    personal_months: z
      .array(
        digitWithSteps({ es: 'Un mes personal.', en: 'A personal month.' }).extend({
          month: z
            .int()
            .min(1)
            .max(12)
            .meta(described({ es: 'El mes, de 1 a 12.', en: 'The month, 1 to 12.' })),
        }),
      )
      .length(12)
      .meta(described({ es: 'Los doce meses personales, en orden.', en: 'The twelve personal months, in order.' })),
    ...field.origin(),
  })
  .meta(described({ es: 'El arcano de un año para una fecha.', en: 'The arcanum of a year for a date.' }));

export type YearBody = z.infer<typeof yearSchema>;

export const yearDocs = {
  summary: { es: 'El arcano de un año para una fecha', en: 'The arcanum of a year for a date' },
  description: {
    es: 'El arcano, su lectura y el cálculo, paso a paso.',
    en: 'The arcanum, its reading and the calculation, step by step.',
  },
  hasExample: true,
  refusal: {
    es: 'La fecha o el año no son válidos; el mensaje dice cuál.',
    en: 'The date or the year is not valid; the message says which.',
  },
  refused: [['1990-06-15', '1899']],
  operation: { id: 'getYear', tag: 'year' },
  tool: {
    name: 'year',
    title: 'Arcanum of a year',
    description:
      'Use when someone asks what a certain year holds for a birth date. Returns its arcanum with meaning, light, shadow and question in Spanish, the text of the personal year, the universal year and the personal months; detail "full" adds an example and every step of the sums. The date is YYYY-MM-DD, the year a number, from 1900 to 2100. Example: {"date":"1990-06-15","year":2026}.',
  },
  schema: yearSchema,
} as const satisfies EndpointDocs;
