import * as z from 'zod';
import { FIRST_YEAR, LAST_YEAR } from '../calendar/dates.ts';
import { POSITION_KEYS } from '../method/destiny-matrix.ts';
import { DESCRIPTIONS } from '../words/field-descriptions.ts';
import type { EndpointDocs } from './endpoint.ts';
import * as field from './fields.ts';

const matrixPositionSchema = z
  .strictObject(field.card)
  .meta(field.described({ es: 'El arcano de una posición.', en: 'The arcanum of a position.' }, 'matrix-position'));

const matrixSchema = z
  .strictObject({
    input: z
      .strictObject({
        day: z.int().min(1).max(31),
        month: z.int().min(1).max(12),
        year: z.int().min(FIRST_YEAR).max(LAST_YEAR),
      })
      .meta(field.described(DESCRIPTIONS.matrix.input)),
    matrix: field.record(POSITION_KEYS, () => matrixPositionSchema).meta(field.described(DESCRIPTIONS.matrix.matrix)),
    suggested_citation: field.shared.suggested_citation,
    source_url: field.link({ es: 'Página del método.', en: 'The page of the method.' }),
    details_url: field.link(DESCRIPTIONS.matrix.details_url),
    license: field.shared.license,
    attribution: field.shared.attribution,
    attribution_html: field.text(DESCRIPTIONS.origin.attribution_html),
    api_version: field.shared.api_version,
  })
  .meta(field.described({ es: 'La matriz del destino de una fecha.', en: 'The destiny matrix of a date.' }));

export type MatrixBody = z.infer<typeof matrixSchema>;

const refusal = {
  es: 'La fecha no es válida o no existe.',
  en: 'The date is not valid or does not exist.',
} as const;
const refusalOfPicture = {
  es: 'La fecha no es válida o no existe, o una opción tiene un valor que no se admite.',
  en: 'The date is not valid or does not exist, or an option has a value that is not allowed.',
} as const;
const refused = [['30', '2', '2000']] as const;

export const matrixDocs = {
  summary: { es: 'La matriz del destino de una fecha', en: 'The destiny matrix of a date' },
  description: {
    es: 'Las doce posiciones de la matriz, cada una con su arcano mayor.',
    en: 'The twelve positions of the matrix, each with its major arcanum.',
  },
  hasExample: true,
  refusal,
  refused,
  operation: { id: 'getMatrix', tag: 'matrix', hasPreflight: true },
  schema: matrixSchema,
} as const satisfies EndpointDocs;

export const matrixPictureDocs = {
  summary: { es: 'La matriz como imagen SVG, para insertar', en: 'The matrix as an SVG picture, to embed' },
  description: {
    es: 'El octagrama de la fecha, en claro y oscuro según quien mira. Cuenta como una matriz.',
    en: 'The octagram of the date, light or dark as the viewer prefers. It counts as a matrix.',
  },
  refusal: refusalOfPicture,
  refused,
  operation: { id: 'getMatrixPicture', tag: 'matrix' },
} as const satisfies EndpointDocs;

export const matrixCardDocs = {
  summary: { es: 'La tarjeta de una fecha como imagen PNG', en: 'The card of a date as a PNG picture' },
  description: {
    es: 'La estrella, la fecha, el arcano del centro y la dirección de este sitio, en 1200 × 630: lo que muestra un enlace compartido. Cuenta como una matriz.',
    en: 'The star, the date, the arcanum of the centre and the address of this site, 1200 × 630: what a shared link shows. It counts as a matrix.',
  },
  refusal: refusalOfPicture,
  refused,
  operation: { id: 'getMatrixCard', tag: 'matrix' },
} as const satisfies EndpointDocs;

export const matrixOfDateDocs = {
  summary: {
    es: 'La matriz del destino, con la fecha como AAAA-MM-DD',
    en: 'The destiny matrix, with the date as YYYY-MM-DD',
  },
  description: {
    es: 'La misma respuesta que con día, mes y año por separado.',
    en: 'The same answer as with day, month and year apart.',
  },
  refusal,
  refused: [['2000-02-30']],
  operation: { id: 'getMatrixOfDate', tag: 'matrix' },
  tool: {
    name: 'destiny_matrix',
    title: 'Destiny matrix',
    description:
      'Use when someone asks for the destiny matrix of a birth date, or only for its numbers. Returns the 12 positions (personality, soul, money, karma and so on), each with the number, Spanish name, key phrase and emoji of its major arcanum. The date is YYYY-MM-DD, from 1900 to 2100. Example: {"date":"1990-06-15"}.',
  },
  schema: matrixSchema,
} as const satisfies EndpointDocs;
