import * as z from 'zod';
import { PURPOSES } from '../method/whole-chart.ts';
import { karmicTailBodySchema, linesSchema, pointsSchema, readingCardSchema } from './chart-schema.ts';
import * as field from './fields.ts';

const tail = karmicTailBodySchema.shape;

/** Its body is made in `couple-body.ts`, without Zod: it is computed at the edge. */
export const coupleSchema = z
  .strictObject({
    input: z
      .strictObject({ a: field.isoDate('La fecha anterior.'), b: field.isoDate('La fecha posterior.') })
      .meta({ description: 'Las dos fechas; la anterior, primero.' }),
    points: pointsSchema,
    purposes: z
      .array(
        z.strictObject({
          key: z.enum(PURPOSES.map(({ key }) => key)).meta({ description: 'Cuál de los propósitos.' }),
          arcana: field.arcanumNumber,
        }),
      )
      .length(PURPOSES.length)
      .meta({ description: 'Los cuatro propósitos; una pareja no tiene edad, así que van sin años.' }),
    lines: linesSchema,
    karmic_tail: z
      .strictObject({
        arcana: tail.arcana,
        name: tail.name.nullable().meta({ description: 'Nombre de la cola.' }),
        text: tail.text.nullable().meta({ description: 'Texto sobre la cola.' }),
      })
      .meta({ description: 'La cola kármica de la pareja.' }),
    center: z
      .strictObject({
        ...field.card,
        ...field.plainParts,
        reading: field.text('Lo que este arcano dice como centro de una pareja.'),
      })
      .meta({ description: 'El centro de la pareja: el punto E.' }),
    places: z
      .strictObject({
        outside: readingCardSchema.meta({ description: 'Cómo se ve la relación desde fuera: el punto C.' }),
        home: readingCardSchema.meta({ description: 'Lo que une en privado: el punto B.' }),
        money: readingCardSchema.meta({ description: 'El dinero en común: el punto R2.' }),
        tension: readingCardSchema.meta({ description: 'Donde roza: el punto D.' }),
        purpose: readingCardSchema.meta({ description: 'Lo que pueden construir juntos: el punto P3.' }),
      })
      .meta({ description: 'Cinco lugares más de la carta de una pareja.' }),
    ...field.origin,
  })
  .meta({ description: 'La carta de una pareja.' });

export type CoupleBody = z.infer<typeof coupleSchema>;
