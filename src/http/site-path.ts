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

/** Ten times the longest query of a shared link. Parsing all 16 KB that a request can have would be wasted work. */
const LONGEST_QUERY = 2_000;

/**
 * The pairs of a query that end within its first 2,000 characters.
 * @example readQuery('?birth=1990-06-15&x').get('birth') // '1990-06-15'
 */
export function readQuery(query = ''): URLSearchParams {
  const end = query.length > LONGEST_QUERY ? query.lastIndexOf('&', LONGEST_QUERY) : query.length;
  return new URLSearchParams(query.slice(0, Math.max(0, end)));
}
