import { type AnyEndpoint, type RenderContext, renderAnswer, renderBody, type Tag } from '../endpoints/endpoint.ts';
import { ENDPOINTS } from '../endpoints/list.ts';
import { docsOf, TAGS } from '../endpoints/schema-and-docs-list.ts';
import { API_ROOT, API_VERSION, fileOf } from '../http/api-path.ts';
import { type ApiError, internalError, METHOD_NOT_ALLOWED, tooManyRequests } from '../http/errors.ts';
import { sitePath } from '../http/site-path.ts';
import { MATRIX_REQUESTS_PER_WINDOW, OTHER_REQUESTS_PER_WINDOW, RATE_WINDOW_SECONDS } from '../settings/rate-limits.ts';
import { publishedSchema } from './json-schemas.ts';
import {
  collectExamples,
  type Examples,
  failure,
  HEADER_COMPONENTS,
  notModified,
  PREFLIGHT,
  picture,
  type ResponseObject,
  schemaComponents,
  schemaRef,
  success,
} from './openapi-components.ts';
import { parametersOf, REFUSED_QUERY, unreadParametersOf } from './openapi-parameters.ts';
import { findTarget } from './router.ts';
import { examplePath, pathWith, serviceIndex } from './service-index.ts';

/** The contract as OpenAPI 3.1, made of the same constants, schemas and bodies as the service itself. */
export async function openApiDocument(context: RenderContext): Promise<object> {
  const { site, matrixLimit = MATRIX_REQUESTS_PER_WINDOW } = context;
  const { publisher } = context.content;
  const examples = collectExamples();
  return {
    openapi: '3.1.0',
    info: {
      title: publisher.name,
      version: API_VERSION,
      summary: publisher.description_en,
      description: [
        'A read-only interface without keys. Texts are Spanish; the data is licensed under CC-BY 4.0.',
        'HEAD gives the headers of GET without the body for every path, and OPTIONS the allowed methods.',
        `Limits per client and minute: ${matrixLimit} ${matrixLimit === 1 ? 'request' : 'requests'} for matrices, couples, years, days, numbers and names together, and ${OTHER_REQUESTS_PER_WINDOW} for everything else.`,
      ].join('\n\n'),
      contact: { name: publisher.name, ...contactDetail(publisher.support) },
      license: { name: publisher.license, url: publisher.license_url },
    },
    // Absolute: generators copy it into clients, which have no address of their own to resolve a path against.
    servers: [{ url: `${site}${API_ROOT}`, description: publisher.name }],
    externalDocs: { description: 'Documentation, in Spanish', url: `${site}${sitePath.docs()}` },
    security: [],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: await openApiPaths(context, examples),
    components: {
      examples: examples.all(),
      headers: HEADER_COMPONENTS,
      responses: sharedResponses(context),
      schemas: schemaComponents(),
    },
  };
}

function contactDetail(support: string): { email: string } | { url: string } {
  return support.includes('://') ? { url: support } : { email: support };
}

/** All operations, in the order of the list, with bodies taken from the data. */
async function openApiPaths(context: RenderContext, examples: Examples): Promise<Record<string, object>> {
  const paths: Record<string, object> = {};
  for (const endpoint of ENDPOINTS) {
    const { path, linkedByFile } = endpoint;
    if (docsOf(endpoint).operation)
      paths[linkedByFile ? fileOf(path) : path] = pathItem(endpoint, {
        200: await answerOf(endpoint, context, examples),
        304: responseRef(endpoint.address === 'secret' ? 'not-modified-private' : 'not-modified'),
        ...(await refusalsOf(endpoint, context)),
        429: responseRef('too-many-requests'),
        500: responseRef('internal-error'),
      });
  }
  return paths;
}

function pathItem(endpoint: AnyEndpoint, responses: object): object {
  const docs = docsOf(endpoint);
  const { id, tag, hasPreflight } = docs.operation!;
  const parameters = parametersOf(endpoint);
  return {
    get: {
      operationId: id,
      tags: [tag],
      summary: docs.summary.en,
      description: docs.description.en,
      ...(parameters.length > 0 ? { parameters } : {}),
      responses,
    },
    ...(hasPreflight ? { options: { ...preflightOperation(id, tag), parameters: unreadParametersOf(endpoint) } } : {}),
  };
}

/** The answer to the example's parameters: a caller who sends them gets this body. */
async function answerOf(endpoint: AnyEndpoint, context: RenderContext, examples: Examples): Promise<ResponseObject> {
  const { name, media, schema, parameters, read } = endpoint;
  const answer = `${docsOf(endpoint).summary.en}.`;
  if (media === 'svg' || media === 'png') return picture(answer, media);
  if (media === 'schema') {
    const body = publishedSchema(parameters[0]!.example as never, context.site);
    const anySchema = { type: 'object', description: 'JSON Schema 2020-12.' };
    return success(anySchema, answer, examples.refTo(name, body), { type: 'application/schema+json' });
  }
  const asked = read(parameters.map(({ example }) => String(example)));
  if (!asked?.ok) throw new Error(`the example of ${name} is refused by its own endpoint`);
  const body = endpoint.load ? await renderBody(endpoint, asked.params, context) : serviceIndex(context);
  return success(schemaRef(schema!), answer, examples.refTo(name, body), { cache: cacheHeader(endpoint) });
}

/** The errors that wrong parameters and options give, as the endpoint itself words them. */
async function refusalsOf(endpoint: AnyEndpoint, context: RenderContext): Promise<object> {
  const { refused = [], refusal: words } = docsOf(endpoint);
  const isPicture = endpoint.media === 'svg' || endpoint.media === 'png';
  const asked = [
    ...refused.map((texts) => ({ path: pathWith(endpoint, texts), query: '' })),
    ...(isPicture ? [{ path: examplePath(endpoint), query: REFUSED_QUERY }] : []),
  ];
  const errors = await Promise.all(asked.map(({ path, query }) => errorAt(path, query, context)));
  const [first] = errors;
  return first ? { [first.status]: failure(errors, words!.en) } : {};
}

async function errorAt(path: string, query: string, context: RenderContext): Promise<ApiError> {
  const { found } = findTarget(path);
  if ('error' in found) return found.error;
  const body = 'endpoint' in found ? await renderAnswer(found, context, query) : '';
  if (body instanceof Uint8Array || typeof body === 'string') throw new Error(`${path}${query} is not refused`);
  return body.refused;
}

function cacheHeader({ address }: AnyEndpoint): 'Cache-Control' | 'Cache-Control-Private' {
  return address === 'secret' ? 'Cache-Control-Private' : 'Cache-Control';
}

function preflightOperation(id: string, tag: Tag): object {
  return {
    operationId: `${id}Methods`,
    tags: [tag],
    summary: 'Allowed methods (preflight of browsers)',
    description:
      'Browsers send it by themselves before a request with headers of its own. It does not count towards the limit.',
    // OpenAPI has no place for a method that is not allowed, so 405 is listed under OPTIONS.
    responses: { 204: responseRef('preflight'), 405: responseRef('method-not-allowed') },
  };
}

/** Answers that many operations give, each written once. */
function sharedResponses({ content: { publisher }, site }: RenderContext) {
  return {
    'not-modified': notModified('Cache-Control'),
    'not-modified-private': notModified('Cache-Control-Private'),
    'too-many-requests': failure(
      [tooManyRequests(RATE_WINDOW_SECONDS, site)],
      'Too many requests; Retry-After says how long to wait.',
    ),
    'internal-error': failure([internalError(publisher.support)], 'A failure of the service.'),
    preflight: PREFLIGHT,
    'method-not-allowed': failure([METHOD_NOT_ALLOWED], 'With a method other than GET, HEAD or OPTIONS.'),
  };
}

function responseRef(name: keyof ReturnType<typeof sharedResponses>): ResponseObject {
  return { $ref: `#/components/responses/${name}` };
}
