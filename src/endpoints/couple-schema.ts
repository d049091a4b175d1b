import * as z from 'zod';
import { PURPOSES } from '../domain/whole-chart.ts';
import { karmicTailBodySchema, linesSchema, pointsSchema } from './chart-schema.ts';
import * as field from './fields.ts';

const tail = karmicTailBodySchema.shape;
const NO_TEXT = ' Nulo si solo una pareja puede tener esta cola: los textos son de las colas que tiene alguna fecha.';

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
        name: tail.name.nullable().meta({ description: `Nombre de la cola.${NO_TEXT}` }),
        text: tail.text.nullable().meta({ description: `Texto sobre la cola.${NO_TEXT}` }),
      })
      .meta({ description: 'La cola kármica de la pareja.' }),
    center: z
      .strictObject({ ...field.card, reading: field.text('Lo que este arcano dice como centro de una pareja.') })
      .meta({ description: 'El centro de la pareja: el punto E.' }),
    ...field.origin,
  })
  .meta({ description: 'La carta de una pareja.' });

export type CoupleBody = z.infer<typeof coupleSchema>;
