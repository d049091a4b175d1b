import * as z from 'zod';
import { API_VERSION } from '../contract/limits.ts';
import { apiPath, sitePath } from '../contract/routes.ts';
import type { Content, LifePath, Publisher } from '../domain/content.ts';
import { attributionText, lifePathCitation } from './attribution.ts';
import * as field from './fields.ts';

const brief = {
  number: field.lifePathNumber,
  archetype: field.text('Nombre del arquetipo.'),
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
    traits: field.texts('Rasgos.'),
    weaknesses: field.texts('Puntos débiles.'),
    career: field.texts('Ámbitos profesionales.'),
    love: field.text('El amor y las relaciones.'),
    advice: field.text('Consejo.'),
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

/** Body of `GET /life-path`. */
export function lifePathList({ lifePaths }: Content, site: string): LifePathItem[] {
  return lifePaths.map(({ number, archetype, tagline, short_description }) => ({
    number,
    archetype,
    tagline,
    short_description,
    url: `${site}${apiPath.lifePath(number)}`,
  }));
}

/** Body of `GET /life-path/{number}`. The people's birth dates stay in the source data, where they prove the number. */
export function lifePathRecord(record: LifePath, publisher: Publisher, site: string): LifePathRecord {
  const source_url = `${site}${sitePath.lifePath(record.number)}`;
  return {
    number: record.number,
    archetype: record.archetype,
    tagline: record.tagline,
    short_description: record.short_description,
    description: record.description,
    traits: record.traits,
    weaknesses: record.weaknesses,
    career: record.career,
    love: record.love,
    advice: record.advice,
    famous_people: record.famous_people.map(({ name, field }) => ({ name, field })),
    source_url,
    suggested_citation: lifePathCitation(publisher, record, source_url),
    license: publisher.license,
    license_url: publisher.license_url,
    attribution: attributionText(publisher),
    api_version: API_VERSION,
  };
}
