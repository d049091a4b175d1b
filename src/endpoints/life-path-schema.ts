import * as z from 'zod';
import { DESCRIPTIONS } from '../words/field-descriptions.ts';
import * as field from './fields.ts';

const brief = {
  number: field.lifePathNumber,
  archetype: field.text(DESCRIPTIONS.lifePath.archetype),
  tagline: field.text('Lema breve.'),
  short_description: field.text('Resumen de una frase.'),
};

export const lifePathItemSchema = z
  .strictObject({
    ...brief,
    url: field.link('Dirección del registro completo.'),
  })
  .meta({ id: 'life-path-item', description: 'Un número de camino de vida en resumen.' });

export const lifePathListSchema = z
  .array(lifePathItemSchema)
  .length(12)
  .meta({ description: 'Los doce números de camino de vida, en orden.' });

export const lifePathRecordSchema = z
  .strictObject({
    ...brief,
    description: field.text('Texto largo; una línea en blanco separa los párrafos.'),
    traits: field.texts(DESCRIPTIONS.lifePath.traits),
    weaknesses: field.texts(DESCRIPTIONS.lifePath.weaknesses),
    career: field.texts('Ámbitos profesionales.'),
    love: field.text('El amor y las relaciones.'),
    advice: field.text(DESCRIPTIONS.lifePath.advice),
    famous_people: z
      .array(
        z.strictObject({
          name: field.text('Nombre.'),
          field: field.text('Ámbito de actividad.'),
        }),
      )
      .min(1)
      .meta({ description: 'Personas conocidas con este número.' }),
    source_url: field.link('Página de este número.'),
    suggested_citation: field.citation,
    license: field.license,
    license_url: field.licenseUrl,
    attribution: field.attribution,
    api_version: field.apiVersion,
  })
  .meta({ description: 'Un número de camino de vida con todos sus textos.' });

export type LifePathItem = z.infer<typeof lifePathItemSchema>;
export type LifePathRecord = z.infer<typeof lifePathRecordSchema>;
