import { BIRTH_PARAMETER } from './birth-parameter.ts';
import { type CalendarDate, isoDate } from './calendar-date.ts';
import { ARCANA_NUMBERS, LIFE_PATH_NUMBERS } from './limits.ts';

/**
 * Every URL path of the service is spelled and matched here and nowhere else. Paths of the API are relative to the
 * site (`/api/…`); the files below `dist/` have the same names with `.json` at the end.
 */
export type Route =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'matrix'; readonly day: string; readonly month: string; readonly year: string }
  | { readonly kind: 'matrix-picture'; readonly day: string; readonly month: string; readonly year: string }
  | { readonly kind: 'chart'; readonly a: string; readonly b: string; readonly c: string }
  | { readonly kind: 'chart-of-date'; readonly day: string; readonly month: string; readonly year: string }
  | { readonly kind: 'matrix-malformed' | 'chart-malformed'; readonly rest: string }
  | { readonly kind: 'chart-unknown' }
  | { readonly kind: 'life-path-unknown' }
  | { readonly kind: 'arcanum-unknown' }
  | { readonly kind: 'unknown' };

export const API_ROOT = '/api';
const PICTURE_ENDING = '.svg';
const JSON_ENDING = '.json';

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
  openapi: (): string => `${API_ROOT}/openapi`,
  schema: (name: SchemaName | '{name}'): string => `${API_ROOT}/schema/${name}`,
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

const PROFILE_PAGE = '/perfil';

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
  dataset: (): string => '/datos',
  docs: (): string => '/docs',
  licence: (): string => '/licencia',
} as const;

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
  apiPath.openapi(),
  ...SCHEMA_NAMES.map(apiPath.schema),
];

/** A path, with and without `.json`, to its file. */
const FILES = new Map(
  FIXED_PATHS.flatMap((path) => [
    [path, fileOf(path)],
    [fileOf(path), fileOf(path)],
  ]),
);

/** Other spellings of its first segment too: they may not lead to the API's files on a host that ignores case. */
const API_PATTERN = /^\/api(?:\/|$)/i;

/** Whether a path as it was sent belongs to the API. Nothing is decoded. */
export function isApiPath(pathname: string): boolean {
  return API_PATTERN.test(pathname);
}

/** What stands below a prefix, apart from the fixed paths: the part after the prefix to what it asks for. */
const SECTIONS: readonly { readonly prefix: string; readonly match: (rest: string) => Route }[] = [
  { prefix: `${API_ROOT}/matrix`, match: matchMatrix },
  { prefix: `${API_ROOT}/chart`, match: matchChart },
  { prefix: apiPath.lifePaths(), match: () => ({ kind: 'life-path-unknown' }) },
  { prefix: apiPath.arcana(), match: () => ({ kind: 'arcanum-unknown' }) },
];

/**
 * Finds what a request path asks for: a fixed path, else a section. One trailing slash is forgiven; nothing is decoded, so
 * an encoded slash is never a separator.
 *
 * @example matchRoute('/api/matrix/15/6/1990') // { kind: 'matrix', day: '15', month: '6', year: '1990' }
 */
export function matchRoute(pathname: string): Route {
  const path = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const file = FILES.get(path);
  if (file !== undefined) return { kind: 'file', file };
  for (const { prefix, match } of SECTIONS) {
    const isBelow = path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/');
    if (isBelow) return match(path.slice(prefix.length + 1));
  }
  return { kind: 'unknown' };
}

function matchMatrix(rest: string): Route {
  const ending = rest.endsWith(PICTURE_ENDING) ? PICTURE_ENDING : JSON_ENDING;
  const date = dateParts(withoutEnding(rest, ending));
  if (date === undefined) return { kind: 'matrix-malformed', rest };
  return { kind: ending === PICTURE_ENDING ? 'matrix-picture' : 'matrix', ...date };
}

function matchChart(rest: string): Route {
  const [a, b, c, ...more] = withoutEnding(rest, JSON_ENDING).split('/', 4);
  if (b === undefined) {
    const date = isoParts(a!);
    return date === undefined ? { kind: 'chart-malformed', rest } : { kind: 'chart-of-date', ...date };
  }
  return a && b && c && more.length === 0 ? { kind: 'chart', a, b, c } : { kind: 'chart-unknown' };
}

interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** `15/6/1990` or `1990-06-15`, not checked yet. */
function dateParts(text: string): DateParts | undefined {
  const [day, month, year, ...more] = text.split('/', 4);
  if (month === undefined) return isoParts(text);
  return day && month && year && more.length === 0 ? { day, month, year } : undefined;
}

function isoParts(text: string): DateParts | undefined {
  const [, year, month, day] = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text) ?? [];
  return year && month && day ? { day, month, year } : undefined;
}

/** A file's own name is accepted too. */
function withoutEnding(text: string, ending: string): string {
  return text.endsWith(ending) ? text.slice(0, -ending.length) : text;
}
