import * as z from 'zod';
import { CHART_POINTS, LINE_POINTS, PURPOSES } from '../method/chart-formulas.ts';
import { CHART_RANGES } from '../method/chart-numbers.ts';
import { POSITION_KEYS } from '../method/destiny-matrix.ts';
import { CHART_PLACES, type ChartPlace } from '../method/places.ts';
import { DESCRIPTIONS, type Words } from '../words/field-descriptions.ts';
import type { EndpointDocs } from './endpoint.ts';
import * as field from './fields.ts';

const { described } = field;
const range = ({ min, max }: { min: number; max: number }, words: Words) =>
  z.int().min(min).max(max).meta(described(words));
const arcana = (length: number, words: Words) => z.array(field.arcanumNumber).length(length).meta(described(words));
const age = z.int().min(0).max(80).nullable();

const chartPositionSchema = z
  .strictObject({
    ...field.card,
    title: field.text(DESCRIPTIONS.position.title),
    ...field.plainParts,
    reading: field.text({
      es: 'Lo que este arcano dice en esta posición.',
      en: 'What this arcanum says in this position.',
    }),
  })
  .meta(
    described(
      { es: 'Una posición con su arcano y su lectura.', en: 'A position with its arcanum and its reading.' },
      'chart-position',
    ),
  );

/** An arcanum where it is, with all that it says there. */
export const readingCardSchema = z
  .strictObject({
    ...field.card,
    ...field.plainParts,
    reading: field.text(DESCRIPTIONS.reading.reading),
  })
  .meta(
    described(
      { es: 'Un arcano en un lugar, con lo que dice allí.', en: 'An arcanum in a place, with what it says there.' },
      'reading-card',
    ),
  );

export const karmicTailBodySchema = z
  .strictObject({
    arcana: arcana(3, { es: 'Los tres arcanos: M, N y D.', en: 'The three arcana: M, N and D.' }),
    name: field.text(DESCRIPTIONS.tail.name),
    text: field.text(DESCRIPTIONS.tail.text),
  })
  .meta(described(DESCRIPTIONS.chart.karmic_tail, 'karmic-tail'));

/**
 * D is the last: clients made by openapi-python-client take the properties one by one out of a variable `d`, which D becomes.
 * The order has no meaning in a schema.
 */
const POINTS_OF_SCHEMA = [...CHART_POINTS.filter((point) => point !== 'D'), 'D' as const];

export const pointsSchema = field
  .record(POINTS_OF_SCHEMA, () => field.arcanumNumber)
  .meta(described(DESCRIPTIONS.chart.points, 'chart-points'));

export const linesSchema = z
  .strictObject({
    love: arcana(LINE_POINTS.love.length, {
      es: 'La línea del amor: M, R1 y R.',
      en: 'The love line: M, R1 and R.',
    }),
    money: arcana(LINE_POINTS.money.length, {
      es: 'La línea del dinero: R, R2 y L.',
      en: 'The money line: R, R2 and L.',
    }),
    father: arcana(LINE_POINTS.father.length, {
      es: 'La línea del padre: F, F1, F2, U, H2, H1 y H.',
      en: 'The father line: F, F1, F2, U, H2, H1 and H.',
    }),
    mother: arcana(LINE_POINTS.mother.length, {
      es: 'La línea de la madre: G, G1, G2, U, I2, I1 e I.',
      en: 'The mother line: G, G1, G2, U, I2, I1 and I.',
    }),
  })
  .meta(described(DESCRIPTIONS.chart.lines, 'chart-lines'));

export const purposeKey = z
  .enum(PURPOSES.map(({ key }) => key))
  .meta(described({ es: 'Cuál de los propósitos.', en: 'Which of the purposes.' }));

const purposesSchema = z
  .array(
    z
      .strictObject({
        key: purposeKey,
        from_age: age.meta(
          described({
            es: 'Edad en que empieza; null si no tiene.',
            en: 'Age at which it begins; null if it has none.',
          }),
        ),
        to_age: age.meta(
          described({ es: 'Edad en que termina; null si no termina.', en: 'Age at which it ends; null if never.' }),
        ),
        arcana: field.arcanumNumber,
      })
      .meta(described({ es: 'Un propósito.', en: 'A purpose.' }, 'purpose')),
  )
  .length(PURPOSES.length)
  .meta(described(DESCRIPTIONS.chart.purposes));

const sums = { physics: field.arcanumNumber, energy: field.arcanumNumber, emotions: field.arcanumNumber };

const repeatedSchema = z
  .strictObject({
    arcana: field.arcanumNumber,
    name: field.name,
    places: z
      .array(z.enum(Object.keys(CHART_PLACES) as [ChartPlace, ...ChartPlace[]]))
      .min(2)
      .meta(described({ es: 'Los lugares en los que está.', en: 'The places where it is.' })),
    text: field.text({ es: 'Qué significa que se repita.', en: 'What it means that it is there more than once.' }),
  })
  .meta(
    described(
      { es: 'Un arcano que está en varios lugares.', en: 'An arcanum that is in several places.' },
      'repeated-arcanum',
    ),
  );

const chartSchema = z
  .strictObject({
    numbers: z
      .strictObject({
        a: range(CHART_RANGES.a, { es: 'El día, reducido.', en: 'The day, reduced.' }),
        b: range(CHART_RANGES.b, { es: 'El mes.', en: 'The month.' }),
        c: range(CHART_RANGES.c, {
          es: 'La suma de las cifras del año, reducida.',
          en: 'The sum of the digits of the year, reduced.',
        }),
      })
      .meta(described(DESCRIPTIONS.chart.numbers)),
    life_path: z
      .strictObject({
        number: field.lifePathNumber,
        archetype: field.text(DESCRIPTIONS.lifePath.archetype),
        url: field.link({ es: 'Dirección del registro completo.', en: 'Address of the full record.' }),
      })
      .meta(described(DESCRIPTIONS.chart.life_path)),
    positions: field.record(POSITION_KEYS, () => chartPositionSchema).meta(described(DESCRIPTIONS.chart.positions)),
    points: pointsSchema,
    personal_purpose: readingCardSchema.meta(described(DESCRIPTIONS.chart.personal_purpose)),
    planetary_purpose: readingCardSchema.meta(described(DESCRIPTIONS.chart.planetary_purpose)),
    repeated: z.array(repeatedSchema).meta(described(DESCRIPTIONS.chart.repeated)),
    karmic_tail: karmicTailBodySchema,
    lines: linesSchema,
    purposes: purposesSchema,
    chakras: z
      .array(
        z
          .strictObject({ name: field.text({ es: 'Nombre del chakra.', en: 'Name of the chakra.' }), ...sums })
          .meta(described({ es: 'Un chakra.', en: 'A chakra.' }, 'chakra')),
      )
      .length(7)
      .meta(described(DESCRIPTIONS.chart.chakras)),
    chakra_sums: z.strictObject(sums).meta(described(DESCRIPTIONS.chart.chakra_sums)),
    ages: z
      .array(
        z
          .strictObject({
            age: z
              .number()
              .min(0)
              .max(78.75)
              .multipleOf(1.25)
              .meta(described({ es: 'Edad, en pasos de 1,25 años.', en: 'Age, in steps of 1.25 years.' })),
            arcana: field.arcanumNumber,
          })
          .meta(described({ es: 'El arcano de una edad.', en: 'The arcanum of an age.' }, 'age')),
      )
      .length(64)
      .meta(described(DESCRIPTIONS.chart.ages)),
    age_texts: field.linkTemplate(DESCRIPTIONS.chart.age_texts),
    ...field.origin(),
  })
  .meta(described({ es: 'La carta entera de una fecha.', en: 'The whole chart of a date.' }));

export type ChartBody = z.infer<typeof chartSchema>;

export const chartDocs = {
  summary: { es: 'La carta entera de tres números', en: 'The whole chart of three numbers' },
  description: {
    es: 'Posiciones con su lectura, puntos, cola kármica, líneas, propósitos, chakras y edades. Las fechas con los mismos tres números comparten carta.',
    en: 'Positions with their readings, points, karmic tail, lines, purposes, chakras and ages. Dates with the same three numbers share a chart.',
  },
  hasExample: true,
  parameters: {
    a: { es: 'El día, reducido a 22 o menos.', en: 'The day, reduced to 22 or less.' },
    b: { es: 'El mes.', en: 'The month.' },
    c: {
      es: 'La suma de las cifras del año, reducida a 22 o menos.',
      en: 'The sum of the digits of the year, reduced to 22 or less.',
    },
  },
  refusal: { es: 'Ninguna fecha tiene esos números.', en: 'No date has these numbers.' },
  refused: [['15', '6', '1']],
  operation: { id: 'getChart', tag: 'chart' },
  schema: chartSchema,
} as const satisfies EndpointDocs;

export const chartOfDateDocs = {
  summary: { es: 'La carta entera de una fecha', en: 'The whole chart of a date' },
  description: {
    es: 'La misma carta que por sus tres números, a partir de la fecha.',
    en: 'The same chart as by its three numbers, from the date.',
  },
  refusal: { es: 'La fecha no es válida o no existe.', en: 'The date is not valid or does not exist.' },
  refused: [['2000-02-30']],
  operation: { id: 'getChartOfDate', tag: 'chart' },
  tool: {
    name: 'chart',
    title: 'Whole chart',
    description:
      'Use when someone wants a full reading of one birth date. Returns life path, the 12 positions with the meaning of their arcana in Spanish, and karmic tail; detail "full" adds light, shadow, question and example of each, repeated arcana, points, lines, purposes, chakras and ages. The date is YYYY-MM-DD, from 1900 to 2100. Example: {"date":"1990-06-15"}.',
  },
  schema: chartSchema,
} as const satisfies EndpointDocs;
