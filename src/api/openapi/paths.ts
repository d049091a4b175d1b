import { isoDate } from '../../contract/calendar-date.ts';
import {
  arcanumNotFound,
  chartNotFound,
  internalError,
  invalidDate,
  methodNotAllowed,
  notFound,
  numberNotFound,
  tooManyRequests,
} from '../../contract/errors.ts';
import {
  ARCANA_COUNT,
  CHART_RANGES,
  FIRST_YEAR,
  LAST_YEAR,
  LIFE_PATH_NUMBERS,
  RATE_WINDOW_SECONDS,
} from '../../contract/limits.ts';
import { API_ROOT, apiPath, SCHEMA_NAMES, type SchemaName } from '../../contract/routes.ts';
import { chartNumbers } from '../../domain/chart-numbers.ts';
import type { Content } from '../../domain/content.ts';
import { arcanaList, arcanumRecord } from '../arcana.ts';
import { chartRenderer } from '../chart.ts';
import { jsonSchema } from '../json-schemas.ts';
import { lifePathList, lifePathRecord } from '../life-path.ts';
import { matrixRenderer } from '../matrix.ts';
import { serviceIndex } from '../service-index.ts';
import { statisticsBody } from '../statistics.ts';
import { schemaRef } from './components.ts';
import { computedOperations } from './computed-operations.ts';
import { type Operation, parameter } from './operation.ts';
import { failure, NOT_MODIFIED, PREFLIGHT, picture, type ResponseObject, success } from './responses.ts';

/** Example values of the path parameters: a caller who sends them gets the example body. */
const EXAMPLE = { number: 7, arcanum: 17 } as const;
const EXAMPLE_DATE = { day: 15, month: 6, year: 1990 } as const;

const DATE_PARAMETERS: readonly object[] = [
  parameter('day', { type: 'integer', minimum: 1, maximum: 31 }, EXAMPLE_DATE.day, 'Día.'),
  parameter('month', { type: 'integer', minimum: 1, maximum: 12 }, EXAMPLE_DATE.month, 'Mes.'),
  parameter('year', { type: 'integer', minimum: FIRST_YEAR, maximum: LAST_YEAR }, EXAMPLE_DATE.year, 'Año.'),
];

const ISO_DATE = parameter(
  'date',
  { type: 'string', format: 'date' },
  isoDate(EXAMPLE_DATE),
  'Fecha, como AAAA-MM-DD.',
);

/** All operations, in the order of the documentation, with bodies taken from the data. */
export function openApiPaths(content: Content, site: string): Record<string, object> {
  const { publisher, lifePaths, arcana } = content;
  const body = (name: SchemaName, description: string, example: unknown): ResponseObject =>
    success(schemaRef(name), description, example);
  const nonexistent = invalidDate({ part: 'date', date: { day: 30, month: 2, year: 2000 }, lastDay: 29 });
  const invalid = { 400: failure('error-invalid-date', nonexistent, 'La fecha no es válida o no existe.') };
  const chart = chartRenderer(content, site)(chartNumbers(EXAMPLE_DATE));
  const operations: readonly Operation[] = [
    {
      path: apiPath.index(),
      id: 'getIndex',
      tag: 'servicio',
      summary: 'El servicio y sus direcciones',
      answer: body('index', 'El índice.', serviceIndex(publisher, site)),
    },
    {
      path: apiPath.lifePaths(),
      id: 'listLifePaths',
      tag: 'camino-de-vida',
      summary: 'Los doce números de camino de vida',
      answer: body('life-path-list', 'La lista.', lifePathList(content, site)),
    },
    {
      path: apiPath.lifePath('{number}'),
      id: 'getLifePath',
      tag: 'camino-de-vida',
      summary: 'Un número de camino de vida',
      answer: body(
        'life-path',
        'El registro.',
        lifePathRecord(lifePaths.find(({ number }) => number === EXAMPLE.number)!, publisher, site),
      ),
      parameters: [
        parameter(
          'number',
          { type: 'integer', enum: [...LIFE_PATH_NUMBERS] },
          EXAMPLE.number,
          'Número de camino de vida.',
        ),
      ],
      errors: { 404: failure('error-number-not-found', numberNotFound(), 'No es un número de camino de vida.') },
    },
    {
      path: apiPath.arcana(),
      id: 'listArcana',
      tag: 'arcanos',
      summary: 'Los 22 arcanos mayores',
      answer: body('arcana-list', 'La lista.', arcanaList(content, site)),
    },
    {
      path: apiPath.arcanum('{number}'),
      id: 'getArcanum',
      tag: 'arcanos',
      summary: 'Un arcano mayor',
      answer: body('arcanum', 'El registro.', arcanumRecord(arcana[EXAMPLE.arcanum - 1]!, publisher, site)),
      parameters: [
        parameter(
          'number',
          { type: 'integer', minimum: 1, maximum: ARCANA_COUNT },
          EXAMPLE.arcanum,
          'Número del arcano.',
        ),
      ],
      errors: { 404: failure('error-arcanum-not-found', arcanumNotFound(), 'No es un arcano mayor.') },
    },
    {
      path: apiPath.matrix('{day}', '{month}', '{year}'),
      id: 'getMatrix',
      tag: 'matriz',
      summary: 'La matriz del destino de una fecha',
      answer: body('matrix', 'La matriz.', matrixRenderer(content, site)(EXAMPLE_DATE)),
      parameters: DATE_PARAMETERS,
      errors: invalid,
    },
    {
      path: apiPath.matrixPicture('{day}', '{month}', '{year}'),
      id: 'getMatrixPicture',
      tag: 'matriz',
      summary: 'La matriz como imagen SVG, para insertar',
      answer: picture('La imagen.'),
      parameters: DATE_PARAMETERS,
      errors: invalid,
    },
    {
      path: apiPath.matrixOfDate('{date}'),
      id: 'getMatrixOfDate',
      tag: 'matriz',
      summary: 'La matriz del destino, con la fecha como AAAA-MM-DD',
      answer: body('matrix', 'La matriz.', matrixRenderer(content, site)(EXAMPLE_DATE)),
      parameters: [ISO_DATE],
      errors: invalid,
    },
    {
      path: apiPath.chart('{a}', '{b}', '{c}'),
      id: 'getChart',
      tag: 'carta',
      summary: 'La carta entera de tres números',
      answer: body('chart', 'La carta.', chart),
      parameters: [
        parameter(
          'a',
          { type: 'integer', ...limits(CHART_RANGES.a) },
          chart.numbers.a,
          'El día, reducido a 22 o menos.',
        ),
        parameter('b', { type: 'integer', ...limits(CHART_RANGES.b) }, chart.numbers.b, 'El mes.'),
        parameter(
          'c',
          { type: 'integer', ...limits(CHART_RANGES.c) },
          chart.numbers.c,
          'La suma de las cifras del año, reducida a 22 o menos.',
        ),
      ],
      errors: { 404: failure('error-chart-not-found', chartNotFound(), 'Ninguna fecha tiene esos números.') },
    },
    {
      path: apiPath.chartOfDate('{date}'),
      id: 'getChartOfDate',
      tag: 'carta',
      summary: 'La carta entera de una fecha',
      answer: body('chart', 'La carta.', chart),
      parameters: [ISO_DATE],
      errors: invalid,
    },
    ...computedOperations(content, site),
    {
      path: apiPath.statistics(),
      id: 'getStatistics',
      tag: 'arcanos',
      summary: 'Con qué frecuencia está cada arcano en cada posición',
      answer: body('statistics', 'Las frecuencias.', statisticsBody(publisher, site)),
    },
    {
      path: apiPath.schema('{name}'),
      id: 'getSchema',
      tag: 'servicio',
      summary: 'El esquema JSON de una respuesta',
      answer: success(
        { type: 'object', description: 'JSON Schema 2020-12.' },
        'El esquema.',
        jsonSchema('error-not-found'),
      ),
      parameters: [
        parameter('name', { type: 'string', enum: [...SCHEMA_NAMES] }, 'error-not-found', 'Nombre de la respuesta.'),
      ],
      errors: { 404: failure('error-not-found', notFound(), 'No hay tal esquema.') },
    },
  ];
  const shared = sharedErrors(content, site);
  return Object.fromEntries(
    operations.map((operation) => [operation.path.slice(API_ROOT.length) || '/', pathItem(operation, shared)]),
  );
}

function pathItem({ id, tag, summary, answer, parameters, errors }: Operation, shared: object): object {
  // OpenAPI has no place for a refused method, so 405 is listed with OPTIONS, which lists the methods.
  const refused = failure('error-method-not-allowed', methodNotAllowed(), 'Con otro método que GET, HEAD u OPTIONS.');
  const preflight = {
    operationId: `${id}Methods`,
    tags: [tag],
    summary: 'Métodos admitidos (consulta previa del navegador)',
    responses: { 204: PREFLIGHT, 405: refused },
  };
  return {
    ...(parameters ? { parameters } : {}),
    get: { operationId: id, tags: [tag], summary, responses: { 200: answer, 304: NOT_MODIFIED, ...errors, ...shared } },
    options: preflight,
  };
}

/** Errors that every endpoint may give. */
function sharedErrors({ publisher }: Content, site: string): Record<number, ResponseObject> {
  return {
    429: failure(
      'error-too-many-requests',
      tooManyRequests(RATE_WINDOW_SECONDS, site),
      'Demasiadas peticiones; Retry-After dice cuánto esperar.',
    ),
    500: failure('error-internal', internalError(publisher.support), 'Un fallo del servicio.'),
  };
}

function limits({ min, max }: { readonly min: number; readonly max: number }): object {
  return { minimum: min, maximum: max };
}
