import type { PairRequest } from './computed-answer.ts';
import { API_ROOT, apiPath, FIXED_PATHS, fileOf, JSON_ENDING, PICTURE_ENDING } from './routes.ts';

/** What a path asks for, with its parameters as they were sent. */
export type Route =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'matrix'; readonly day: string; readonly month: string; readonly year: string }
  | { readonly kind: 'matrix-picture'; readonly day: string; readonly month: string; readonly year: string }
  | { readonly kind: 'chart'; readonly a: string; readonly b: string; readonly c: string }
  | { readonly kind: 'chart-of-date'; readonly day: string; readonly month: string; readonly year: string }
  | { readonly kind: 'matrix-malformed' | 'chart-malformed'; readonly rest: string }
  | PairRequest
  | { readonly kind: 'chart-unknown' }
  | { readonly kind: 'life-path-unknown' }
  | { readonly kind: 'arcanum-unknown' }
  | { readonly kind: 'unknown' };

/** A path, with and without `.json`, to its file. */
const FILES = new Map(
  FIXED_PATHS.flatMap((path) => [
    [path, fileOf(path)],
    [fileOf(path), fileOf(path)],
  ]),
);

/** What stands below a prefix, apart from the fixed paths: the part after the prefix to what it asks for. */
const SECTIONS: readonly { readonly prefix: string; readonly match: (rest: string) => Route }[] = [
  { prefix: `${API_ROOT}/matrix`, match: matchMatrix },
  { prefix: `${API_ROOT}/chart`, match: matchChart },
  { prefix: `${API_ROOT}/couple`, match: matchCouple },
  { prefix: `${API_ROOT}/year`, match: (rest) => ({ kind: 'year', parts: twoParts(rest, JSON_ENDING) }) },
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

function matchCouple(rest: string): Route {
  const ending = rest.endsWith(PICTURE_ENDING) ? PICTURE_ENDING : JSON_ENDING;
  return { kind: ending === PICTURE_ENDING ? 'couple-picture' : 'couple', parts: twoParts(rest, ending) };
}

/** Two, if the path is right; more than three are as wrong as three. */
function twoParts(rest: string, ending: string): string[] {
  return withoutEnding(rest, ending).split('/', 3);
}

interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** `15/6/1990` or `1990-06-15`, not checked yet. */
function dateParts(text: string): DateParts | undefined {
  const [, day, month, year] = /^([^/]+)\/([^/]+)\/([^/]+)$/.exec(text) ?? [];
  return day && month && year ? { day, month, year } : isoParts(text);
}

function isoParts(text: string): DateParts | undefined {
  const [, year, month, day] = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text) ?? [];
  return year && month && day ? { day, month, year } : undefined;
}

/** A file's own name is accepted too. */
function withoutEnding(text: string, ending: string): string {
  return text.endsWith(ending) ? text.slice(0, -ending.length) : text;
}
