import { type CalendarDate, isoDate } from '../calendar/dates.ts';
import { DATASET_PAGE } from './api-path.ts';

/** The query parameter of a profile's page, YYYY-MM-DD. */
export const BIRTH_PARAMETER = 'birth';
/** The query parameters of a couple's page, each YYYY-MM-DD. */
export const COUPLE_PARAMETERS = ['a', 'b'] as const;
const PROFILE_PAGE = '/perfil';
const COUPLE_PAGE = '/pareja';
const FRAME_PAGE = '/incrustar';
const NUMBERS_PAGE = '/numeros';

/** Pages of the website. Those of a list end with a slash, because their file is the index of a folder. */
export const sitePath = {
  home: (): string => '/',
  lifePaths: (): string => '/camino-de-vida/',
  lifePath: (number: number): string => `/camino-de-vida/${number}`,
  arcana: (): string => '/arcanos/',
  arcanum: (number: number): string => `/arcanos/${number}`,
  method: (): string => '/matriz',
  profiles: (): string => PROFILE_PAGE,
  profile: (date: CalendarDate): string => `${PROFILE_PAGE}?${BIRTH_PARAMETER}=${isoDate(date)}`,
  couples: (): string => COUPLE_PAGE,
  /** With one date, the page asks for the other. */
  couple: (...dates: readonly CalendarDate[]): string =>
    `${COUPLE_PAGE}?${dates.map((date, i) => `${COUPLE_PARAMETERS[i]}=${isoDate(date)}`).join('&')}`,
  /** The page for other sites, and what they put into a frame. */
  embed: (): string => '/para-tu-web',
  embedOf: (date: CalendarDate): string => `/para-tu-web?${BIRTH_PARAMETER}=${isoDate(date)}`,
  frames: (): string => FRAME_PAGE,
  framed: (date: CalendarDate): string => `${FRAME_PAGE}?${BIRTH_PARAMETER}=${isoDate(date)}`,
  framedCouple: (a: CalendarDate, b: CalendarDate): string => `${FRAME_PAGE}?a=${isoDate(a)}&b=${isoDate(b)}`,
  numbers: (): string => NUMBERS_PAGE,
  /** A date only: no address of ours holds a name. */
  numbersOf: (date: CalendarDate): string => `${NUMBERS_PAGE}?${BIRTH_PARAMETER}=${isoDate(date)}`,
  dataset: (): string => DATASET_PAGE,
  docs: (): string => '/docs',
  licence: (): string => '/licencia',
} as const;

/** The pages of documentation, which programs get as Markdown too. */
export const DOCUMENTATION: readonly string[] = [
  sitePath.docs(),
  sitePath.method(),
  sitePath.dataset(),
  sitePath.licence(),
];
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
