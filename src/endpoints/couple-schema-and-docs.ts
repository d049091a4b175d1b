import * as z from 'zod';
import { PURPOSES } from '../method/chart-formulas.ts';
import {
  karmicTailBodySchema,
  linesSchema,
  pointsSchema,
  purposeKey,
  readingCardSchema,
} from './chart-schema-and-docs.ts';
import type { EndpointDocs } from './endpoint.ts';
import * as field from './fields.ts';

const { described } = field;
const tail = karmicTailBodySchema.shape;

const coupleSchema = z
  .strictObject({
    input: z
      .strictObject({
        a: field.isoDate({ es: 'La fecha anterior.', en: 'The earlier date.' }),
        b: field.isoDate({ es: 'La fecha posterior.', en: 'The later date.' }),
      })
      .meta(described({ es: 'Las dos fechas; la anterior, primero.', en: 'The two dates, the earlier one first.' })),
    points: pointsSchema,
    purposes: z
      .array(z.strictObject({ key: purposeKey, arcana: field.arcanumNumber }))
      .length(PURPOSES.length)
      .meta(
        described({
          es: 'Los cuatro propósitos; una pareja no tiene edad, así que van sin años.',
          en: 'The four purposes; a couple has no age, so they have no years.',
        }),
      ),
    lines: linesSchema,
    karmic_tail: z
      .strictObject({
        arcana: tail.arcana,
        name: tail.name,
        text: field.text({
          es: 'Texto sobre la cola. El de una cola que también tienen las fechas habla a una sola persona.',
          en: 'Text about the tail. That of a tail which dates have too speaks to one person.',
        }),
      })
      .meta(described({ es: 'La cola kármica de la pareja.', en: 'The karmic tail of the couple.' })),
    center: z
      .strictObject({
        ...field.card,
        ...field.plainParts,
        reading: field.text({
          es: 'Lo que este arcano dice como centro de una pareja.',
          en: 'What this arcanum says as the centre of a couple.',
        }),
      })
      .meta(described({ es: 'El centro de la pareja: el punto E.', en: 'The centre of the couple: the point E.' })),
    places: z
      .strictObject({
        outside: readingCardSchema.meta(
          described({
            es: 'Cómo se ve la relación desde fuera: el punto C.',
            en: 'How others see the relationship: the point C.',
          }),
        ),
        home: readingCardSchema.meta(
          described({ es: 'Lo que une en privado: el punto B.', en: 'What unites in private: the point B.' }),
        ),
        money: readingCardSchema.meta(
          described({ es: 'El dinero en común: el punto R2.', en: 'Shared money: the point R2.' }),
        ),
        tension: readingCardSchema.meta(
          described({ es: 'Donde roza: el punto D.', en: 'Where it chafes: the point D.' }),
        ),
        purpose: readingCardSchema.meta(
          described({
            es: 'Lo que pueden construir juntos: el punto P3.',
            en: 'What the two can build together: the point P3.',
          }),
        ),
      })
      .meta(
        described({
          es: 'Cinco lugares más de la carta de una pareja.',
          en: 'Five more places of the chart of a couple.',
        }),
      ),
    ...field.origin(),
  })
  .meta(described({ es: 'La carta de una pareja.', en: 'The chart of a couple.' }));

export type CoupleBody = z.infer<typeof coupleSchema>;

const parameters = {
  a: { es: 'Una fecha, como AAAA-MM-DD.', en: 'One date, as YYYY-MM-DD.' },
  b: { es: 'La otra fecha. El orden no importa.', en: 'The other date. The order does not matter.' },
} as const;
const refusal = {
  es: 'Una de las fechas no es válida; el mensaje dice cuál.',
  en: 'One of the dates is not valid; the message says which.',
} as const;
const refusalOfPicture = {
  es: 'Una de las fechas no es válida, o una opción tiene un valor que no se admite; el mensaje dice cuál.',
  en: 'One of the dates is not valid, or an option has a value that is not allowed; the message says which.',
} as const;

const refused = [['1990-06-15', '1990-02-30']] as const;

export const coupleDocs = {
  summary: { es: 'La carta de una pareja', en: 'The chart of a couple' },
  description: {
    es: 'Puntos, propósitos, líneas, cola kármica y centro de dos fechas juntas. El orden no importa.',
    en: 'Points, purposes, lines, karmic tail and centre of two dates together. The order does not matter.',
  },
  hasExample: true,
  parameters,
  refusal,
  refused,
  operation: { id: 'getCouple', tag: 'couple' },
  tool: {
    name: 'couple',
    title: 'Chart of a couple',
    description:
      'Use when someone asks about two people together, in either order. Returns the centre and five more places with their meaning in Spanish, and karmic tail; detail "full" adds light, shadow, question and example of each, points, lines and purposes. Dates are YYYY-MM-DD, from 1900 to 2100. Example: {"a":"1990-06-15","b":"1990-12-29"}.',
  },
  schema: coupleSchema,
} as const satisfies EndpointDocs;

export const couplePictureDocs = {
  summary: { es: 'La carta de una pareja como imagen SVG', en: 'The chart of a couple as an SVG picture' },
  description: {
    es: 'El octagrama de las dos fechas juntas, en claro y oscuro según quien mira.',
    en: 'The octagram of the two dates together, light or dark as the viewer prefers.',
  },
  parameters,
  refusal: refusalOfPicture,
  refused,
  operation: { id: 'getCouplePicture', tag: 'couple' },
} as const satisfies EndpointDocs;

export const coupleCardDocs = {
  summary: { es: 'La tarjeta de una pareja como imagen PNG', en: 'The card of a couple as a PNG picture' },
  description: {
    es: 'La estrella de las dos fechas juntas, las fechas, el arcano del centro y la dirección de este sitio, en 1200 × 630.',
    en: 'The star of both dates together, the dates, the arcanum of the centre and the address of this site, 1200 × 630.',
  },
  parameters,
  refusal: refusalOfPicture,
  refused,
  operation: { id: 'getCoupleCard', tag: 'couple' },
} as const satisfies EndpointDocs;
