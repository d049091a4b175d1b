import * as z from 'zod';
import { CHART_POINTS } from '../method/chart-formulas.ts';
import { CHART_RANGES } from '../method/chart-numbers.ts';
import { POSITION_KEYS, type PositionKey } from '../method/destiny-matrix.ts';
import { CHART_PLACES, type ChartPlace } from '../method/places.ts';
import { LINE_POINTS, PURPOSES } from '../method/whole-chart.ts';
import { DESCRIPTIONS } from '../words/field-descriptions.ts';
import * as field from './fields.ts';

const range = ({ min, max }: { min: number; max: number }, description: string) =>
  z.int().min(min).max(max).meta({ description });
const arcana = (length: number, description: string) =>
  z.array(field.arcanumNumber).length(length).meta({ description });
const age = z.int().min(0).max(80).nullable();

const chartPositionSchema = z
  .strictObject({
    ...field.card,
    title: field.text(DESCRIPTIONS.position.title),
    ...field.plainParts,
    reading: field.text('Lo que este arcano dice en esta posición.'),
  })
  .meta({ id: 'chart-position', description: 'Una posición con su arcano y su lectura.' });

/** An arcanum where it is, with all that it says there. */
export const readingCardSchema = z
  .strictObject({ ...field.card, ...field.wholeReading })
  .meta({ id: 'reading-card', description: 'Un arcano en un lugar, con lo que dice allí.' });

export const karmicTailBodySchema = z
  .strictObject({
    arcana: arcana(3, 'Los tres arcanos: M, N y D.'),
    name: field.text('Nombre de la cola.'),
    text: field.text('Texto sobre la cola.'),
  })
  .meta({ id: 'karmic-tail', description: 'La cola kármica.' });

export const pointsSchema = z
  .strictObject(
    Object.fromEntries(CHART_POINTS.map((point) => [point, field.arcanumNumber])) as Record<
      (typeof CHART_POINTS)[number],
      typeof field.arcanumNumber
    >,
  )
  .meta({ id: 'chart-points', description: DESCRIPTIONS.chart.points });

export const linesSchema = z
  .strictObject({
    love: arcana(LINE_POINTS.love.length, 'La línea del amor: M, R1 y R.'),
    money: arcana(LINE_POINTS.money.length, 'La línea del dinero: R, R2 y L.'),
    father: arcana(LINE_POINTS.father.length, 'La línea del padre: F, F1, F2, U, H2, H1 y H.'),
    mother: arcana(LINE_POINTS.mother.length, 'La línea de la madre: G, G1, G2, U, I2, I1 e I.'),
  })
  .meta({ id: 'chart-lines', description: 'Las líneas, cada una del primer punto al último.' });

export const purposesSchema = z
  .array(
    z
      .strictObject({
        key: z.enum(PURPOSES.map(({ key }) => key)).meta({ description: 'Cuál de los propósitos.' }),
        from_age: age.meta({ description: 'Edad en que empieza; null si no tiene.' }),
        to_age: age.meta({ description: 'Edad en que termina; null si no termina.' }),
        arcana: field.arcanumNumber,
      })
      .meta({ id: 'purpose', description: 'Un propósito.' }),
  )
  .length(PURPOSES.length)
  .meta({ description: 'Los cuatro propósitos.' });

const sums = { physics: field.arcanumNumber, energy: field.arcanumNumber, emotions: field.arcanumNumber };

export const chartSchema = z
  .strictObject({
    numbers: z
      .strictObject({
        a: range(CHART_RANGES.a, 'El día, reducido.'),
        b: range(CHART_RANGES.b, 'El mes.'),
        c: range(CHART_RANGES.c, 'La suma de las cifras del año, reducida.'),
      })
      .meta({ description: 'Los tres números de los que sale todo lo demás.' }),
    life_path: z
      .strictObject({
        number: field.lifePathNumber,
        archetype: field.text(DESCRIPTIONS.lifePath.archetype),
        url: field.link('Dirección del registro completo.'),
      })
      .meta({ description: 'El camino de vida.' }),
    positions: z
      .strictObject(
        Object.fromEntries(POSITION_KEYS.map((key) => [key, chartPositionSchema])) as Record<
          PositionKey,
          typeof chartPositionSchema
        >,
      )
      .meta({ description: 'Las doce posiciones de la matriz, con su lectura.' }),
    points: pointsSchema,
    personal_purpose: readingCardSchema.meta({ description: 'El propósito personal: el punto P1.' }),
    planetary_purpose: readingCardSchema.meta({ description: 'El propósito planetario: el punto P4.' }),
    repeated: z
      .array(
        z
          .strictObject({
            arcana: field.arcanumNumber,
            name: field.text('Nombre del arcano.'),
            places: z
              .array(z.enum(Object.keys(CHART_PLACES) as [ChartPlace, ...ChartPlace[]]))
              .min(2)
              .meta({ description: 'Los lugares en los que está.' }),
            text: field.text('Qué significa que se repita.'),
          })
          .meta({ id: 'repeated-arcanum', description: 'Un arcano que está en varios lugares.' }),
      )
      .meta({ description: 'Los arcanos que se repiten, del más frecuente al menos.' }),
    karmic_tail: karmicTailBodySchema,
    lines: linesSchema,
    purposes: purposesSchema,
    chakras: z
      .array(
        z
          .strictObject({ name: field.text('Nombre del chakra.'), ...sums })
          .meta({ id: 'chakra', description: 'Un chakra.' }),
      )
      .length(7)
      .meta({ description: 'La tabla de los siete chakras, de la corona a la base. Un símbolo, no un diagnóstico.' }),
    chakra_sums: z.strictObject(sums).meta({ description: 'La suma reducida de cada columna de la tabla.' }),
    ages: z
      .array(
        z
          .strictObject({
            age: z.number().min(0).max(78.75).multipleOf(1.25).meta({ description: 'Edad, en pasos de 1,25 años.' }),
            arcana: field.arcanumNumber,
          })
          .meta({ id: 'age', description: 'El arcano de una edad.' }),
      )
      .length(64)
      .meta({ description: 'El anillo de las edades.' }),
    age_texts: z
      .string()
      .regex(/^https?:\/\/./)
      .meta({
        description:
          'Plantilla de la dirección del arcano de una edad; sus textos están en meanings.age y readings.age.',
      }),
    ...field.origin,
  })
  .meta({ description: 'La carta entera de una fecha.' });

export type ChartBody = z.infer<typeof chartSchema>;
