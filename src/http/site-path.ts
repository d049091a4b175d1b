import { addresses as SPANISH } from '../words/es/pages/addresses.ts';
import { type SitePaths, sitePaths } from '../words/page-paths.ts';

/** The Spanish pages, for code that is not told a language; each address is a function. */
export const sitePath = /* @__PURE__ */ asFunctions(/* @__PURE__ */ sitePaths(SPANISH));

type Functions<Paths> = {
  readonly [Name in keyof Paths]: Paths[Name] extends string ? () => string : Paths[Name];
};
function asFunctions(paths: SitePaths): Functions<SitePaths> {
  const functions = Object.entries(paths).map(([name, path]) => [name, typeof path === 'string' ? () => path : path]);
  return Object.fromEntries(functions) as Functions<SitePaths>;
}

export function markdownPath(path: string): string {
  return `${path}.md`;
}
export const LLMS_PATH = '/llms.txt';

/** The changelog as an Atom feed, and whom to tell about a vulnerability (RFC 9116). */
export const FEED_PATH = '/feed.xml';
export const SECURITY_PATH = '/.well-known/security.txt';

/** The MCP server, for assistants. A query and a trailing slash are accepted, as in the API. */
export const MCP_PATH = '/mcp';
export const isMcpPath = (path: string): boolean => /^\/mcp\/?(?:\?|$)/.test(path);

/** Loaded by other sites, so its name can never change. */
export const EMBED_SCRIPT = '/embed.js';
/** Asked by programs on other sites, so that a pasted link shows the star. */
export const OEMBED_PATH = '/oembed';

export const DATASET_ROOT = '/dataset';

/** A file of the offline dataset. */
export function datasetPath(file: string): string {
  return `${DATASET_ROOT}/${file}`;
}

/** What pages load. Names contain a hash of the content, so a cached copy is never stale. */
export const ASSETS_ROOT = '/assets';

/**
 * The file of a page. `/datos` is `datos.html` and not `datos/index.html`: Netlify, `netlify dev` and plain static servers
 * then all answer the address without a redirect to one with a slash.
 */
export function pageFile(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}
