import type { ApiError } from '../contract/errors.ts';
import {
  ALLOW, CACHE_CONTROL, CACHE_CONTROL_ERROR, COMMON_HEADERS, CONTENT_TYPE_JSON, PREFLIGHT_HEADERS,
} from '../contract/headers.ts';

/** They describe one connection, not the content, and must not travel on. */
const HOP_BY_HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding'];

/** The static layer's answer (200 or 304), its validators and encoding kept, under the contract's headers. */
export function fileAnswer(file: Response, method: string): Response {
  const answer = new Response(method === 'HEAD' ? null : file.body, file);
  for (const name of HOP_BY_HOP_HEADERS) answer.headers.delete(name);
  for (const [name, value] of Object.entries(COMMON_HEADERS)) answer.headers.set(name, value);
  answer.headers.set('Cache-Control', CACHE_CONTROL);
  if (file.status !== 304) answer.headers.set('Content-Type', CONTENT_TYPE_JSON);
  return answer;
}

/** An error of the contract; HEAD gets the same headers without the body. */
export function errorAnswer({ status, body }: ApiError, method: string): Response {
  const headers = new Headers(COMMON_HEADERS);
  headers.set('Cache-Control', CACHE_CONTROL_ERROR);
  headers.set('Content-Type', CONTENT_TYPE_JSON);
  if (status === 405) headers.set('Allow', ALLOW);
  return new Response(method === 'HEAD' ? null : `${JSON.stringify(body)}\n`, { status, headers });
}

/** Longer lists than any real client sends are not echoed back. */
const MAX_ECHOED_HEADERS = 1024;

export function preflightAnswer(request: Request): Response {
  const headers = new Headers({ ...COMMON_HEADERS, ...PREFLIGHT_HEADERS });
  const asked = request.headers.get('access-control-request-headers');
  if (asked !== null && asked.length <= MAX_ECHOED_HEADERS) headers.set('Access-Control-Allow-Headers', asked);
  return new Response(null, { status: 204, headers });
}
