import { type Language, PUBLISHED } from '../words/language.ts';

/** A path below the API's root, with its parameters in braces: `/year/{date}/{year}`. */
export type PathTemplate = `/${string}`;

export const API_ROOT = '/api';
const [FIRST, ...OTHERS] = PUBLISHED;

/** Case-insensitive, because a host that ignores case also serves the API's files under other spellings. */
const API_PATTERN = /^\/api(?:\/|$)/i;

/** Whether an undecoded path belongs to the API. */
export function isApiPath(pathname: string): boolean {
  return API_PATTERN.test(pathname);
}

/**
 * A path of the API in one of the languages.
 * @example inLanguage('/api/arcana/8', 'en') // '/api/en/arcana/8'; in the first language '/api/arcana/8'
 */
export function inLanguage(path: string, language: Language): string {
  return language === FIRST ? path : path.replace(API_ROOT, `${API_ROOT}/${language}`);
}

/** The inverse: splits a path into its language and the path without it. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const named = OTHERS.find((language) => `${path}/`.startsWith(`${API_ROOT}/${language}/`));
  if (named === undefined) return { language: FIRST, path };
  return { language: named, path: path.replace(`${API_ROOT}/${named}`, API_ROOT) };
}

/** The path without its language prefix, if it names the first language, whose canonical paths have none. */
export function withoutFirstLanguage(path: string): string | undefined {
  const root = `${API_ROOT}/${FIRST}`;
  return path === root || path.startsWith(`${root}/`) ? path.replace(root, API_ROOT) : undefined;
}

/** Version of the interface, not of the code: it changes only when callers must change. */
export const API_VERSION = '1.0' as const;

/** The names in the braces of a template. */
export type ParameterNames<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/**
 * The path of an endpoint on this site, from its template.
 * @example apiPath('/matrix/{day}/{month}/{year}', { day: 15, month: 6, year: 1990 }) // '/api/matrix/15/6/1990'
 */
export function apiPath<T extends PathTemplate>(
  template: T,
  ...[params]: ParameterNames<T> extends never ? [] : [Readonly<Record<ParameterNames<T>, string | number>>]
): string {
  PIECES[template] ??= templatePath(template).split(/[{}]/);
  const values = params as Readonly<Record<string, string | number>>;
  return PIECES[template].reduce((path, piece, i) => path + (i % 2 ? values[piece] : piece));
}

/** A template's alternating literals and names, cached: a build has 80,000 paths from a few templates. */
const PIECES: Record<string, readonly string[]> = {};

/** The template itself, below the API's root; the root has no trailing slash. */
export function templatePath(template: PathTemplate): string {
  return `${API_ROOT}${template === '/' ? '' : template}`;
}

/** The static file that answers a path of the API. */
export function fileOf(path: string): string {
  return path === API_ROOT ? `${API_ROOT}/index.json` : `${path}.json`;
}
