import * as z from 'zod';
import { POSITION_KEYS, type PositionKey } from '../method/destiny-matrix.ts';
import { PLACE_KEYS, type PlaceKey } from '../method/places.ts';
import { ARCANA_COUNT } from '../method/reduce.ts';
import { DESCRIPTIONS } from '../words/field-descriptions.ts';
import * as field from './fields.ts';

const brief = {
  number: field.arcanumNumber,
  name: field.text(DESCRIPTIONS.arcanum.name),
  keyword: field.text(DESCRIPTIONS.arcanum.keyword),
  emoji: field.text('Un símbolo.'),
};

export const arcanumItemSchema = z
  .strictObject({
    ...brief,
    url: field.link('Dirección del registro completo.'),
  })
  .meta({ id: 'arcanum-item', description: 'Un arcano mayor en resumen.' });

export const arcanaListSchema = z
  .array(arcanumItemSchema)
  .length(ARCANA_COUNT)
  .meta({ description: 'Los 22 arcanos mayores, en orden.' });

const PLACE_TEXTS: Readonly<Record<PlaceKey, string>> = {
  personal: 'En la personalidad.',
  social: 'En la sociedad.',
  soul: 'En el alma.',
  body: 'En el cuerpo, como hábito y símbolo.',
  spirit: 'En el espíritu.',
  center: 'En el centro.',
  talents: 'En los talentos.',
  karma: 'En el karma.',
  money: 'En el dinero.',
  relationships: 'En las relaciones.',
  destiny: 'En el destino.',
  purpose: 'En el propósito.',
  year: 'Como arcano de un año.',
  couple: 'Como centro de una pareja.',
  personal_purpose: 'Como propósito personal.',
  planetary_purpose: 'Como propósito planetario.',
  age: 'Como arcano de una edad.',
  couple_outside: 'En una pareja, vista desde fuera.',
  couple_home: 'En una pareja, lo que une en privado.',
  couple_money: 'En una pareja, el dinero.',
  couple_tension: 'En una pareja, donde roza.',
  couple_purpose: 'En una pareja, lo que construye.',
};

function byPlace<T extends z.ZodType>(schema: (key: PlaceKey) => T) {
  return z.strictObject(Object.fromEntries(PLACE_KEYS.map((key) => [key, schema(key)])) as Record<PlaceKey, T>);
}

export const arcanumRecordSchema = z
  .strictObject({
    ...brief,
    description: field.text('Texto sobre el arcano.'),
    light: field.texts('Su lado luminoso.'),
    shadow: field.texts('Su lado de sombra.'),
    readings: byPlace((key) => field.text(PLACE_TEXTS[key])).meta({
      description: 'Lo que dice en cada posición, en otros puntos de la carta, como arcano de un año y en una pareja.',
    }),
    meanings: byPlace((key) => z.strictObject(field.plainParts).meta({ description: PLACE_TEXTS[key] })).meta({
      description: 'Lo mismo, dicho con palabras llanas: significado, luz, sombra y una pregunta.',
    }),
    repeated: field.text('Qué significa que se repita en una carta.'),
    absent: z
      .array(z.enum(POSITION_KEYS as [PositionKey, ...PositionKey[]]))
      .meta({ description: 'Las posiciones en las que no lo tiene ninguna fecha.' }),
    source_url: field.link('Página de este arcano.'),
    suggested_citation: field.citation,
    license: field.license,
    license_url: field.licenseUrl,
    attribution: field.attribution,
    api_version: field.apiVersion,
  })
  .meta({ description: 'Un arcano mayor con todos sus textos.' });

export type ArcanumItem = z.infer<typeof arcanumItemSchema>;
export type ArcanumRecord = z.infer<typeof arcanumRecordSchema>;
