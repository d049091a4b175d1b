import { type CalendarDate, isoDate } from './check-date.ts';
import { BIRTH_PARAMETER } from './date-in-address.ts';
import { ARCANA_NUMBERS, LIFE_PATH_NUMBERS } from './limits.ts';

/**
 * Every URL path of the service is spelled here and nowhere else. Paths of the API are relative to the site (`/api/…`); the
 * files below `dist/` have the same names with `.json` at the end.
 */
export const API_ROOT = '/api';
/** Schemas have a media type of their own. */
export const SCHEMA_ROOT = `${API_ROOT}/schema`;
export const PICTURE_ENDING = '.svg';
export const JSON_ENDING = '.json';

export const apiPath = {
  index: (): string => API_ROOT,
  lifePaths: (): string => `${API_ROOT}/life-path`,
  lifePath: (number: number | string): string => `${API_ROOT}/life-path/${number}`,
  arcana: (): string => `${API_ROOT}/arcana`,
  arcanum: (number: number | string): string => `${API_ROOT}/arcana/${number}`,
  matrix: (day: number | string, month: number | string, year: number | string): string =>
    `${API_ROOT}/matrix/${day}/${month}/${year}`,
  matrixPicture: (day: number | string, month: number | string, year: number | string): string =>
    `${API_ROOT}/matrix/${day}/${month}/${year}${PICTURE_ENDING}`,
  chart: (a: number | string, b: number | string, c: number | string): string => `${API_ROOT}/chart/${a}/${b}/${c}`,
  /** The same by date, YYYY-MM-DD. */
  chartOfDate: (date: string): string => `${API_ROOT}/chart/${date}`,
  matrixOfDate: (date: string): string => `${API_ROOT}/matrix/${date}`,
  couple: (one: string, other: string): string => `${API_ROOT}/couple/${one}/${other}`,
  couplePicture: (one: string, other: string): string => `${API_ROOT}/couple/${one}/${other}${PICTURE_ENDING}`,
  year: (date: string, year: number | string): string => `${API_ROOT}/year/${date}/${year}`,
  statistics: (): string => `${API_ROOT}/statistics`,
  openapi: (): string => `${API_ROOT}/openapi`,
  schema: (name: SchemaName | '{name}'): string => `${SCHEMA_ROOT}/${name}`,
} as const;

/** Responses whose JSON Schema is published, in the order of the documentation. */
export const SCHEMA_NAMES = [
  'index',
  'life-path-list',
  'life-path',
  'arcana-list',
  'arcanum',
  'matrix',
  'chart',
  'couple',
  'year',
  'statistics',
  'error-invalid-date',
  'error-number-not-found',
  'error-arcanum-not-found',
  'error-chart-not-found',
  'error-not-found',
  'error-method-not-allowed',
  'error-too-many-requests',
  'error-internal',
] as const;
export type SchemaName = (typeof SCHEMA_NAMES)[number];

/** The query parameters of a couple's page, each YYYY-MM-DD. */
export const COUPLE_PARAMETERS = ['a', 'b'] as const;
const PROFILE_PAGE = '/perfil';
const COUPLE_PAGE = '/pareja';

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
  dataset: (): string => '/datos',
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

/** The MCP server, for assistants. A query and a slash at the end are forgiven, as in the API. */
export const MCP_PATH = '/mcp';
export const isMcpPath = (path: string): boolean => /^\/mcp\/?(?:\?|$)/.test(path);

export const DATASET_ROOT = '/dataset';

/** A file of the offline dataset. */
export function datasetPath(file: string): string {
  return `${DATASET_ROOT}/${file}`;
}

/** What pages load; names carry a fingerprint of their content, so that a copy never grows stale. */
export const ASSETS_ROOT = '/assets';

/**
 * The file of a page. `/datos` is `datos.html` and not `datos/index.html`: Netlify, `netlify dev` and plain static servers
 * then all answer the address without a redirect to one with a slash.
 */
export function pageFile(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

/** Bodies of the static layer's 404 rules; the edge function never serves them as documents of their own. */
export const errorFile = {
  notFound: `${API_ROOT}/errors/not-found.json`,
  numberNotFound: `${API_ROOT}/errors/number-not-found.json`,
  arcanumNotFound: `${API_ROOT}/errors/arcanum-not-found.json`,
  chartNotFound: `${API_ROOT}/errors/chart-not-found.json`,
  invalidDate: `${API_ROOT}/errors/invalid-date.json`,
} as const;

/** The static file that answers an API path. */
export function fileOf(path: string): string {
  return path === API_ROOT ? `${API_ROOT}/index.json` : `${path}.json`;
}

/** API paths answered by one file each, apart from the matrices. */
export const FIXED_PATHS: readonly string[] = [
  apiPath.index(),
  apiPath.lifePaths(),
  ...LIFE_PATH_NUMBERS.map(apiPath.lifePath),
  apiPath.arcana(),
  ...ARCANA_NUMBERS.map(apiPath.arcanum),
  apiPath.statistics(),
  apiPath.openapi(),
  ...SCHEMA_NAMES.map(apiPath.schema),
];

/** Other spellings of its first segment too: they may not lead to the API's files on a host that ignores case. */
const API_PATTERN = /^\/api(?:\/|$)/i;

/** Whether a path as it was sent belongs to the API. Nothing is decoded. */
export function isApiPath(pathname: string): boolean {
  return API_PATTERN.test(pathname);
}
