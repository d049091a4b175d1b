import { SCHEMA_NAMES } from '../endpoints/list.ts';
import { type ApiError, errorSchema } from '../http/errors.ts';
import {
  ALLOW,
  ALLOWED_METHODS,
  CACHE_CONTROL,
  CACHE_CONTROL_ERROR,
  CACHE_CONTROL_PRIVATE,
  CACHE_SECONDS,
} from '../http/headers.ts';
import { RATE_WINDOW_SECONDS } from '../settings/rate-limits.ts';
import { type JsonSchema, jsonSchema } from './json-schemas.ts';

/**
 * Schemas by their published names, then the parts that they share by theirs; embedded instead of referenced, so that tools
 * need only this one file.
 */
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

/** A generator that writes a file for each schema has an `index` of its own. */
export function componentName(name: string): string {
  return name === 'index' ? 'service-index' : name;
}

const text = (schema: object, description: string): object => ({
  description,
  required: true,
  schema: { type: 'string', ...schema },
});

/** Every header of the contract, by the name that `headerRefs` takes. */
export const HEADER_COMPONENTS = {
  'Access-Control-Allow-Origin': text({ const: '*' }, 'Open to all origins.'),
  'Access-Control-Allow-Methods': text({ const: ALLOWED_METHODS }, 'Methods that a browser may use.'),
  'Access-Control-Max-Age': text({ const: String(CACHE_SECONDS) }, 'For how many seconds this answer holds.'),
  'X-API-License': text({ const: 'CC-BY-4.0' }, 'Licence of the data.'),
  'X-Content-Type-Options': text({ const: 'nosniff' }, 'The content type is what it says.'),
  'Cache-Control': text({ const: CACHE_CONTROL }, 'May be cached for a day.'),
  'Cache-Control-Private': text({ const: CACHE_CONTROL_PRIVATE }, 'Only the cache of whoever asked may keep it.'),
  'Cache-Control-Error': text({ const: CACHE_CONTROL_ERROR }, 'Errors are not cached.'),
  ETag: text({ minLength: 3 }, 'Version of the content, for If-None-Match.'),
  Allow: text({ const: ALLOW }, 'Allowed methods.'),
  'Retry-After': text({ pattern: '^[1-9][0-9]*$' }, 'Seconds to wait.'),
  RateLimit: text(
    { pattern: '^"(matrix|api)";r=[0-9]+;t=[1-9][0-9]*$' },
    'Requests left, and seconds until there are more.',
  ),
  'RateLimit-Policy': text(
    { pattern: `^"(matrix|api)";q=[0-9]+;w=${RATE_WINDOW_SECONDS}$` },
    'Quota, and window in seconds.',
  ),
} as const;

type HeaderComponent = keyof typeof HEADER_COMPONENTS;

/** References to headers; a component such as `Cache-Control-Error` is the error's value of `Cache-Control`. */
function headerRefs(...names: HeaderComponent[]): Record<string, JsonSchema> {
  return Object.fromEntries(
    names.map((name) => [name.replace(/-(?:Error|Private)$/, ''), { $ref: `#/components/headers/${name}` }]),
  );
}

const ALWAYS = ['Access-Control-Allow-Origin', 'X-API-License', 'X-Content-Type-Options'] as const;
/** Only answers that no other client can get from a cache say what is left. */
const COUNTED = {
  'Cache-Control': ['RateLimit-Policy'],
  'Cache-Control-Private': ['RateLimit-Policy', 'RateLimit'],
  'Cache-Control-Error': ['RateLimit-Policy', 'RateLimit'],
} as const;

type CacheHeader = 'Cache-Control' | 'Cache-Control-Private';
export type ResponseObject = Readonly<Record<string, unknown>>;

/** Examples of answers, each body written once: two addresses may give the same, and generators copy what is inline into comments. */
export interface Examples {
  /** The `examples` of an answer with this body; `name` is what a body that is new here is called. */
  readonly refTo: (name: string, body: object | string) => object;
  readonly all: () => Readonly<Record<string, object>>;
}

export function collectExamples(): Examples {
  const found = new Map<string, { name: string; value: object | string }>();
  return {
    refTo: (name, value) => {
      const text = JSON.stringify(value);
      const example = found.get(text) ?? { name, value };
      found.set(text, example);
      return { [example.name]: { $ref: `#/components/examples/${example.name}` } };
    },
    all: () => Object.fromEntries([...found.values()].map(({ name, value }) => [name, { value }])),
  };
}

/** 200 with the body of an example. */
export function success(
  schema: object,
  description: string,
  examples: object,
  { type = 'application/json', cache = 'Cache-Control' }: { type?: string; cache?: CacheHeader } = {},
): ResponseObject {
  return {
    description,
    headers: headerRefs(...ALWAYS, ...COUNTED[cache], cache, 'ETag'),
    content: { [type]: { schema, examples } },
  };
}

/** 200 with a picture. */
export function picture(description: string, media: 'svg' | 'png'): ResponseObject {
  return {
    description,
    headers: headerRefs(...ALWAYS, ...COUNTED['Cache-Control'], 'Cache-Control', 'ETag'),
    content:
      media === 'svg'
        ? { 'image/svg+xml': { schema: { type: 'string', pattern: '^<svg ' } } }
        : { 'image/png': { schema: { type: 'string', contentMediaType: 'image/png' } } },
  };
}

export function notModified(cache: CacheHeader): ResponseObject {
  return {
    description: 'The content has not changed since the version of If-None-Match.',
    headers: headerRefs(...ALWAYS, ...COUNTED[cache], cache, 'ETag'),
  };
}

export const PREFLIGHT: ResponseObject = {
  description: 'Permission for the browser.',
  headers: headerRefs(...ALWAYS, 'Access-Control-Allow-Methods', 'Access-Control-Max-Age'),
};

/** The errors of a status, with their actual bodies as examples. */
export function failure(errors: readonly ApiError[], description: string): ResponseObject {
  const [{ status }] = errors as [ApiError];
  // A refused method is not counted, and an internal error may happen before the limiter.
  const counted = status === 405 || status === 500 ? [] : COUNTED['Cache-Control-Error'];
  const special = { 405: ['Allow'], 429: ['Retry-After'] } as const;
  const extra = status === 405 || status === 429 ? special[status] : [];
  const schemas = errors.map((error) => schemaRef(errorSchema(error)));
  return {
    description,
    headers: headerRefs(...ALWAYS, ...counted, 'Cache-Control-Error', ...extra),
    content: {
      'application/json': {
        schema: schemas.length === 1 ? schemas[0] : { oneOf: schemas },
        examples: Object.fromEntries(errors.map((error) => [errorSchema(error), { value: error.body }])),
      },
    },
  };
}
