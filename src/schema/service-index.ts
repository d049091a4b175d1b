import * as z from 'zod';
import * as field from './fields.ts';

/** Not `link`: a template such as `…/{number}` is no URL yet. */
const address = (description: string) =>
  z
    .string()
    .regex(/^https?:\/\//)
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
      openapi: address('Contrato de la interfaz, OpenAPI 3.1.'),
      schema: address('Plantilla de los esquemas JSON.'),
    }),
    examples: z.strictObject({
      life_path: field.link('Un número.'),
      arcanum: field.link('Un arcano.'),
      matrix: field.link('Una matriz.'),
    }),
    method_url: field.link('Página del método.'),
    dataset_url: field.link('Página de las descargas.'),
  })
  .meta({ description: 'El servicio y todas sus direcciones.' });

export type ServiceIndex = z.infer<typeof serviceIndexSchema>;
