import * as z from 'zod';
import { POSITION_KEYS, type PositionKey } from '../method/destiny-matrix.ts';
import { PLACE_KEYS, type PlaceKey } from '../method/places.ts';
import { ARCANA_COUNT } from '../method/reduce.ts';
import { DESCRIPTIONS, type Words } from '../words/field-descriptions.ts';
import type { EndpointDocs } from './endpoint.ts';
import * as field from './fields.ts';

const brief = {
  number: field.arcanumNumber,
  name: field.name,
  name_en: field.text(DESCRIPTIONS.arcanum.name_en),
  keyword: field.keyword,
  emoji: field.emoji,
};

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

const placeMeaningSchema = z
  .strictObject(field.plainParts)
  .meta(field.described({ es: 'Lo que significa en ese lugar.', en: 'What it means in that place.' }, 'place-meaning'));

const arcanumRecordSchema = z
  .strictObject({
    ...brief,
    description: field.text(DESCRIPTIONS.arcanum.description),
    light: field.texts(DESCRIPTIONS.arcanum.light),
    shadow: field.texts(DESCRIPTIONS.arcanum.shadow),
    readings: field
      .record(PLACE_KEYS, (key) => field.text(PLACE_WORDS[key]))
      .meta(field.described(DESCRIPTIONS.arcanum.readings)),
    meanings: field.record(PLACE_KEYS, () => placeMeaningSchema).meta(field.described(DESCRIPTIONS.arcanum.meanings)),
    repeated: field.text(DESCRIPTIONS.arcanum.repeated),
    absent: z
      .array(z.enum(POSITION_KEYS as [PositionKey, ...PositionKey[]]))
      .meta(field.described(DESCRIPTIONS.arcanum.absent)),
    ...field.origin(DESCRIPTIONS.arcanum.page),
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
  operation: { id: 'listArcana', tag: 'arcana' },
  schema: arcanaListSchema,
} as const satisfies EndpointDocs;

export const arcanumDocs = {
  summary: { es: 'Un arcano mayor', en: 'One major arcanum' },
  description: {
    es: 'Todos los textos de un arcano: descripción, luz, sombra y su lectura en cada posición.',
    en: 'All texts of an arcanum: description, light, shadow and its reading in each position.',
  },
  hasExample: true,
  parameters: { number: { es: 'Número del arcano.', en: 'Number of the arcanum.' } },
  refusal: { es: 'No es un arcano mayor.', en: 'Not a major arcanum.' },
  refused: [['23']],
  operation: { id: 'getArcanum', tag: 'arcana' },
  tool: {
    name: 'arcanum',
    title: 'Major arcanum',
    description:
      'Use when someone asks what one of the 22 major arcana means, in general or in a position. Returns Spanish and English name, key phrase, description, light and shadow; detail "full" adds what it means in each of 22 places such as money, karma, a year or a couple, with a question and an example. The number goes from 1 to 22; the Fool is 22. Example: {"number":17}.',
  },
  schema: arcanumRecordSchema,
} as const satisfies EndpointDocs;
