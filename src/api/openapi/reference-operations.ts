import { arcanumNotFound, notFound, numberNotFound } from '../../contract/errors.ts';
import { ARCANA_COUNT, LIFE_PATH_NUMBERS } from '../../contract/limits.ts';
import { apiPath, fileOf, SCHEMA_NAMES } from '../../contract/routes.ts';
import type { Content } from '../../domain/content.ts';
import { arcanaList, arcanumRecord } from '../arcana-body.ts';
import { publishedSchema } from '../json-schemas.ts';
import { lifePathList, lifePathRecord } from '../life-path-body.ts';
import { type ServiceIndex, serviceIndex } from '../service-index.ts';
import { statisticsBody } from '../statistics.ts';
import { body, type Operation } from './operation.ts';
import { integer, parameter } from './parameters.ts';
import { failure, success } from './responses.ts';

/** Example values of the path parameters: a caller who sends them gets the example body. */
const EXAMPLE = { number: 7, arcanum: 17, schema: 'error-not-found' } as const;

export function indexOperation({ publisher }: Content, site: string, years: ServiceIndex['years']): Operation {
  return {
    path: apiPath.index(),
    id: 'getIndex',
    tag: 'servicio',
    summary: 'El servicio y sus direcciones',
    description: 'Nombre, licencia y contacto del servicio, con la dirección de todo lo que ofrece.',
    answer: body('index', 'El índice.', serviceIndex(publisher, site, years)),
  };
}

/** What does not depend on a date. */
export function textOperations(content: Content, site: string): readonly Operation[] {
  const { publisher, lifePaths, arcana } = content;
  return [
    {
      path: apiPath.lifePaths(),
      id: 'listLifePaths',
      tag: 'camino-de-vida',
      summary: 'Los doce números de camino de vida',
      description: 'Cada número con su arquetipo, su lema, una frase y la dirección de su registro completo.',
      answer: body('life-path-list', 'La lista.', lifePathList(content, site)),
    },
    {
      path: apiPath.lifePath('{number}'),
      id: 'getLifePath',
      tag: 'camino-de-vida',
      summary: 'Un número de camino de vida',
      description:
        'Todos los textos de un número: descripción, rasgos, profesiones, amor, consejo y personas conocidas.',
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
      description: 'Cada arcano con su nombre, su frase clave, su símbolo y la dirección de su registro completo.',
      answer: body('arcana-list', 'La lista.', arcanaList(content, site)),
    },
    {
      path: apiPath.arcanum('{number}'),
      id: 'getArcanum',
      tag: 'arcanos',
      summary: 'Un arcano mayor',
      description: 'Todos los textos de un arcano: descripción, luz, sombra y su lectura en cada posición.',
      answer: body('arcanum', 'El registro.', arcanumRecord(arcana[EXAMPLE.arcanum - 1]!, publisher, site)),
      parameters: [integer('number', { min: 1, max: ARCANA_COUNT }, EXAMPLE.arcanum, 'Número del arcano.')],
      errors: { 404: failure('error-arcanum-not-found', arcanumNotFound(), 'No es un arcano mayor.') },
    },
  ];
}

export function statisticsOperation({ publisher }: Content, site: string): Operation {
  return {
    path: apiPath.statistics(),
    id: 'getStatistics',
    tag: 'arcanos',
    summary: 'Con qué frecuencia está cada arcano en cada posición',
    description: 'Cuántas fechas tienen cada arcano en cada posición, y cada camino de vida.',
    answer: body('statistics', 'Las frecuencias.', statisticsBody(publisher, site)),
  };
}

export function schemaOperation(site: string): Operation {
  return {
    // As in the index and in each schema's `$id`; without `.json` it answers too.
    path: fileOf(apiPath.schema('{name}')),
    id: 'getSchema',
    tag: 'servicio',
    summary: 'El esquema JSON de una respuesta',
    description: 'JSON Schema 2020-12, con su propia dirección en `$id`.',
    answer: success(
      { type: 'object', description: 'JSON Schema 2020-12.' },
      'El esquema.',
      publishedSchema(EXAMPLE.schema, site),
      'application/schema+json',
    ),
    parameters: [
      parameter('name', { type: 'string', enum: [...SCHEMA_NAMES] }, EXAMPLE.schema, 'Nombre de la respuesta.'),
    ],
    errors: { 404: failure('error-not-found', notFound(), 'No hay tal esquema.') },
  };
}
