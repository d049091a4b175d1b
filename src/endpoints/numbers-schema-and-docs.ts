import * as z from 'zod';
import { NUMBER_ROLES, type NumberRole } from '../method/number-roles.ts';
import type { Words } from '../words/field-descriptions.ts';
import type { EndpointDocs } from './endpoint.ts';
import * as field from './fields.ts';

const { described } = field;
const integer = (es: string, en: string) => z.int().meta(described({ es, en }));

const stepSchema = z
  .strictObject({
    name: field.text({ es: 'Qué se calcula.', en: 'What is calculated.' }),
    terms: z
      .array(
        z.strictObject({
          name: field.text({ es: 'De dónde viene el sumando.', en: 'Where the summand comes from.' }),
          value: integer('El sumando; negativo si se resta.', 'The summand; negative if it is taken away.'),
        }),
      )
      .min(1)
      .meta(described({ es: 'Los sumandos.', en: 'The summands.' })),
    reduction: z
      .array(z.int().min(0))
      .min(1)
      .meta(described({ es: 'La suma y sus reducciones.', en: 'The sum and its reductions.' })),
    value: integer('El resultado.', 'The result.'),
  })
  .meta(described({ es: 'Un paso de un cálculo.', en: 'One step of a calculation.' }, 'number-step'));

const steps = z
  .array(stepSchema)
  .min(1)
  .meta(
    described({
      es: 'El cálculo; cada paso usa solo los anteriores.',
      en: 'The calculation; each step uses only those before it.',
    }),
  );

/** The numbers that a role can have. */
export const numberOf = (role: NumberRole) =>
  z.literal([...NUMBER_ROLES[role]] as [number, ...number[]]).meta(described({ es: 'El número.', en: 'The number.' }));
const text = field.text({ es: 'Lo que dice el número en este papel.', en: 'What the number says in this role.' });

/** A number with its text and its steps. */
export const numberCard = (role: NumberRole, words: Words) =>
  z.strictObject({ number: numberOf(role), text, steps }).meta(described(words));
/** A digit that has no text of its own. */
export const digitWithSteps = (words: Words) =>
  z
    .strictObject({
      number: z
        .int()
        .min(1)
        .max(9)
        .meta(described({ es: 'El número.', en: 'The number.' })),
      steps,
    })
    .meta(described(words));

/** The debts of a date or a name, each with the numbers in whose sum it appears. */
export const debts = (sources: readonly [string, ...string[]]) =>
  z
    .array(
      z.strictObject({
        number: numberOf('karmic_debt'),
        from: z
          .array(z.enum(sources))
          .min(1)
          .meta(described({ es: 'En qué números aparece.', en: 'In which numbers it appears.' })),
        text,
      }),
    )
    .max(NUMBER_ROLES.karmic_debt.length)
    .meta(
      described({
        es: 'Las deudas kármicas, un tema cada una; puede no haber ninguna.',
        en: 'The karmic debts, a theme each; there may be none.',
      }),
    );

const periods = (role: 'pinnacle' | 'challenge', words: Words) =>
  z
    .array(
      z.strictObject({
        number: numberOf(role),
        text,
        steps,
        from_age: z
          .int()
          .min(0)
          .meta(described({ es: 'Desde qué edad.', en: 'From which age.' })),
        to_age: z
          .int()
          .nullable()
          .meta(
            described({
              es: 'Hasta qué edad, incluida; nulo si no acaba.',
              en: 'Until which age, inclusive; null if it has no end.',
            }),
          ),
      }),
    )
    .length(4)
    .meta(described(words));

const birthDate = field.isoDate({ es: 'La fecha de nacimiento.', en: 'The birth date.' });
const asked = described({ es: 'Lo que se pidió.', en: 'What was asked for.' });

const ROLE_WORDS: Readonly<Record<NumberRole, Words>> = {
  birthday: { es: 'Número de cumpleaños.', en: 'Birthday number.' },
  expression: { es: 'Número de expresión.', en: 'Expression number.' },
  soul_urge: { es: 'Impulso del alma.', en: 'Soul urge.' },
  personality: { es: 'Número de personalidad.', en: 'Personality number.' },
  maturity: { es: 'Número de madurez.', en: 'Maturity number.' },
  personal_year: { es: 'Año personal.', en: 'Personal year.' },
  personal_month: { es: 'Mes personal.', en: 'Personal month.' },
  personal_day: { es: 'Día personal.', en: 'Personal day.' },
  pinnacle: { es: 'Pináculo.', en: 'Pinnacle.' },
  challenge: { es: 'Desafío.', en: 'Challenge.' },
  karmic_debt: { es: 'Deuda kármica.', en: 'Karmic debt.' },
  karmic_lesson: { es: 'Lección kármica.', en: 'Karmic lesson.' },
  hidden_passion: { es: 'Pasión oculta.', en: 'Hidden passion.' },
};

const numberTextsSchema = z
  .strictObject({
    ...(Object.fromEntries(
      (Object.keys(NUMBER_ROLES) as NumberRole[]).map((role) => [
        role,
        field.record(NUMBER_ROLES[role].map(String), () => text).meta(described(ROLE_WORDS[role])),
      ]),
    ) as Record<NumberRole, z.ZodObject<Record<string, typeof text>>>),
    ...field.origin(),
  })
  .meta(
    described({
      es: 'Los textos de los números, por papel y número.',
      en: 'The texts of the numbers, by role and number.',
    }),
  );

const numbersSchema = z
  .strictObject({
    input: z.strictObject({ date: birthDate }).meta(asked),
    life_path: z
      .strictObject({
        number: field.lifePathNumber,
        archetype: field.text({ es: 'Nombre del arquetipo.', en: 'Name of the archetype.' }),
        text: field.text({ es: 'El camino de vida en una frase.', en: 'The life path in one sentence.' }),
        url: field.link({ es: 'Dirección de todos sus textos.', en: 'Address of all its texts.' }),
        steps,
      })
      .meta(described({ es: 'El camino de vida.', en: 'The life path.' })),
    birthday: numberCard('birthday', { es: 'El número del día de nacimiento.', en: 'The number of the day of birth.' }),
    karmic_debts: debts(['life_path', 'birthday']),
    pinnacles: periods('pinnacle', { es: 'Los cuatro pináculos, en orden.', en: 'The four pinnacles, in order.' }),
    challenges: periods('challenge', { es: 'Los cuatro desafíos, en orden.', en: 'The four challenges, in order.' }),
    ages: steps.meta(
      described({
        es: 'Cómo se calcula la última edad de la primera etapa.',
        en: 'How the last age of the first period is calculated.',
      }),
    ),
    ...field.origin(),
  })
  .meta(described({ es: 'Los números de una fecha de nacimiento.', en: 'The numbers of a birth date.' }));

const daySchema = z
  .strictObject({
    input: z
      .strictObject({
        date: birthDate,
        day: field.isoDate({ es: 'El día por el que se pregunta.', en: 'The day that is asked about.' }),
      })
      .meta(asked),
    personal_day: numberCard('personal_day', { es: 'El día personal.', en: 'The personal day.' }),
    personal_month: digitWithSteps({ es: 'El mes personal.', en: 'The personal month.' }),
    personal_year: numberCard('personal_year', { es: 'El año personal.', en: 'The personal year.' }),
    ...field.origin(),
  })
  .meta(described({ es: 'El día personal de una fecha de nacimiento.', en: 'The personal day of a birth date.' }));

export type NumberTextsBody = z.infer<typeof numberTextsSchema>;
export type NumbersBody = z.infer<typeof numbersSchema>;
export type DayBody = z.infer<typeof daySchema>;

export const numberTextsDocs = {
  summary: { es: 'Los textos de los números', en: 'The texts of the numbers' },
  description: {
    es: 'Lo que dice cada número en cada papel: cumpleaños, expresión, pináculos, año personal y los demás.',
    en: 'What each number says in each role: birthday, expression, pinnacles, personal year and the others.',
  },
  operation: { id: 'getNumberTexts', tag: 'numbers' },
  schema: numberTextsSchema,
} as const satisfies EndpointDocs;

export const numbersDocs = {
  summary: { es: 'Los números de una fecha', en: 'The numbers of a date' },
  description: {
    es: 'Camino de vida, cumpleaños, deudas kármicas, cuatro pináculos y cuatro desafíos con sus edades, cada uno con su texto y su cálculo.',
    en: 'Life path, birthday number, karmic debts, four pinnacles and four challenges with their ages, each with its text and its steps.',
  },
  hasExample: true,
  refusal: { es: 'La fecha no es válida o no existe.', en: 'The date is not valid or does not exist.' },
  refused: [['1990-02-30']],
  operation: { id: 'getNumbers', tag: 'numbers' },
  tool: {
    name: 'numbers',
    title: 'Numbers of a birth date',
    description:
      'Use when someone asks for the classic numerology of a birth date. Returns the texts of life path and birthday number in Spanish, and which karmic debts, pinnacles and challenges there are from which age; detail "full" adds the texts of those and every step of the sums. The date is YYYY-MM-DD, from 1900 to 2100. Example: {"date":"1990-06-15"}.',
  },
  schema: numbersSchema,
} as const satisfies EndpointDocs;

export const dayDocs = {
  summary: { es: 'El día personal', en: 'The personal day' },
  description: {
    es: 'El día, el mes y el año personales de un día del calendario, con su texto y su cálculo.',
    en: 'The personal day, month and year of a calendar day, with their text and their steps.',
  },
  hasExample: true,
  parameters: {
    day: { es: 'El día por el que se pregunta, como AAAA-MM-DD.', en: 'The day that is asked about, as YYYY-MM-DD.' },
  },
  refusal: {
    es: 'La fecha o el día no son válidos; el mensaje dice cuál.',
    en: 'The date or the day is not valid; the message says which.',
  },
  refused: [['1990-06-15', '2026-02-30']],
  operation: { id: 'getDay', tag: 'numbers' },
  tool: {
    name: 'day',
    title: 'Personal day',
    description:
      'Use when someone asks what a certain calendar day holds for a birth date. Returns the texts of the personal day and the personal year in Spanish, and the personal month; detail "full" adds every step of the sums. Both dates are YYYY-MM-DD, from 1900 to 2100; the service does not know today, so give the day. Example: {"date":"1990-06-15","day":"2026-11-16"}.',
  },
  schema: daySchema,
} as const satisfies EndpointDocs;
