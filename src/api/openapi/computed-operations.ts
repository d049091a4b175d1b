import { isoDate } from '../../contract/check-date.ts';
import { parsePair } from '../../contract/check-pair.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../contract/limits.ts';
import { apiPath } from '../../contract/routes.ts';
import type { Content } from '../../domain/content.ts';
import { coupleRenderer } from '../couple-body.ts';
import { yearRenderer } from '../year-body.ts';
import { body, type Operation } from './operation.ts';
import { EXAMPLE_DATE as A, DETAIL, ISO_DATE, integer, parameter } from './parameters.ts';
import { failure, picture, type ResponseObject } from './responses.ts';

const B = { day: 29, month: 12, year: 1990 } as const;
const YEAR = 2026;
const DATE = { type: 'string', format: 'date' };
const COUPLE_PARAMETERS = [
  parameter('a', DATE, isoDate(A), 'Una fecha, como AAAA-MM-DD.'),
  parameter('b', DATE, isoDate(B), 'La otra fecha. El orden no importa.'),
];

/** What is computed for each request: couples and years. */
export function computedOperations(content: Content, site: string): Operation[] {
  const coupleErrors = {
    400: refused('couple', '1990-02-30', 'Una de las fechas no es válida; el mensaje dice cuál.'),
  };
  return [
    {
      path: apiPath.couple('{a}', '{b}'),
      id: 'getCouple',
      tag: 'pareja',
      summary: 'La carta de una pareja',
      description: 'Puntos, propósitos, líneas, cola kármica y centro de dos fechas juntas. El orden no importa.',
      answer: body('couple', 'La carta.', coupleRenderer(content)(A, B, site)),
      parameters: COUPLE_PARAMETERS,
      errors: coupleErrors,
    },
    {
      path: apiPath.couplePicture('{a}', '{b}'),
      id: 'getCouplePicture',
      tag: 'pareja',
      summary: 'La carta de una pareja como imagen SVG',
      description: 'El octagrama de las dos fechas juntas, en claro y oscuro según quien mira.',
      answer: picture('La imagen.'),
      parameters: [...COUPLE_PARAMETERS, DETAIL],
      errors: coupleErrors,
    },
    {
      path: apiPath.year('{date}', '{year}'),
      id: 'getYear',
      tag: 'año',
      summary: 'El arcano de un año para una fecha',
      description: 'El arcano, su lectura y la cuenta, paso a paso.',
      answer: body('year', 'El arcano, con la cuenta.', yearRenderer(content)(A, YEAR, site)),
      parameters: [ISO_DATE, integer('year', { min: FIRST_YEAR, max: LAST_YEAR }, YEAR, 'Año.')],
      errors: { 400: refused('year', '1899', 'La fecha o el año no son válidos; el mensaje dice cuál.') },
    },
  ];
}

/** The answer to a right first part and this second one. */
function refused(kind: 'couple' | 'year', wrong: string, description: string): ResponseObject {
  const checked = parsePair({ kind, parts: [isoDate(A), wrong] });
  if (checked.ok) throw new Error(`${wrong} was to be refused`);
  return failure('error-invalid-date', checked.error, description);
}
