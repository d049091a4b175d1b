import * as z from 'zod';
import { POSITION_KEYS, type PositionKey } from '../method/destiny-matrix.ts';
import { PLACE_KEYS, type PlaceKey } from '../method/places.ts';
import { ARCANA_COUNT } from '../method/reduce.ts';
import type { Words } from '../words/field-descriptions.ts';
import type { EndpointDocs } from './endpoint.ts';
import * as field from './fields.ts';

const brief = { number: field.arcanumNumber, name: field.name, keyword: field.keyword, emoji: field.emoji };

const arcanumItemSchema = z
  .strictObject({
    ...brief,
    url: field.link({ es: 'Dirección del registro completo.', en: 'Address of the full record.' }),
  })
  .meta(field.described({ es: 'Un arcano mayor en resumen.', en: 'A major arcanum in brief.' }, 'arcanum-item'));

const arcanaListSchema = z
  .array(arcanumItemSchema)
  .length(ARCANA_COUNT)
  .meta(field.described({ es: 'Los 22 arcanos mayores, en orden.', en: 'The 22 major arcana, in order.' }));

const PLACE_WORDS: Readonly<Record<PlaceKey, Words>> = {
  personal: { es: 'En la personalidad.', en: 'In the personality.' },
  social: { es: 'En la sociedad.', en: 'In society.' },
  soul: { es: 'En el alma.', en: 'In the soul.' },
  body: { es: 'En el cuerpo, como hábito y símbolo.', en: 'In the body, as a habit and a symbol.' },
  spirit: { es: 'En el espíritu.', en: 'In the spirit.' },
  center: { es: 'En el centro.', en: 'In the centre.' },
  talents: { es: 'En los talentos.', en: 'In the talents.' },
  karma: { es: 'En el karma.', en: 'In karma.' },
  money: { es: 'En el dinero.', en: 'In money.' },
  relationships: { es: 'En las relaciones.', en: 'In relationships.' },
  destiny: { es: 'En el destino.', en: 'In destiny.' },
  purpose: { es: 'En el propósito.', en: 'In purpose.' },
  year: { es: 'Como arcano de un año.', en: 'As the arcanum of a year.' },
  couple: { es: 'Como centro de una pareja.', en: 'As the centre of a couple.' },
  personal_purpose: { es: 'Como propósito personal.', en: 'As the personal purpose.' },
  planetary_purpose: { es: 'Como propósito planetario.', en: 'As the planetary purpose.' },
  age: { es: 'Como arcano de una edad.', en: 'As the arcanum of an age.' },
  couple_outside: { es: 'En una pareja, vista desde fuera.', en: 'In a couple, as others see it.' },
  couple_home: { es: 'En una pareja, lo que une en privado.', en: 'In a couple, what unites it in private.' },
  couple_money: { es: 'En una pareja, el dinero.', en: 'In a couple, money.' },
  couple_tension: { es: 'En una pareja, donde roza.', en: 'In a couple, where it chafes.' },
  couple_purpose: { es: 'En una pareja, lo que construye.', en: 'In a couple, what it builds.' },
};

const arcanumRecordSchema = z
  .strictObject({
    ...brief,
    description: field.text({ es: 'Texto sobre el arcano.', en: 'Text about the arcanum.' }),
    light: field.texts({ es: 'Su lado luminoso.', en: 'Its bright side.' }),
    shadow: field.texts({ es: 'Su lado de sombra.', en: 'Its shadow side.' }),
    readings: field
      .record(PLACE_KEYS, (key) => field.text(PLACE_WORDS[key]))
      .meta(
        field.described({
          es: 'Lo que dice en cada posición, en otros puntos de la carta, como arcano de un año y en una pareja.',
          en: 'What it says in each position, at other points of the chart, as the arcanum of a year and in a couple.',
        }),
      ),
    meanings: field
      .record(PLACE_KEYS, (key) => z.strictObject(field.plainParts).meta(field.described(PLACE_WORDS[key])))
      .meta(
        field.described({
          es: 'Lo mismo, dicho con palabras llanas: significado, luz, sombra y una pregunta.',
          en: 'The same in plain words: meaning, light, shadow and a question.',
        }),
      ),
    repeated: field.text({
      es: 'Qué significa que se repita en una carta.',
      en: 'What it means when it comes more than once in a chart.',
    }),
    absent: z.array(z.enum(POSITION_KEYS as [PositionKey, ...PositionKey[]])).meta(
      field.described({
        es: 'Las posiciones en las que no lo tiene ninguna fecha.',
        en: 'The positions in which no date has it.',
      }),
    ),
    ...field.origin({ es: 'Página de este arcano.', en: 'The page of this arcanum.' }),
  })
  .meta(field.described({ es: 'Un arcano mayor con todos sus textos.', en: 'A major arcanum with all its texts.' }));

export type ArcanumItem = z.infer<typeof arcanumItemSchema>;
export type ArcanumRecord = z.infer<typeof arcanumRecordSchema>;

export const arcanaDocs = {
  summary: { es: 'Los 22 arcanos mayores', en: 'The 22 major arcana' },
  description: {
    es: 'Cada arcano con su nombre, su frase clave, su símbolo y la dirección de su registro completo.',
    en: 'Each arcanum with its name, key phrase, symbol and the address of its full record.',
  },
  answer: 'La lista.',
  index: 'Lista de los arcanos.',
  docs: 'Los veintidós arcanos, resumidos.',
  operation: { id: 'listArcana', tag: 'arcana' },
  schema: arcanaListSchema,
} as const satisfies EndpointDocs;

export const arcanumDocs = {
  summary: { es: 'Un arcano mayor', en: 'One major arcanum' },
  description: {
    es: 'Todos los textos de un arcano: descripción, luz, sombra y su lectura en cada posición.',
    en: 'All texts of an arcanum: description, light, shadow and its reading in each position.',
  },
  answer: 'El registro.',
  index: 'Plantilla de un arcano.',
  docs: 'Un arcano completo, del 1 al 22.',
  example: 'Un arcano.',
  parameters: { number: { es: 'Número del arcano.', en: 'Number of the arcanum.' } },
  refusal: { es: 'No es un arcano mayor.', en: 'Not a major arcanum.' },
  operation: { id: 'getArcanum', tag: 'arcana' },
  tool: {
    name: 'arcanum',
    title: 'Major arcanum',
    description:
      'Use when someone asks what one of the 22 major arcana means, in general or in a position. Returns its Spanish name, key phrase, description, light and shadow, and what it means in each of 22 places such as money, karma, a year or a couple. The number goes from 1 to 22; the Fool is 22. Example: {"number":17}.',
  },
  schema: arcanumRecordSchema,
} as const satisfies EndpointDocs;
