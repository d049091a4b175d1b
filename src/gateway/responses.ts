import type { Links } from '../api/router.ts';
import type { AnyEndpoint } from '../endpoints/endpoint.ts';
import { type ApiError, errorBody } from '../http/errors.ts';
import {
  ALLOW,
  CACHE_CONTROL,
  CACHE_CONTROL_ERROR,
  CACHE_CONTROL_PRIVATE,
  COMMON_HEADERS,
  CONTENT_TYPES,
  etagOf,
  matchesEtag,
  PICTURE_POLICY,
  PREFLIGHT_HEADERS,
  PRIVATE_HEADERS,
} from '../http/headers.ts';
import { ANSWERS } from '../words/answers.ts';
import { type Language, PUBLISHED } from '../words/language.ts';

/** On every successful response. */
const FILE_HEADERS = { ...COMMON_HEADERS, 'cache-control': CACHE_CONTROL };
const JSON_HEADERS = { ...FILE_HEADERS, 'content-type': CONTENT_TYPES.json };
const SCHEMA_HEADERS = { ...FILE_HEADERS, 'content-type': CONTENT_TYPES.schema };
const PICTURE_HEADERS = { ...FILE_HEADERS, 'content-security-policy': PICTURE_POLICY };
const ERROR_HEADERS = { ...JSON_HEADERS, 'cache-control': CACHE_CONTROL_ERROR };

/** For pages that the gateway generates. */
const PAGE_HEADERS = {
  'cache-control': CACHE_CONTROL_ERROR,
  'content-type': CONTENT_TYPES.html,
  'content-security-policy': PICTURE_POLICY,
  'x-content-type-options': 'nosniff',
};

/** Lists longer than any real client sends are not echoed back. */
const MAX_ECHOED_HEADERS = 1024;

/**
 * The responses that the gateway makes itself. A platform may supply a faster class than the global one.
 *
 * `error` is an error of the contract or one of the same shape. `redirect` leads to the canonical path, which starts with exactly
 * one slash, so it cannot name another host; it is private, because the path may contain a name. `computed` was made for this
 * request, or is a 304 if the caller already has it.
 */
export function createResponses(PlatformResponse: typeof Response = Response) {
  const respond = (body: string | Uint8Array<ArrayBuffer> | null, status: number, headers: HeaderValues): Response =>
    withHeaders(new PlatformResponse(body, { status }), headers);
  /** Not an error of the contract, but of the same shape. */
  function refusal(status: number, body: object, language: Language): Response {
    const headers = { ...ERROR_HEADERS, 'content-language': language };
    const response = respond(`${JSON.stringify(body)}\n`, status, headers);
    if (status === 405) response.headers.set('allow', ALLOW);
    return response;
  }
  return {
    refusal,
    error: (error: ApiError, language: Language = PUBLISHED[0]): Response =>
      refusal(error.status, errorBody(error, ANSWERS[language]), language),
    page: (html: string, status: number): Response => respond(html, status, PAGE_HEADERS),
    preflight(asked: Headers): Response {
      const response = respond(null, 204, { ...COMMON_HEADERS, ...PREFLIGHT_HEADERS });
      const names = asked.get('access-control-request-headers');
      if (names !== null && names.length <= MAX_ECHOED_HEADERS)
        response.headers.set('access-control-allow-headers', names);
      return response;
    },
    redirect: (location: string): Response => privately('secret', respond(null, 308, { ...COMMON_HEADERS, location })),
    computed(
      body: string | Uint8Array<ArrayBuffer>,
      media: AnyEndpoint['media'],
      asked: Headers,
      links: Links,
    ): Response {
      const isPicture = media === 'svg' || media === 'png';
      const etag = etagOf(body);
      const headers = { ...(isPicture ? PICTURE_HEADERS : FILE_HEADERS), etag, ...linkHeaders(links) };
      if (matchesEtag(asked.get('if-none-match'), etag)) return respond(null, 304, headers);
      return respond(body, 200, { ...headers, 'content-type': CONTENT_TYPES[isPicture ? media : 'json'] });
    },
  };
}

/** These describe one connection, not the content, and must not be forwarded. */
const HOP_BY_HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding'];

export function withoutHopByHop(response: Response): Response {
  for (const name of HOP_BY_HOP_HEADERS) response.headers.delete(name);
  return response;
}

/** The static layer's 200 or 304 with its validators and encoding, plus the contract's headers. */
export function fileResponse(
  file: Response,
  { media, ...links }: Links & { readonly media: AnyEndpoint['media'] },
): Response {
  withHeaders(withoutHopByHop(file), linkHeaders(links));
  if (file.status === 304) return withHeaders(file, FILE_HEADERS);
  return withHeaders(file, media === 'schema' ? SCHEMA_HEADERS : JSON_HEADERS);
}

/** `Content-Language` and the links to the same response in other languages. */
function linkHeaders({ languages, alternates, related }: Links): HeaderValues {
  const links = [
    ...(related === undefined ? [] : [`<${related}>; rel="related"`]),
    ...alternates.map(({ language, path }) => `<${path}>; rel="alternate"; hreflang="${language}"`),
  ];
  return { 'content-language': languages.join(', '), ...(links.length > 0 && { link: links.join(', ') }) };
}

/** A response whose URL holds personal data. */
export function privately(privacy: AnyEndpoint['privacy'], response: Response): Response {
  if (privacy === undefined) return response;
  // Errors are never cached.
  if (privacy === 'secret' && response.status < 400) response.headers.set('cache-control', CACHE_CONTROL_PRIVATE);
  return withHeaders(response, PRIVATE_HEADERS);
}

type HeaderValues = Readonly<Record<string, string>>;

/** Set one by one, because passing them to the constructor takes Deno twice as long. */
function withHeaders(response: Response, headers: HeaderValues): Response {
  for (const name in headers) response.headers.set(name, headers[name]!);
  return response;
}
