import { type ApiError, errorSchema } from '../../http/errors.ts';
import { headerRefs, schemaRef } from './components.ts';

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
export function picture(description: string): ResponseObject {
  return {
    description,
    headers: headerRefs(...ALWAYS, ...COUNTED, 'Cache-Control', 'ETag'),
    content: { 'image/svg+xml': { schema: { type: 'string', pattern: '^<svg ' } } },
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
