import * as z from 'zod';
import { NAME_TOTALS, type NameTotal } from '../method/name-numbers.ts';
import { LONGEST_NAME } from '../method/read-name.ts';
import type { Words } from '../words/field-descriptions.ts';
import type { EndpointDocs } from './endpoint.ts';
import * as field from './fields.ts';
import { debts, numberCard, numberOf } from './numbers-schema-and-docs.ts';

const { described } = field;

const named = (role: 'karmic_lesson' | 'hidden_passion', words: Words) =>
  z
    .array(
      z.strictObject({
        number: numberOf(role),
        text: field.text({ es: 'Lo que dice el número en este papel.', en: 'What the number says in this role.' }),
      }),
    )
    .max(9)
    .meta(described(words));

const letterSchema = z
  .strictObject({
    letter: z
      .string()
      .regex(/^[A-Z]$/)
      .meta(described({ es: 'La letra que cuenta, de la A a la Z.', en: 'The letter that counts, A to Z.' })),
    written: field.text({ es: 'Como está escrita en el nombre.', en: 'As it is written in the name.' }),
    value: z
      .int()
      .min(1)
      .max(9)
      .meta(described({ es: 'Su valor.', en: 'Its value.' })),
    is_vowel: z.boolean().meta(described({ es: 'Si cuenta como vocal.', en: 'Whether it counts as a vowel.' })),
  })
  .meta(described({ es: 'Una letra del nombre.', en: 'A letter of the name.' }, 'name-letter'));

const nameSchema = z
  .strictObject({
    input: z
      .strictObject({
        name: field.text({
          es: 'El nombre, con los acentos compuestos y sin espacios de más.',
          en: 'The name, with composed accents and no needless spaces.',
        }),
        date: z.iso
          .date()
          .nullable()
          .meta(
            described({
              es: 'La fecha de nacimiento; nulo si no se dio.',
              en: 'The birth date; null if none was given.',
            }),
          ),
      })
      .meta(described({ es: 'Lo que se pidió.', en: 'What was asked for.' })),
    expression: numberCard('expression', { es: 'El número de todas las letras.', en: 'The number of all letters.' }),
    soul_urge: numberCard('soul_urge', {
      es: 'El número de las vocales; nulo si no hay ninguna.',
      en: 'The number of the vowels; null if there are none.',
    }).nullable(),
    personality: numberCard('personality', {
      es: 'El número de las consonantes; nulo si no hay ninguna.',
      en: 'The number of the consonants; null if there are none.',
    }).nullable(),
    maturity: numberCard('maturity', {
      es: 'El número del camino de vida y la expresión juntos; nulo si no se dio una fecha.',
      en: 'The number of life path and expression together; null if no date was given.',
    }).nullable(),
    karmic_debts: debts(NAME_TOTALS as readonly [NameTotal, ...NameTotal[]]),
    karmic_lessons: named('karmic_lesson', {
      es: 'Los números que no tiene ninguna letra.',
      en: 'The numbers that no letter has.',
    }),
    hidden_passions: named('hidden_passion', {
      es: 'El número o los números que más letras tienen.',
      en: 'The number or numbers that most letters have.',
    }),
    parts: z
      .array(
        z.strictObject({
          text: field.text({ es: 'La parte, como está escrita.', en: 'The part, as it is written.' }),
          letters: z
            .array(letterSchema)
            .min(1)
            .meta(described({ es: 'Sus letras.', en: 'Its letters.' })),
        }),
      )
      .min(1)
      .meta(described({ es: 'Las partes del nombre, letra a letra.', en: 'The parts of the name, letter by letter.' })),
    ...field.origin(),
  })
  .meta(described({ es: 'Los números de un nombre.', en: 'The numbers of a name.' }));

export type NameBody = z.infer<typeof nameSchema>;

/** The letters that names have: Latin ones that decompose into A to Z and accents, and those that the method counts besides. */
const LETTERS = 'A-Za-zÀ-ÖØ-öø-ıĴ-ķĹ-ľŁ-ňŊ-žƁƆƊƏƐƗ-ƙƠơƯưƳƴǍ-ǜǞ-ǣǦ-ǭǰǴǵǸ-țȞȟȦ-ȳɓɔɗəɛɨḀ-ẙẠ-ỹ';
/** Between the letters and around them: spaces, full stops, hyphens and what people type as an apostrophe. */
const BETWEEN = "[ .'’‘ʼʻ´`‐‑-]*";
/**
 * For programs that check before they ask. The endpoint itself checks by code, which also takes what is rare: letters of other
 * widths, more accents on a letter. Listed, because not every program's regular expressions know `\p{Script=Latin}`.
 */
export const NAME_PATTERN = `^${BETWEEN}(?:[${LETTERS}][\\u0300-\\u033f]{0,2}${BETWEEN})+$`;

const parameters = {
  name: {
    schema: { maxLength: LONGEST_NAME, pattern: NAME_PATTERN },
    es: `Nombre completo, de 1 a ${LONGEST_NAME} caracteres: letras latinas con cualquier acento, espacios, guiones, apóstrofos y puntos.`,
    en: `Full name, 1 to ${LONGEST_NAME} characters: Latin letters with any accents, spaces, hyphens, apostrophes and full stops.`,
  },
} as const;

export const nameDocs = {
  summary: { es: 'Los números de un nombre', en: 'The numbers of a name' },
  description: {
    es: 'Expresión, impulso del alma, personalidad, deudas, lecciones y pasiones, letra a letra. Un nombre es privado: solo quien pregunta guarda la respuesta, y el servicio no lo anota.',
    en: 'Expression, soul urge, personality, debts, lessons and passions, letter by letter. A name is private: only whoever asks keeps the answer, and the service does not note it down.',
  },
  hasExample: true,
  parameters,
  refusal: {
    es: 'El nombre no se entiende; el mensaje dice por qué y qué se admite.',
    en: 'The name is not understood; the message says why and what is allowed.',
  },
  refused: [['Ana7']],
  operation: { id: 'getName', tag: 'numbers' },
  schema: nameSchema,
} as const satisfies EndpointDocs;

export const nameOfDateDocs = {
  ...nameDocs,
  summary: { es: 'Los números de un nombre y una fecha', en: 'The numbers of a name and a date' },
  description: {
    es: 'Los números de un nombre y además el de madurez, que necesita la fecha de nacimiento.',
    en: 'The numbers of a name and the maturity number, which needs the birth date.',
  },
  hasExample: true,
  refusal: {
    es: 'El nombre o la fecha no son válidos; el mensaje dice cuál.',
    en: 'The name or the date is not valid; the message says which.',
  },
  refused: [
    ['Ana7', '1990-06-15'],
    ['Ana', '1990-02-30'],
  ],
  operation: { id: 'getNameOfDate', tag: 'numbers' },
  tool: {
    name: 'name',
    title: 'Numbers of a name',
    description:
      'Use when someone asks for the numerology of a name. Returns the texts of expression, soul urge, personality and, with a date, maturity in Spanish, and which karmic debts, karmic lessons and hidden passions there are; detail "full" adds the texts of those, every letter and every step of the sums. Latin letters; the date may be left out. Example: {"name":"María José Núñez","date":"1990-06-15"}.',
  },
} as const satisfies EndpointDocs;
