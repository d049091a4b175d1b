import { internalError, methodNotAllowed, tooManyRequests } from '../../contract/errors.ts';
import { RATE_WINDOW_SECONDS } from '../../contract/limits.ts';
import { API_ROOT } from '../../contract/routes.ts';
import type { Content } from '../../domain/content.ts';
import type { ServiceIndex } from '../service-index.ts';
import { computedOperations } from './computed-operations.ts';
import { dateOperations } from './date-operations.ts';
import type { Operation } from './operation.ts';
import { indexOperation, schemaOperation, statisticsOperation, textOperations } from './reference-operations.ts';
import { failure, NOT_MODIFIED, PREFLIGHT, type ResponseObject } from './responses.ts';

/** All operations, in the order of the documentation, with bodies taken from the data. */
export function openApiPaths(content: Content, site: string, years: ServiceIndex['years']): Record<string, object> {
  const operations = [
    indexOperation(content, site, years),
    ...textOperations(content, site),
    ...dateOperations(content, site),
    ...computedOperations(content, site),
    statisticsOperation(content, site),
    schemaOperation(site),
  ];
  const shared = sharedErrors(content, site);
  return Object.fromEntries(
    operations.map((operation) => [operation.path.slice(API_ROOT.length) || '/', pathItem(operation, shared)]),
  );
}

function pathItem({ id, tag, parameters, answer, errors, preflight, ...texts }: Operation, shared: object): object {
  const { summary, description } = texts;
  return {
    ...(parameters ? { parameters } : {}),
    get: {
      operationId: id,
      tags: [tag],
      summary,
      description,
      responses: { 200: answer, 304: NOT_MODIFIED, ...errors, ...shared },
    },
    ...(preflight ? { options: preflightOperation(id, tag) } : {}),
  };
}

function preflightOperation(id: string, tag: string): object {
  // OpenAPI has no place for a refused method, so 405 is listed with OPTIONS, which lists the methods.
  const refused = failure('error-method-not-allowed', methodNotAllowed(), 'Con otro método que GET, HEAD u OPTIONS.');
  return {
    operationId: `${id}Methods`,
    tags: [tag],
    summary: 'Métodos admitidos (consulta previa del navegador)',
    description:
      'Los navegadores la envían solos antes de una petición con cabeceras propias. No cuenta para el límite.',
    responses: { 204: PREFLIGHT, 405: refused },
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
