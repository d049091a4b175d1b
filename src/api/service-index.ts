import * as z from 'zod';
import { API_VERSION, FIRST_YEAR, LAST_YEAR } from '../contract/limits.ts';
import { apiPath, fileOf, sitePath } from '../contract/routes.ts';
import type { Publisher } from '../domain/content.ts';
import { attributionText } from './attribution.ts';
import * as field from './fields.ts';

/** Not `link`, because a template such as `…/{number}` is not a valid URL. */
const address = (description: string) =>
  z
    .string()
    .regex(/^https?:\/\/./)
    .meta({ description });

export const serviceIndexSchema = z
  .strictObject({
    service: field.text('Nombre del servicio.'),
    description: field.text('Qué ofrece.'),
    api_version: field.apiVersion,
    license: field.license,
    license_url: field.licenseUrl,
    attribution: field.attribution,
    support: field.text('A quién escribir.'),
    years: z
      .strictObject({ first: z.int(), last: z.int() })
      .meta({ description: 'Primer y último año de las fechas.' }),
    endpoints: z.strictObject({
      index: address('Este documento.'),
      life_paths: address('Lista de los números de camino de vida.'),
      life_path: address('Plantilla de un número.'),
      arcana: address('Lista de los arcanos.'),
      arcanum: address('Plantilla de un arcano.'),
      matrix: address('Plantilla de la matriz de una fecha.'),
      matrix_picture: address('Plantilla de la matriz como imagen SVG.'),
      matrix_of_date: address('Plantilla de la matriz, con la fecha como AAAA-MM-DD.'),
      chart: address('Plantilla de la carta de tres números.'),
      chart_of_date: address('Plantilla de la carta de una fecha, como AAAA-MM-DD.'),
      couple: address('Plantilla de la carta de una pareja, con dos fechas como AAAA-MM-DD.'),
      couple_picture: address('Plantilla de la carta de una pareja como imagen SVG.'),
      year: address('Plantilla del arcano de un año para una fecha.'),
      statistics: address('Con qué frecuencia está cada arcano en cada posición.'),
      openapi: address('Contrato de la interfaz, OpenAPI 3.1.'),
      schema: address('Plantilla de los esquemas JSON.'),
    }),
    examples: z.strictObject({
      life_path: field.link('Un número.'),
      arcanum: field.link('Un arcano.'),
      matrix: field.link('Una matriz.'),
      chart: field.link('Una carta.'),
      couple: field.link('Una pareja.'),
      year: field.link('Un año.'),
    }),
    method_url: field.link('Página del método.'),
    dataset_url: field.link('Página de las descargas.'),
  })
  .meta({ description: 'El servicio y todas sus direcciones.' });

export type ServiceIndex = z.infer<typeof serviceIndexSchema>;

export const ALL_YEARS: ServiceIndex['years'] = { first: FIRST_YEAR, last: LAST_YEAR };

/** Body of `GET /api`: the service, its licence, the years that this build has, and every endpoint as a link. */
export function serviceIndex(publisher: Publisher, site: string, years = ALL_YEARS): ServiceIndex {
  return {
    service: publisher.name,
    description: publisher.description,
    api_version: API_VERSION,
    license: publisher.license,
    license_url: publisher.license_url,
    attribution: attributionText(publisher),
    support: publisher.support,
    years,
    endpoints: {
      index: `${site}${apiPath.index()}`,
      life_paths: `${site}${apiPath.lifePaths()}`,
      life_path: `${site}${apiPath.lifePath('{number}')}`,
      arcana: `${site}${apiPath.arcana()}`,
      arcanum: `${site}${apiPath.arcanum('{number}')}`,
      matrix: `${site}${apiPath.matrix('{day}', '{month}', '{year}')}`,
      matrix_picture: `${site}${apiPath.matrixPicture('{day}', '{month}', '{year}')}`,
      matrix_of_date: `${site}${apiPath.matrixOfDate('{date}')}`,
      chart: `${site}${apiPath.chart('{a}', '{b}', '{c}')}`,
      chart_of_date: `${site}${apiPath.chartOfDate('{date}')}`,
      couple: `${site}${apiPath.couple('{a}', '{b}')}`,
      couple_picture: `${site}${apiPath.couplePicture('{a}', '{b}')}`,
      year: `${site}${apiPath.year('{date}', '{year}')}`,
      statistics: `${site}${apiPath.statistics()}`,
      openapi: `${site}${fileOf(apiPath.openapi())}`,
      schema: `${site}${fileOf(apiPath.schema('{name}'))}`,
    },
    examples: {
      life_path: `${site}${apiPath.lifePath(7)}`,
      arcanum: `${site}${apiPath.arcanum(17)}`,
      matrix: `${site}${apiPath.matrix(15, 6, 1990)}`,
      chart: `${site}${apiPath.chart(15, 6, 19)}`,
      couple: `${site}${apiPath.couple('1990-06-15', '1990-12-29')}`,
      year: `${site}${apiPath.year('1990-06-15', 2026)}`,
    },
    method_url: `${site}${sitePath.method()}`,
    dataset_url: `${site}${sitePath.dataset()}`,
  };
}
