import type { AnyEndpoint } from '../endpoints/endpoint.ts';
import type { ApiError } from '../http/errors.ts';
import {
  ALLOW,
  CACHE_CONTROL,
  CACHE_CONTROL_ERROR,
  COMMON_HEADERS,
  CONTENT_TYPE_JSON,
  CONTENT_TYPE_PNG,
  CONTENT_TYPE_SCHEMA,
  CONTENT_TYPE_SVG,
  etagOf,
  matchesEtag,
  PICTURE_POLICY,
  PREFLIGHT_HEADERS,
  PRIVATE_HEADERS,
} from '../http/headers.ts';

let PlatformResponse = Response;

/** A platform may have a class that is quicker than the global one, with as much of it as is used here. */
export function answerWith(quicker: typeof Response): void {
  PlatformResponse = quicker;
}

const COMMON = lowerCase(COMMON_HEADERS);
const PREFLIGHT = { ...COMMON, ...lowerCase(PREFLIGHT_HEADERS) };
/** Of every good answer. */
const FILE_HEADERS = { ...COMMON, 'cache-control': CACHE_CONTROL };
const JSON_HEADERS = { ...FILE_HEADERS, 'content-type': CONTENT_TYPE_JSON };
const SCHEMA_HEADERS = { ...FILE_HEADERS, 'content-type': CONTENT_TYPE_SCHEMA };
const PICTURE_HEADERS = { ...FILE_HEADERS, 'content-security-policy': PICTURE_POLICY };
const PRIVATE = lowerCase(PRIVATE_HEADERS);
const ERROR_HEADERS = { ...JSON_HEADERS, 'cache-control': CACHE_CONTROL_ERROR };

/** They describe one connection, not the content, and must not travel on. */
const HOP_BY_HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding'];

export function withoutHopByHop(response: Response): Response {
  for (const name of HOP_BY_HOP_HEADERS) response.headers.delete(name);
  return response;
}

/** The static layer's 200 or 304, its validators and encoding kept, under the contract's headers and a link to what is related. */
export function fileResponse(
  file: Response,
  { media, related }: { readonly media: AnyEndpoint['media']; readonly related: string | undefined },
): Response {
  withoutHopByHop(file);
  if (related !== undefined) file.headers.set('link', `<${related}>; rel="related"`);
  if (file.status === 304) return withHeaders(file, FILE_HEADERS);
  return withHeaders(file, media === 'schema' ? SCHEMA_HEADERS : JSON_HEADERS);
}

/** An error of the contract. */
export function errorResponse({ status, body }: ApiError): Response {
  const response = withHeaders(new PlatformResponse(`${JSON.stringify(body)}\n`, { status }), ERROR_HEADERS);
  if (status === 405) response.headers.set('allow', ALLOW);
  return response;
}

/** Longer lists than any real client sends are not echoed back. */
const MAX_ECHOED_HEADERS = 1024;

export function preflightResponse(asked: Headers): Response {
  const response = withHeaders(new PlatformResponse(null, { status: 204 }), PREFLIGHT);
  const names = asked.get('access-control-request-headers');
  if (names !== null && names.length <= MAX_ECHOED_HEADERS) response.headers.set('access-control-allow-headers', names);
  return response;
}

/** The same address in its canonical form; the path starts with one slash, so it never names another host. */
export function redirectResponse(location: string): Response {
  return withHeaders(new PlatformResponse(null, { status: 308 }), { ...FILE_HEADERS, location });
}

/** An answer whose address nobody else should learn. */
export function privately(isPrivate: boolean, response: Response): Response {
  return isPrivate ? withHeaders(response, PRIVATE) : response;
}

const PICTURE_TYPES = { svg: CONTENT_TYPE_SVG, png: CONTENT_TYPE_PNG };

/** What was computed for this request, or 304 when the caller has the same. */
export function computedResponse(
  body: string | Uint8Array<ArrayBuffer>,
  media: AnyEndpoint['media'],
  asked: Headers,
): Response {
  const isPicture = media === 'svg' || media === 'png';
  const headers = isPicture ? PICTURE_HEADERS : FILE_HEADERS;
  const etag = etagOf(body);
  const isKnown = matchesEtag(asked.get('if-none-match'), etag);
  const response = new PlatformResponse(isKnown ? null : body, { status: isKnown ? 304 : 200 });
  if (!isKnown) response.headers.set('content-type', isPicture ? PICTURE_TYPES[media] : CONTENT_TYPE_JSON);
  return withHeaders(response, { ...headers, etag });
}

/** One by one: given to the constructor, they take Deno twice as long. */
function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const name in headers) response.headers.set(name, headers[name]!);
  return response;
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
