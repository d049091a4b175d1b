import * as z from 'zod';
import type { CalendarDate } from '../contract/calendar-date.ts';
import { API_VERSION, FIRST_YEAR, LAST_YEAR } from '../contract/limits.ts';
import { sitePath } from '../contract/routes.ts';
import type { Arcanum, Content } from '../domain/content.ts';
import { destinyMatrix, POSITION_KEYS, type PositionKey } from '../domain/destiny-matrix.ts';
import { attributionHtml, attributionText, matrixCitation } from './attribution.ts';
import * as field from './fields.ts';

export const matrixPositionSchema = z
  .strictObject({
    arcana: field.arcanumNumber,
    name: field.text('Nombre del arcano.'),
    keyword: field.text('Frase clave.'),
    emoji: field.text('Un símbolo.'),
  })
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

/** Body of `GET /matrix/{day}/{month}/{year}`: prepares what all dates share and returns the function that fills one in. */
export function matrixRenderer(content: Content, site: string): (date: CalendarDate) => MatrixBody {
  const positions = content.arcana.map(matrixPosition);
  const textsOf = matrixTexts(content, site);
  return (date) => {
    const numbers = destinyMatrix(date);
    const matrix = Object.fromEntries(POSITION_KEYS.map((key) => [key, positions[numbers[key] - 1]]));
    return {
      input: { day: date.day, month: date.month, year: date.year },
      matrix: matrix as MatrixBody['matrix'],
      ...textsOf(date),
    };
  };
}

/** Value of every key in `matrix`. */
export function matrixPosition({ number, name, keyword, emoji }: Arcanum): MatrixPosition {
  return { arcana: number, name, keyword, emoji };
}

/** Everything that follows `matrix` in the body. */
export function matrixTexts(
  { publisher }: Content,
  site: string,
): (date: CalendarDate) => Omit<MatrixBody, 'input' | 'matrix'> {
  const source_url = `${site}${sitePath.method()}`;
  const shared = {
    license: publisher.license,
    attribution: attributionText(publisher),
    attribution_html: attributionHtml(publisher, site),
    api_version: API_VERSION,
  } as const;
  return (date) => ({
    suggested_citation: matrixCitation(publisher, date, source_url),
    source_url,
    details_url: `${site}${sitePath.profile(date)}`,
    ...shared,
  });
}
