import { SCHEMA_NAMES } from '../endpoints/list.ts';
import { type ApiError, errorSchema } from '../http/errors.ts';
import { ALLOW, ALLOWED_METHODS, CACHE_CONTROL, CACHE_CONTROL_ERROR, CACHE_SECONDS } from '../http/headers.ts';
import { RATE_WINDOW_SECONDS } from '../settings/settings.ts';
import { type JsonSchema, jsonSchema } from './json-schemas.ts';

/**
 * Schemas by their published names, then the parts that they share by theirs; included and not referenced, so that tools
 * need only this one file.
 */
export function schemaComponents(): Record<string, JsonSchema> {
  const schemas = SCHEMA_NAMES.map((name) => ({ name, ...jsonSchema(name, 'es') }) as PublishedSchema);
  const components = {
    ...Object.fromEntries(schemas.map(({ name, $schema, $defs, ...schema }) => [name, schema])),
    ...Object.fromEntries(schemas.flatMap(({ $defs = {} }) => Object.entries($defs))),
  };
  return JSON.parse(JSON.stringify(components).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

interface PublishedSchema extends JsonSchema {
  readonly name: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

export function schemaRef(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

const text = (schema: object, description: string): object => ({
  description,
  required: true,
  schema: { type: 'string', ...schema },
});

/** Every header of the contract, by the name that `headerRefs` takes. */
export const HEADER_COMPONENTS = {
  'Access-Control-Allow-Origin': text({ const: '*' }, 'Abierto a todos los orígenes.'),
  'Access-Control-Allow-Methods': text({ const: ALLOWED_METHODS }, 'Métodos que admite el navegador.'),
  'Access-Control-Max-Age': text({ const: String(CACHE_SECONDS) }, 'Segundos durante los que vale esta respuesta.'),
  'X-API-License': text({ const: 'CC-BY-4.0' }, 'Licencia de los datos.'),
  'X-Content-Type-Options': text({ const: 'nosniff' }, 'El tipo de contenido es el que se indica.'),
  'Cache-Control': text({ const: CACHE_CONTROL }, 'Se puede guardar durante un día.'),
  'Cache-Control-Error': text({ const: CACHE_CONTROL_ERROR }, 'Un error no se guarda.'),
  ETag: text({ minLength: 3 }, 'Versión del contenido, para If-None-Match.'),
  Allow: text({ const: ALLOW }, 'Métodos admitidos.'),
  'Retry-After': text({ pattern: '^[1-9][0-9]*$' }, 'Segundos de espera.'),
  RateLimit: text(
    { pattern: '^"(matrix|api)";r=[0-9]+;t=[1-9][0-9]*$' },
    'Peticiones que quedan y segundos hasta que haya más.',
  ),
  'RateLimit-Policy': text(
    { pattern: `^"(matrix|api)";q=[0-9]+;w=${RATE_WINDOW_SECONDS}$` },
    'Cuota y ventana en segundos.',
  ),
} as const;

type HeaderComponent = keyof typeof HEADER_COMPONENTS;

/** References to headers; a component such as `Cache-Control-Error` is the error's value of `Cache-Control`. */
export function headerRefs(...names: HeaderComponent[]): Record<string, JsonSchema> {
  return Object.fromEntries(
    names.map((name) => [name.replace(/-Error$/, ''), { $ref: `#/components/headers/${name}` }]),
  );
}

const ALWAYS = ['Access-Control-Allow-Origin', 'X-API-License', 'X-Content-Type-Options'] as const;
const COUNTED = ['RateLimit', 'RateLimit-Policy'] as const;

export type ResponseObject = Readonly<Record<string, unknown>>;

/** 200 with a real body as its example. */
export function success(
  schema: object,
  description: string,
  example: unknown,
  type = 'application/json',
): ResponseObject {
  return {
    description,
    headers: headerRefs(...ALWAYS, ...COUNTED, 'Cache-Control', 'ETag'),
    content: { [type]: { schema, example } },
  };
}

/** 200 with a picture. */
export function picture(description: string, media: 'svg' | 'png'): ResponseObject {
  return {
    description,
    headers: headerRefs(...ALWAYS, ...COUNTED, 'Cache-Control', 'ETag'),
    content:
      media === 'svg'
        ? { 'image/svg+xml': { schema: { type: 'string', pattern: '^<svg ' } } }
        : { 'image/png': { schema: { type: 'string', contentMediaType: 'image/png' } } },
  };
}

export const NOT_MODIFIED: ResponseObject = {
  description: 'El contenido no ha cambiado desde la versión de If-None-Match.',
  headers: headerRefs(...ALWAYS, ...COUNTED, 'Cache-Control', 'ETag'),
};

export const PREFLIGHT: ResponseObject = {
  description: 'Permiso para el navegador.',
  headers: headerRefs(...ALWAYS, 'Access-Control-Allow-Methods', 'Access-Control-Max-Age'),
};

/** An error of the contract, with its actual body as the example. */
export function failure(error: ApiError, description: string): ResponseObject {
  const { status, body } = error;
  // A refused method is not counted, and an internal error may happen before the limiter.
  const counted = status === 405 || status === 500 ? [] : COUNTED;
  const special = { 405: ['Allow'], 429: ['Retry-After'] } as const;
  const extra = status === 405 || status === 429 ? special[status] : [];
  return {
    description,
    headers: headerRefs(...ALWAYS, ...counted, 'Cache-Control-Error', ...extra),
    content: { 'application/json': { schema: schemaRef(errorSchema(error)), example: body } },
  };
}
