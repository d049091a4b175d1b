import * as z from 'zod';
import { API_VERSION } from '../http/api-path.ts';
import { LIFE_PATH_NUMBERS } from '../method/life-path-number.ts';
import { ARCANA_COUNT } from '../method/reduce.ts';
import { DESCRIPTIONS } from '../words/field-descriptions.ts';

/**
 * Fields that several bodies share; those with an `id` are named types of the contract. Descriptions are Spanish, because
 * the website's explorer shows them.
 */
export const text = (description: string) => z.string().min(1).meta({ description });
export const texts = (description: string) => z.array(z.string().min(1)).min(1).meta({ description });
export const link = (description: string) => z.url({ protocol: /^https?$/ }).meta({ description });

export const lifePathNumber = z
  .literal([...LIFE_PATH_NUMBERS])
  .meta({ id: 'life-path-number', description: 'Número de camino de vida.' });
export const arcanumNumber = z
  .int()
  .min(1)
  .max(ARCANA_COUNT)
  .meta({ id: 'arcanum-number', description: 'Número del arcano mayor, de 1 a 22.' });
export const license = z.literal('CC-BY 4.0').meta({ id: 'license', description: DESCRIPTIONS.origin.license });
export const licenseUrl = link(DESCRIPTIONS.origin.license_url);
export const attribution = text('Línea de atribución que pide la licencia.');
export const apiVersion = z.literal(API_VERSION).meta({ description: DESCRIPTIONS.origin.api_version });
export const citation = text('Cita completa, lista para copiar.');
export const isoDate = (description: string) => z.iso.date().meta({ description: `${description} Como AAAA-MM-DD.` });

/** An arcanum where it stands. */
export const card = {
  arcana: arcanumNumber,
  name: text(DESCRIPTIONS.arcanum.name),
  keyword: text(DESCRIPTIONS.arcanum.keyword),
  emoji: text('Un símbolo.'),
};

/** What an arcanum says in one place, plainly. */
export const plainParts = {
  meaning: text('Qué significa este arcano en este lugar.'),
  light: text('El don: cómo se nota cuando va bien.'),
  shadow: text('Dónde puede torcerse.'),
  question: text('Una pregunta para quien lee.'),
};
/** The same with its example. */
export const wholeReading = { ...plainParts, reading: text('Un ejemplo de un día cualquiera.') };

/** What stands at the end of a body: where it comes from and on which condition it may be used. */
export const origin = {
  source_url: link('Página que explica el cálculo.'),
  suggested_citation: citation,
  license,
  license_url: licenseUrl,
  attribution,
  api_version: apiVersion,
};
