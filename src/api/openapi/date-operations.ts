import { chartNotFound } from '../../contract/errors.ts';
import { apiPath } from '../../contract/routes.ts';
import { chartNumbers } from '../../domain/chart-numbers.ts';
import type { Content } from '../../domain/content.ts';
import { chartRenderer } from '../chart-body.ts';
import { matrixRenderer } from '../matrix-body.ts';
import { body, type Operation, WRONG_DATE } from './operation.ts';
import { CHART_PARAMETERS, DATE_PARAMETERS, DETAIL, EXAMPLE_DATE, ISO_DATE } from './parameters.ts';
import { failure, picture } from './responses.ts';

/** What is calculated from a date. */
export function dateOperations(content: Content, site: string): readonly Operation[] {
  const matrix = body('matrix', 'La matriz.', matrixRenderer(content, site)(EXAMPLE_DATE));
  const chart = body('chart', 'La carta.', chartRenderer(content, site)(chartNumbers(EXAMPLE_DATE)));
  return [
    {
      path: apiPath.matrix('{day}', '{month}', '{year}'),
      id: 'getMatrix',
      tag: 'matriz',
      summary: 'La matriz del destino de una fecha',
      description: 'Las doce posiciones de la matriz, cada una con su arcano mayor.',
      answer: matrix,
      parameters: DATE_PARAMETERS,
      errors: WRONG_DATE,
      preflight: true,
    },
    {
      path: apiPath.matrixPicture('{day}', '{month}', '{year}'),
      id: 'getMatrixPicture',
      tag: 'matriz',
      summary: 'La matriz como imagen SVG, para insertar',
      description: 'El octagrama de la fecha, en claro y oscuro según quien mira. Cuenta como una matriz.',
      answer: picture('La imagen.'),
      parameters: [...DATE_PARAMETERS, DETAIL],
      errors: WRONG_DATE,
    },
    {
      path: apiPath.matrixOfDate('{date}'),
      id: 'getMatrixOfDate',
      tag: 'matriz',
      summary: 'La matriz del destino, con la fecha como AAAA-MM-DD',
      description: 'La misma respuesta que con día, mes y año por separado.',
      answer: matrix,
      parameters: [ISO_DATE],
      errors: WRONG_DATE,
    },
    {
      path: apiPath.chart('{a}', '{b}', '{c}'),
      id: 'getChart',
      tag: 'carta',
      summary: 'La carta entera de tres números',
      description:
        'Posiciones con su lectura, puntos, cola kármica, líneas, propósitos, chakras y edades. Las fechas con los mismos tres números comparten carta.',
      answer: chart,
      parameters: CHART_PARAMETERS,
      errors: { 404: failure('error-chart-not-found', chartNotFound(), 'Ninguna fecha tiene esos números.') },
    },
    {
      path: apiPath.chartOfDate('{date}'),
      id: 'getChartOfDate',
      tag: 'carta',
      summary: 'La carta entera de una fecha',
      description: 'La misma carta que por sus tres números, a partir de la fecha.',
      answer: chart,
      parameters: [ISO_DATE],
      errors: WRONG_DATE,
    },
  ];
}
