import * as z from 'zod';
import { FIRST_YEAR, LAST_YEAR } from '../calendar/dates.ts';
import { POSITION_KEYS, type PositionKey } from '../method/destiny-matrix.ts';
import * as field from './fields.ts';

export const matrixPositionSchema = z
  .strictObject(field.card)
  .meta({ id: 'matrix-position', description: 'El arcano de una posición.' });

type Positions = Record<PositionKey, typeof matrixPositionSchema>;
const positions = Object.fromEntries(POSITION_KEYS.map((key) => [key, matrixPositionSchema])) as Positions;

export const matrixSchema = z
  .strictObject({
    input: z
      .strictObject({
        day: z.int().min(1).max(31),
        month: z.int().min(1).max(12),
        year: z.int().min(FIRST_YEAR).max(LAST_YEAR),
      })
      .meta({ description: 'La fecha pedida.' }),
    matrix: z.strictObject(positions).meta({ description: 'Las doce posiciones.' }),
    suggested_citation: field.citation,
    source_url: field.link('Página del método.'),
    details_url: field.link('Página del perfil de esta fecha.'),
    license: field.license,
    attribution: field.attribution,
    attribution_html: field.text('La atribución como enlace HTML.'),
    api_version: field.apiVersion,
  })
  .meta({ description: 'La matriz del destino de una fecha.' });

export type MatrixPosition = z.infer<typeof matrixPositionSchema>;
export type MatrixBody = z.infer<typeof matrixSchema>;
