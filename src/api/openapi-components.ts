import { SCHEMA_NAMES } from '../endpoints/list.ts';
import { type ApiError, type ErrorWords, errorBody, errorSchema } from '../http/errors.ts';
import {
  ALLOW,
  ALLOWED_METHODS,
  CACHE_CONTROL,
  CACHE_CONTROL_ERROR,
  CACHE_CONTROL_PRIVATE,
  CACHE_SECONDS,
} from '../http/headers.ts';
import { RATE_WINDOW_SECONDS } from '../settings/rate-limits.ts';
import { openapi } from '../words/en/openapi.ts';
import { type JsonSchema, jsonSchema } from './json-schemas.ts';

/** Schemas by published name, then the parts they share by theirs; embedded, not referenced, so that tools need only this file. */
export function schemaComponents(): Record<string, JsonSchema> {
  const schemas = SCHEMA_NAMES.map((name) => ({ name, ...jsonSchema(name, 'en') }) as PublishedSchema);
  const components = {
    ...Object.fromEntries(schemas.map(({ name, $schema, $defs, ...schema }) => [componentName(name), schema])),
    ...Object.fromEntries(schemas.flatMap(({ $defs = {} }) => Object.entries($defs))),
  };
  return JSON.parse(JSON.stringify(components).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

interface PublishedSchema extends JsonSchema {
  readonly name: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

export function schemaRef(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${componentName(name)}` };
}

/** Avoids `index`, which generators that write a file per schema use themselves. */
export function componentName(name: string): string {
  return name === 'index' ? 'service-index' : name;
}

/** The contract's headers, by the names that `headerRefs` takes. */
const HEADER_SCHEMAS = {
  'Access-Control-Allow-Origin': { const: '*' },
  'Access-Control-Allow-Methods': { const: ALLOWED_METHODS },
  'Access-Control-Max-Age': { const: String(CACHE_SECONDS) },
  'X-API-License': { const: 'CC-BY-4.0' },
  'X-Content-Type-Options': { const: 'nosniff' },
  'Cache-Control': { const: CACHE_CONTROL },
  'Cache-Control-Private': { const: CACHE_CONTROL_PRIVATE },
  'Cache-Control-Error': { const: CACHE_CONTROL_ERROR },
  'Content-Language': { minLength: 2 },
  Link: { minLength: 1 },
  ETag: { minLength: 3 },
  Allow: { const: ALLOW },
  'Retry-After': { pattern: '^[1-9][0-9]*$' },
  RateLimit: { pattern: '^"(matrix|api)";r=[0-9]+;t=[1-9][0-9]*$' },
  'RateLimit-Policy': { pattern: `^"(matrix|api)";q=[0-9]+;w=${RATE_WINDOW_SECONDS}$` },
} as const satisfies Readonly<Record<keyof typeof openapi.headers, object>>;

export const HEADER_COMPONENTS: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(HEADER_SCHEMAS).map(([name, schema]) => [
    name,
    { description: openapi.headers[name as HeaderComponent], required: true, schema: { type: 'string', ...schema } },
  ]),
);

type HeaderComponent = keyof typeof HEADER_SCHEMAS;

/** References to headers; a component such as `Cache-Control-Error` is the `Cache-Control` of errors. */
function headerRefs(...names: HeaderComponent[]): Record<string, JsonSchema> {
  return Object.fromEntries(
    names.map((name) => [name.replace(/-(?:Error|Private)$/, ''), { $ref: `#/components/headers/${name}` }]),
  );
}

const ALWAYS = ['Access-Control-Allow-Origin', 'X-API-License', 'X-Content-Type-Options'] as const;
/** The remaining allowance is only in responses that no other client can get from a cache. */
const COUNTED = {
  'Cache-Control': ['RateLimit-Policy'],
  'Cache-Control-Private': ['RateLimit-Policy', 'RateLimit'],
  'Cache-Control-Error': ['RateLimit-Policy', 'RateLimit'],
} as const;

type CacheHeader = 'Cache-Control' | 'Cache-Control-Private';
export type ResponseObject = Readonly<Record<string, unknown>>;

function cachedHeaders(cache: CacheHeader): Record<string, JsonSchema> {
  return headerRefs(...ALWAYS, ...COUNTED[cache], cache, 'ETag', 'Content-Language');
}

export type Examples = ReturnType<typeof collectExamples>;

/** Response examples, each body once: two paths may share one, and generators copy inline examples into comments. */
export function collectExamples() {
  const found = new Map<string, { name: string; value: object | string }>();
  return {
    /** The `examples` of a response with this body; `name` is used if the body is new. */
    refTo: (name: string, value: object | string): object => {
      const text = JSON.stringify(value);
      const example = found.get(text) ?? { name, value };
      found.set(text, example);
      return { [example.name]: { $ref: `#/components/examples/${example.name}` } };
    },
    all: () => Object.fromEntries([...found.values()].map(({ name, value }) => [name, { value }])),
  };
}

export function success(
  schema: object,
  description: string,
  examples: object,
  {
    type = 'application/json',
    cache = 'Cache-Control',
    hasAlternates = true,
  }: { type?: string; cache?: CacheHeader; hasAlternates?: boolean } = {},
): ResponseObject {
  return {
    description,
    headers: { ...cachedHeaders(cache), ...(hasAlternates && headerRefs('Link')) },
    content: { [type]: { schema, examples } },
  };
}

export function picture(description: string, media: 'svg' | 'png'): ResponseObject {
  return {
    description,
    headers: { ...cachedHeaders('Cache-Control'), ...headerRefs('Link') },
    content:
      media === 'svg'
        ? { 'image/svg+xml': { schema: { type: 'string', pattern: '^<svg ' } } }
        : { 'image/png': { schema: { type: 'string', contentMediaType: 'image/png' } } },
  };
}

export function notModified(cache: CacheHeader): ResponseObject {
  return {
    description: openapi.responses.notModified,
    headers: cachedHeaders(cache),
  };
}

export const PREFLIGHT: ResponseObject = {
  description: openapi.responses.preflight,
  headers: headerRefs(...ALWAYS, 'Access-Control-Allow-Methods', 'Access-Control-Max-Age'),
};

/** The errors of a status, with their real bodies as examples. */
export function failure(errors: readonly ApiError[], description: string, words: ErrorWords): ResponseObject {
  const [{ status }] = errors as [ApiError];
  // A refused method is not counted, and an internal error may happen before the limiter.
  const counted = status === 405 || status === 500 ? [] : COUNTED['Cache-Control-Error'];
  const special = { 405: ['Allow'], 429: ['Retry-After'] } as const;
  const extra = status === 405 || status === 429 ? special[status] : [];
  const schemas = errors.map((error) => schemaRef(errorSchema(error)));
  return {
    description,
    headers: headerRefs(...ALWAYS, ...counted, 'Cache-Control-Error', 'Content-Language', ...extra),
    content: {
      'application/json': {
        schema: schemas.length === 1 ? schemas[0] : { oneOf: schemas },
        examples: Object.fromEntries(errors.map((error) => [errorSchema(error), { value: errorBody(error, words) }])),
      },
    },
  };
}
