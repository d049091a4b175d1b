import { docsOf, parameterWords, TAGS } from '../endpoints/docs.ts';
import type { AnyEndpoint, RenderContext, Tag } from '../endpoints/endpoint.ts';
import { ENDPOINTS } from '../endpoints/list.ts';
import { PICTURE_DETAILS, PICTURE_THEMES, PICTURE_WIDTHS } from '../endpoints/picture-query.ts';
import { API_ROOT, API_VERSION, fileOf } from '../http/api-path.ts';
import { internalError, METHOD_NOT_ALLOWED, tooManyRequests } from '../http/errors.ts';
import { sitePath } from '../http/site-path.ts';
import { MATRIX_REQUESTS_PER_WINDOW, OTHER_REQUESTS_PER_WINDOW, RATE_WINDOW_SECONDS } from '../settings/settings.ts';
import { publishedSchema } from './json-schemas.ts';
import {
  failure,
  HEADER_COMPONENTS,
  NOT_MODIFIED,
  PREFLIGHT,
  picture,
  type ResponseObject,
  schemaComponents,
  schemaRef,
  success,
} from './openapi-components.ts';
import { renderBody } from './render-answer.ts';
import { serviceIndex } from './service-index.ts';

/** The contract as OpenAPI 3.1, made of the same constants, schemas and bodies as the service itself. */
export async function openApiDocument(context: RenderContext): Promise<object> {
  const { site, matrixLimit = MATRIX_REQUESTS_PER_WINDOW } = context;
  const { publisher } = context.content;
  return {
    openapi: '3.1.0',
    info: {
      title: publisher.name,
      version: API_VERSION,
      summary: publisher.description,
      description: [
        'Interfaz de solo lectura, sin claves. Los textos están en español; los datos tienen licencia CC-BY 4.0.',
        'HEAD da en todas las direcciones las cabeceras de GET sin el cuerpo, y OPTIONS los métodos admitidos.',
        `Límites por cliente y minuto: ${matrixLimit} ${matrixLimit === 1 ? 'petición' : 'peticiones'} de matrices, parejas y años, y ${OTHER_REQUESTS_PER_WINDOW} de todo lo demás.`,
      ].join('\n\n'),
      contact: { name: publisher.name, ...contactDetail(publisher.support) },
      license: { name: publisher.license, url: publisher.license_url },
    },
    // Absolute: generators copy it into clients, which have no address of their own to resolve a path against.
    servers: [{ url: `${site}${API_ROOT}`, description: publisher.name }],
    externalDocs: { description: 'Documentación', url: `${site}${sitePath.docs()}` },
    security: [],
    tags: Object.values(TAGS).map(({ name, words }) => ({ name, description: words.es })),
    paths: await openApiPaths(context),
    components: { headers: HEADER_COMPONENTS, schemas: schemaComponents() },
  };
}

function contactDetail(support: string): { email: string } | { url: string } {
  return support.includes('://') ? { url: support } : { email: support };
}

/** All operations, in the order of the list, with bodies taken from the data. */
export async function openApiPaths(context: RenderContext): Promise<Record<string, object>> {
  const shared = sharedErrors(context);
  const paths: Record<string, object> = {};
  for (const endpoint of ENDPOINTS) {
    const { path, linkedByFile } = endpoint;
    if (docsOf(endpoint).operation)
      paths[linkedByFile ? fileOf(path) : path] = pathItem(endpoint, await answerOf(endpoint, context), shared);
  }
  return paths;
}

function pathItem(endpoint: AnyEndpoint, answer: ResponseObject, shared: object): object {
  const { media, parameters, refusal } = endpoint;
  const docs = docsOf(endpoint);
  const { id, tag, hasPreflight } = docs.operation!;
  const asked = [
    ...parameters.map(({ name, schema, example }) => {
      const description = parameterWords(endpoint, { name, schema, example }).es;
      return { name, in: 'path', required: true, description, schema, example };
    }),
    ...(PICTURE_QUERIES[media] ?? []),
  ];
  const refused = refusal && { [refusal.status]: failure(refusal, docs.refusal!.es) };
  return {
    ...(asked.length > 0 ? { parameters: asked } : {}),
    get: {
      operationId: id,
      tags: [TAGS[tag].name],
      summary: docs.summary.es,
      description: docs.description.es,
      responses: { 200: answer, 304: NOT_MODIFIED, ...refused, ...shared },
    },
    ...(hasPreflight ? { options: preflightOperation(id, tag) } : {}),
  };
}

/** Of a picture: how much of the chart it draws. */
const DETAIL = {
  name: 'detail',
  in: 'query',
  required: false,
  description: 'Cuánto se dibuja: las doce posiciones o, con `full`, la carta entera.',
  schema: { type: 'string', enum: [...PICTURE_DETAILS], default: 'simple' },
  example: 'full',
};

const THEME = {
  name: 'tema',
  in: 'query',
  required: false,
  description: 'Los colores: `claro` u `oscuro`. Sin él, la imagen SVG sigue a quien mira y la PNG es clara.',
  schema: { type: 'string', enum: Object.keys(PICTURE_THEMES) },
  example: 'claro',
};

const WIDTH = {
  name: 'ancho',
  in: 'query',
  required: false,
  description: 'El ancho de la imagen, en píxeles.',
  schema: { type: 'integer', minimum: PICTURE_WIDTHS.min, maximum: PICTURE_WIDTHS.max },
  example: 480,
};

const PICTURE_QUERIES: Readonly<Partial<Record<AnyEndpoint['media'], readonly object[]>>> = {
  svg: [DETAIL, THEME, WIDTH],
  png: [THEME],
};

/** The answer to the example's parameters: a caller who sends them gets this body. */
async function answerOf(endpoint: AnyEndpoint, context: RenderContext): Promise<ResponseObject> {
  const { media, schema, parameters, read } = endpoint;
  const docs = docsOf(endpoint);
  if (media === 'svg' || media === 'png') return picture(docs.answer, media);
  if (media === 'schema') {
    const example = publishedSchema(parameters[0]!.example as never, context.site);
    const anySchema = { type: 'object', description: 'JSON Schema 2020-12.' };
    return success(anySchema, docs.answer, example, 'application/schema+json');
  }
  const asked = read(parameters.map(({ example }) => String(example)));
  if (!asked?.ok) throw new Error(`the example of ${endpoint.name} is refused by its own endpoint`);
  const body = endpoint.load ? await renderBody(endpoint, asked.params, context) : serviceIndex(context);
  return success(schemaRef(schema!), docs.answer, body);
}

function preflightOperation(id: string, tag: Tag): object {
  // OpenAPI has no place for a refused method, so 405 is listed with OPTIONS, which lists the methods.
  const refused = failure(METHOD_NOT_ALLOWED, 'Con otro método que GET, HEAD u OPTIONS.');
  return {
    operationId: `${id}Methods`,
    tags: [TAGS[tag].name],
    summary: 'Métodos admitidos (consulta previa del navegador)',
    description:
      'Los navegadores la envían solos antes de una petición con cabeceras propias. No cuenta para el límite.',
    responses: { 204: PREFLIGHT, 405: refused },
  };
}

/** Errors that every endpoint may give. */
function sharedErrors({ content: { publisher }, site }: RenderContext): Record<number, ResponseObject> {
  return {
    429: failure(tooManyRequests(RATE_WINDOW_SECONDS, site), 'Demasiadas peticiones; Retry-After dice cuánto esperar.'),
    500: failure(internalError(publisher.support), 'Un fallo del servicio.'),
  };
}
