import { type AnyEndpoint, type RenderContext, renderBody, type Tag } from '../endpoints/endpoint.ts';
import { ENDPOINTS, wordsOf } from '../endpoints/list.ts';
import { API_ROOT, API_VERSION, fileOf, inLanguage } from '../http/api-path.ts';
import { type ApiError, internalError, METHOD_NOT_ALLOWED, tooManyRequests } from '../http/errors.ts';
import { LIMITS, RATE_WINDOW_SECONDS } from '../settings/rate-limits.ts';
import { ANSWERS } from '../words/answers.ts';
import { en } from '../words/en/index.ts';
import { openapi } from '../words/en/openapi.ts';
import { PUBLISHED } from '../words/language.ts';
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
import { examplePath, languagesDocument, pathWith, serviceIndex } from './service-index.ts';

/** The contract as OpenAPI 3.1, made from the same constants, schemas and bodies as the service itself. */
export function openApiDocument(context: RenderContext): object {
  const { site, limits = LIMITS } = context;
  const { publisher } = context.content;
  const examples = collectExamples();
  return {
    openapi: '3.1.0',
    info: {
      title: publisher.name,
      version: API_VERSION,
      summary: publisher.description.en,
      description: [...openapi.about(languageRoots()), openapi.limits(limits.matrix, limits.other)].join('\n\n'),
      contact: { name: publisher.name, ...contactDetail(publisher.support) },
      license: { name: publisher.license, url: publisher.license_url },
    },
    // Absolute: generators copy it into clients, which have no base URL to resolve a path against.
    servers: PUBLISHED.map((language) => ({
      url: `${site}${inLanguage(API_ROOT, language)}`,
      description: openapi.servers[language],
    })),
    externalDocs: { description: openapi.documentation, url: `${site}${ANSWERS.en.paths.docs}` },
    security: [],
    tags: Object.entries(openapi.tags satisfies Record<Tag, string>).map(([name, description]) => ({
      name,
      description,
    })),
    paths: openApiPaths(context, examples),
    components: {
      examples: examples.all(),
      headers: HEADER_COMPONENTS,
      responses: sharedResponses(context),
      schemas: schemaComponents(),
    },
  };
}

function languageRoots(): string[] {
  return PUBLISHED.map((language) => `${openapi.servers[language]} below \`${inLanguage(API_ROOT, language)}\``);
}

export function contactDetail(support: string): { email: string } | { url: string } {
  return support.includes('://') ? { url: support } : { email: support };
}

/** All operations in list order, with bodies from the data. */
function openApiPaths(context: RenderContext, examples: Examples): Record<string, object> {
  const paths: Record<string, object> = {};
  for (const endpoint of ENDPOINTS) {
    const { path, linkedByFile } = endpoint;
    if (endpoint.operation)
      paths[linkedByFile ? fileOf(path) : path] = pathItem(endpoint, {
        200: answerOf(endpoint, context, examples),
        304: responseRef(endpoint.privacy === 'secret' ? 'not-modified-private' : 'not-modified'),
        ...refusalsOf(endpoint, context),
        429: responseRef('too-many-requests'),
        500: responseRef('internal-error'),
      });
  }
  return paths;
}

function pathItem(endpoint: AnyEndpoint, responses: object): object {
  const { summary, description } = wordsOf(endpoint, en);
  const { id, tag, hasPreflight } = endpoint.operation!;
  const parameters = parametersOf(endpoint);
  return {
    get: {
      operationId: id,
      tags: [tag],
      summary,
      description,
      ...(parameters.length > 0 ? { parameters } : {}),
      responses,
    },
    ...(hasPreflight ? { options: { ...preflightOperation(id, tag), parameters: unreadParametersOf(endpoint) } } : {}),
  };
}

/** The response to the example parameters: a caller who sends them gets this body. */
function answerOf(endpoint: AnyEndpoint, context: RenderContext, examples: Examples): ResponseObject {
  const { name, media, schemaName, parameters, read } = endpoint;
  const answer = `${wordsOf(endpoint, en).summary}.`;
  if (media === 'svg' || media === 'png') return picture(answer, media);
  if (media === 'schema') {
    const body = publishedSchema(parameters[0]!.example as never, context.site);
    const anySchema = { type: 'object', description: openapi.responses.schema };
    return success(anySchema, answer, examples.refTo(name, body), {
      type: 'application/schema+json',
      hasAlternates: false,
    });
  }
  const asked = read(
    parameters.map(({ example }) => String(example)),
    'arguments',
  );
  if (!asked?.ok) throw new Error(`the example of ${name} is refused by its own endpoint`);
  const body = endpoint.body ? renderBody(endpoint, asked.params, context) : documentOf(name, context);
  return success(schemaRef(schemaName!), answer, examples.refTo(name, body), {
    cache: endpoint.privacy === 'secret' ? 'Cache-Control-Private' : 'Cache-Control',
    hasAlternates: !endpoint.languages,
  });
}

/** A body that is built from all endpoints or all languages. */
function documentOf(name: string, context: RenderContext): object {
  return name === 'languages' ? languagesDocument(context.editions!, context.site) : serviceIndex(context);
}

/** The errors for invalid parameters and options, as the endpoint itself words them. */
function refusalsOf(endpoint: AnyEndpoint, { words }: RenderContext): object {
  const { refused = [], media } = endpoint;
  const isPicture = media === 'svg' || media === 'png';
  const errors = [
    ...refused.map((texts) => errorAt(pathWith(endpoint, texts))),
    ...(isPicture ? [errorAt(examplePath(endpoint), REFUSED_QUERY)] : []),
  ];
  const [first] = errors;
  return first ? { [first.status]: failure(errors, wordsOf(endpoint, en).refusal!, words) } : {};
}

function errorAt(path: string, query = ''): ApiError {
  const { found } = findTarget(path, query);
  if (!('error' in found)) throw new Error(`${path}${query} is not refused`);
  return found.error;
}

function preflightOperation(id: string, tag: Tag): object {
  return {
    operationId: `${id}Methods`,
    tags: [tag],
    summary: openapi.preflight.summary,
    description: openapi.preflight.description,
    // OpenAPI has no place for a disallowed method, so 405 is listed under OPTIONS.
    responses: { 204: responseRef('preflight'), 405: responseRef('method-not-allowed') },
  };
}

/** Responses that many operations share, each written once. */
function sharedResponses({ content: { publisher }, site, words }: RenderContext) {
  const { tooManyRequests: tooMany, internalError: internal, methodNotAllowed } = openapi.responses;
  return {
    'not-modified': notModified('Cache-Control'),
    'not-modified-private': notModified('Cache-Control-Private'),
    'too-many-requests': failure([tooManyRequests(RATE_WINDOW_SECONDS, site)], tooMany, words),
    'internal-error': failure([internalError(publisher.support)], internal, words),
    preflight: PREFLIGHT,
    'method-not-allowed': failure([METHOD_NOT_ALLOWED], methodNotAllowed, words),
  };
}

function responseRef(name: keyof ReturnType<typeof sharedResponses>): ResponseObject {
  return { $ref: `#/components/responses/${name}` };
}
