import { type AnyEndpoint, isRefused, type RenderContext, renderBody, type Tag } from '../endpoints/endpoint.ts';
import { ENDPOINTS } from '../endpoints/list.ts';
import { PICTURE_DETAILS, PICTURE_THEMES, PICTURE_WIDTHS } from '../endpoints/pictures.ts';
import { docsOf, parameterWords, TAGS } from '../endpoints/schema-and-docs-list.ts';
import { API_ROOT, API_VERSION, fileOf } from '../http/api-path.ts';
import { internalError, METHOD_NOT_ALLOWED, tooManyRequests } from '../http/errors.ts';
import { sitePath } from '../http/site-path.ts';
import { MATRIX_REQUESTS_PER_WINDOW, OTHER_REQUESTS_PER_WINDOW, RATE_WINDOW_SECONDS } from '../settings/rate-limits.ts';
import { publishedSchema } from './json-schemas.ts';
import {
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
import { examplePath, serviceIndex } from './service-index.ts';

/** The contract as OpenAPI 3.1, made of the same constants, schemas and bodies as the service itself. */
export async function openApiDocument(context: RenderContext): Promise<object> {
  const { site, matrixLimit = MATRIX_REQUESTS_PER_WINDOW } = context;
  const { publisher } = context.content;
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
    paths: await openApiPaths(context),
    components: { headers: HEADER_COMPONENTS, responses: sharedResponses(context), schemas: schemaComponents() },
  };
}

function contactDetail(support: string): { email: string } | { url: string } {
  return support.includes('://') ? { url: support } : { email: support };
}

/** All operations, in the order of the list, with bodies taken from the data. */
async function openApiPaths(context: RenderContext): Promise<Record<string, object>> {
  const paths: Record<string, object> = {};
  for (const endpoint of ENDPOINTS) {
    const { path, linkedByFile } = endpoint;
    if (docsOf(endpoint).operation)
      paths[linkedByFile ? fileOf(path) : path] = pathItem(endpoint, {
        200: await answerOf(endpoint, context),
        304: responseRef(endpoint.address === 'secret' ? 'not-modified-private' : 'not-modified'),
        ...(await refusalOf(endpoint, context)),
        429: responseRef('too-many-requests'),
        500: responseRef('internal-error'),
      });
  }
  return paths;
}

function pathItem(endpoint: AnyEndpoint, responses: object): object {
  const { media, parameters } = endpoint;
  const docs = docsOf(endpoint);
  const { id, tag, hasPreflight } = docs.operation!;
  const asked = [
    ...parameters.map(({ name, schema, example }) => {
      const description = parameterWords(endpoint, { name, schema, example }).en;
      return { name, in: 'path', required: true, description, schema, example };
    }),
    ...(PICTURE_QUERIES[media] ?? []),
  ];
  return {
    ...(asked.length > 0 ? { parameters: asked } : {}),
    get: {
      operationId: id,
      tags: [tag],
      summary: docs.summary.en,
      description: docs.description.en,
      responses,
    },
    ...(hasPreflight ? { options: preflightOperation(id, tag) } : {}),
  };
}

/** Of a picture: how much of the chart it draws. */
const DETAIL = {
  name: 'detail',
  in: 'query',
  required: false,
  description: 'How much is drawn: the twelve positions or, with `full`, the whole chart.',
  schema: { type: 'string', enum: [...PICTURE_DETAILS], default: 'simple' },
  example: 'full',
};

const THEME = {
  name: 'tema',
  in: 'query',
  required: false,
  description:
    'The colours: `claro` (light) or `oscuro` (dark). Without it, an SVG follows the viewer and a PNG is light.',
  schema: { type: 'string', enum: Object.keys(PICTURE_THEMES) },
  example: 'claro',
};

const WIDTH = {
  name: 'ancho',
  in: 'query',
  required: false,
  description: 'The width of the picture, in pixels.',
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
  const answer = `${docsOf(endpoint).summary.en}.`;
  if (media === 'svg' || media === 'png') return picture(answer, media);
  if (media === 'schema') {
    const example = publishedSchema(parameters[0]!.example as never, context.site);
    const anySchema = { type: 'object', description: 'JSON Schema 2020-12.' };
    return success(anySchema, answer, example, { type: 'application/schema+json' });
  }
  const asked = read(parameters.map(({ example }) => String(example)));
  if (!asked?.ok) throw new Error(`the example of ${endpoint.name} is refused by its own endpoint`);
  const body = endpoint.load ? await renderBody(endpoint, asked.params, context) : serviceIndex(context);
  const address = `${context.site}${examplePath(endpoint)}`;
  return success(schemaRef(schema!), answer, body, { cache: cacheHeader(endpoint), address });
}

/** The error that wrong parameters give, as the endpoint itself words it. */
async function refusalOf(endpoint: AnyEndpoint, context: RenderContext): Promise<object | undefined> {
  const { refused, refusal: words } = docsOf(endpoint);
  const asked = refused && endpoint.read(refused);
  const body = asked?.ok ? await renderBody(endpoint, asked.params, context) : {};
  const error = isRefused(body) ? body.refused : endpoint.refusal;
  return error && { [error.status]: failure(error, words!.en) };
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
      tooManyRequests(RATE_WINDOW_SECONDS, site),
      'Too many requests; Retry-After says how long to wait.',
    ),
    'internal-error': failure(internalError(publisher.support), 'A failure of the service.'),
    preflight: PREFLIGHT,
    'method-not-allowed': failure(METHOD_NOT_ALLOWED, 'With a method other than GET, HEAD or OPTIONS.'),
  };
}

function responseRef(name: keyof ReturnType<typeof sharedResponses>): ResponseObject {
  return { $ref: `#/components/responses/${name}` };
}
