import type { ApiError } from '../contract/errors.ts';
import {
  ALLOW,
  CACHE_CONTROL,
  CACHE_CONTROL_ERROR,
  COMMON_HEADERS,
  CONTENT_TYPE_JSON,
  PREFLIGHT_HEADERS,
} from '../contract/headers.ts';

/** Header names in lower case, so that no header can be there twice. */
export type PlainHeaders = Readonly<Record<string, string>>;

/** A file of the static layer, found (200) or already known to the caller (304); `Body` is whatever the platform reads. */
export interface StaticFile<Body> {
  readonly status: number;
  readonly headers: PlainHeaders;
  readonly body: Body | null;
}

/** An answer as plain values: the edge makes a Response of it, the Node server writes it as it is. */
export interface Answer<Body> {
  readonly status: number;
  readonly headers: PlainHeaders;
  readonly body: Body | string | null;
}

const COMMON = lowerCase(COMMON_HEADERS);
/** Of every good answer. */
export const FILE_HEADERS = { ...COMMON, 'cache-control': CACHE_CONTROL };
const JSON_TYPE = { 'content-type': CONTENT_TYPE_JSON };
const JSON_FILE_HEADERS = { ...FILE_HEADERS, ...JSON_TYPE };
const ERROR_HEADERS = { ...COMMON, ...JSON_TYPE, 'cache-control': CACHE_CONTROL_ERROR };

const METHOD_HEADERS = { ...ERROR_HEADERS, allow: ALLOW };

/** The static layer's answer (200 or 304), its validators and encoding kept, under the contract's headers. */
export function fileAnswer<Body>({ status, headers, body }: StaticFile<Body>, method: string): Answer<Body> {
  if (status === 304) return { status, headers: layered(headers, FILE_HEADERS), body: null };
  return { status, headers: jsonFileHeaders(headers), body: method === 'HEAD' ? null : body };
}

/** A file that is served from memory has the same headers each time; putting them together is done once. */
const remembered = new WeakMap<PlainHeaders, PlainHeaders>();

function jsonFileHeaders(own: PlainHeaders): PlainHeaders {
  let headers = remembered.get(own);
  if (headers === undefined) remembered.set(own, (headers = layered(own, JSON_FILE_HEADERS)));
  return headers;
}

/** An error of the contract; HEAD gets the same headers without the body. */
export function errorAnswer({ status, body }: ApiError, method: string): Answer<never> {
  const headers = status === 405 ? METHOD_HEADERS : ERROR_HEADERS;
  return { status, headers, body: method === 'HEAD' ? null : `${JSON.stringify(body)}\n` };
}

/** Longer lists than any real client sends are not echoed back. */
const MAX_ECHOED_HEADERS = 1024;

export function preflightAnswer(headers: Pick<Headers, 'get'>): Answer<never> {
  const asked = headers.get('access-control-request-headers');
  const echo = asked !== null && asked.length <= MAX_ECHOED_HEADERS ? { 'access-control-allow-headers': asked } : {};
  return { status: 204, headers: { ...COMMON, ...lowerCase(PREFLIGHT_HEADERS), ...echo }, body: null };
}

/** Headers over headers, the last one wins. Not by spreading: Node takes twenty times as long for that. */
export function layered(...layers: PlainHeaders[]): PlainHeaders {
  return Object.assign({}, ...layers) as PlainHeaders;
}

function lowerCase(headers: PlainHeaders): PlainHeaders {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
