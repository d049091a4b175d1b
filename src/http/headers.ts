/** Responses may be cached for a day, and for one more while a fresh copy is fetched. */
export const CACHE_SECONDS = 86_400;

/** The contract's headers: the same at the edge, in `_headers` and in the self-hosted server. */
export const CONTENT_TYPES = {
  json: 'application/json; charset=utf-8',
  schema: 'application/schema+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  html: 'text/html; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
  sqlite: 'application/vnd.sqlite3',
} as const;
/** A picture opened as a page keeps its styles but can neither run nor load anything. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";
export const CACHE_CONTROL = `public, max-age=${CACHE_SECONDS}, stale-while-revalidate=${CACHE_SECONDS}`;
/** For responses that only the caller's own cache may keep. */
export const CACHE_CONTROL_PRIVATE = CACHE_CONTROL.replace('public', 'private');
/** Errors can be temporary, so no cache should keep them. */
export const CACHE_CONTROL_ERROR = 'no-store';

export const ALLOWED_METHODS = 'GET, OPTIONS';
/** HEAD is GET without a body; the specification's preflight names only GET and OPTIONS. */
export const ALLOW = 'GET, HEAD, OPTIONS';

/** What browser scripts may read besides the few headers that are always readable. */
export const EXPOSED_HEADERS = ['ETag', 'Link', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-API-License'];

/** Methods of the MCP server, which has no sessions to read (GET) or end (DELETE). */
export const MCP_METHODS = 'POST, OPTIONS';

/** For what other sites use: their scripts may read it, and cross-origin isolated pages (COEP) may show it. */
export const FOR_OTHER_SITES: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** On every response below `/api`, including errors and 304s. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  ...FOR_OTHER_SITES,
  'Access-Control-Expose-Headers': EXPOSED_HEADERS.join(', '),
  'X-API-License': 'CC-BY-4.0',
  'X-Content-Type-Options': 'nosniff',
};

/** Names a file's build, for operators; not part of the contract. */
export const BUILD_HEADER = 'X-Build';

/** For responses whose URL holds personal data: search engines may not list it, and no other site may see it as a referrer. */
export const PRIVATE_HEADERS: Readonly<Record<string, string>> = {
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/**
 * What a browser needs before a GET with custom headers. `*` would not cover `Authorization`, and a fixed list would reject the next
 * library's headers, so the handler echoes the request's.
 */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': ALLOWED_METHODS,
  'Access-Control-Max-Age': String(CACHE_SECONDS),
  Vary: 'Access-Control-Request-Headers',
};

/**
 * The ETag of a computed response: FNV-1a over UTF-16 units, or over a picture's pairs of bytes. It only has to change when a new
 * version answers differently.
 */
export function etagOf(body: string | Uint8Array): string {
  const units = typeof body === 'string' ? body : new Uint16Array(new Uint8Array(body).buffer, 0, body.length >> 1);
  let hash = 0x811c9dc5;
  for (let i = 0; i < units.length; i++)
    hash = Math.imul(hash ^ (typeof units === 'string' ? units.charCodeAt(i) : units[i]!), 0x01000193);
  return `"${(hash >>> 0).toString(16).padStart(8, '0')}"`;
}

/** Room for about sixty ETags; no cache keeps that many responses for one URL, and sending the whole response is never wrong. */
const LONGEST_CONDITION = 2_000;

/** Whether `If-None-Match` has an ETag. A weak comparison: a proxy that compresses the body marks its ETag with `W/`. */
export function matchesEtag(condition: string | null, etag: string): boolean {
  if (condition === null || condition.length > LONGEST_CONDITION) return false;
  const known = condition.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
