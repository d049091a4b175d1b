import * as z from 'zod';
import { ARCANA_COUNT } from '../contract/limits.ts';
import * as field from './fields.ts';

const brief = {
  number: field.arcanumNumber,
  name: field.text('Nombre del arcano.'),
  keyword: field.text('Frase clave.'),
  emoji: field.text('Un símbolo.'),
};

export const arcanumItemSchema = z
  .strictObject({
    ...brief,
    url: field.link('Dirección del registro completo.'),
  })
  .meta({ description: 'Un arcano mayor en resumen.' });

export const arcanaListSchema = z
  .array(arcanumItemSchema)
  .length(ARCANA_COUNT)
  .meta({ description: 'Los 22 arcanos mayores, en orden.' });

export const arcanumRecordSchema = z
  .strictObject({
    ...brief,
    description: field.text('Texto sobre el arcano.'),
    light: field.texts('Su lado luminoso.'),
    shadow: field.texts('Su lado de sombra.'),
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
