import * as z from 'zod';
import { ARCANA_COUNT } from '../contract/limits.ts';
import { READING_KEYS, type ReadingKey } from '../domain/content.ts';
import { DESCRIPTIONS } from '../domain/field-descriptions.ts';
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

const READING_TEXTS: Readonly<Record<ReadingKey, string>> = {
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
};

export const arcanumRecordSchema = z
  .strictObject({
    ...brief,
    description: field.text('Texto sobre el arcano.'),
    light: field.texts('Su lado luminoso.'),
    shadow: field.texts('Su lado de sombra.'),
    readings: z
      .strictObject(
        Object.fromEntries(READING_KEYS.map((key) => [key, field.text(READING_TEXTS[key])])) as Record<
          ReadingKey,
          ReturnType<typeof field.text>
        >,
      )
      .meta({ description: 'Lo que dice en cada posición, como arcano de un año y como centro de una pareja.' }),
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
