export function markdownPath(path: string): string {
  return `${path}.md`;
}

/** The changelog as an Atom feed, and the security contact (RFC 9116). */
export const FEED_PATH = '/feed.xml';
export const SECURITY_PATH = '/.well-known/security.txt';

/** The MCP server, for assistants. A query and a trailing slash are accepted, as in the API. */
export const MCP_PATH = '/mcp';
export const isMcpPath = (path: string): boolean => /^\/mcp\/?(?:\?|$)/.test(path);

/** Loaded by other sites, so its name must never change. */
export const EMBED_SCRIPT = '/embed.js';
/** Requested by other sites to embed the star for a pasted link. */
export const OEMBED_PATH = '/oembed';

export const DATASET_ROOT = '/dataset';

export function datasetPath(file: string): string {
  return `${DATASET_ROOT}/${file}`;
}

/** Assets of pages. Names contain a content hash, so cached copies are never stale. */
export const ASSETS_ROOT = '/assets';

/**
 * A page's file. `/datos` is `datos.html`, not `datos/index.html`: Netlify, `netlify dev` and plain static servers all serve that
 * without redirecting to a trailing slash.
 */
export function pageFile(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

/** More than any shared link has. A 16 KB request can contain thousands; parsing them all would be wasted work. */
const PAIRS = /^(?:[^&]*&){0,63}[^&]*/;

/**
 * The pairs of a query, the first 64 of them.
 * @example readQuery('?birth=1990-06-15&x').get('birth') // '1990-06-15'
 */
export function readQuery(query = ''): URLSearchParams {
  return new URLSearchParams(PAIRS.exec(query)![0]);
}
