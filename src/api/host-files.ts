import type { AnyEndpoint, RenderContext } from '../endpoints/endpoint.ts';
import { ENDPOINTS } from '../endpoints/list.ts';
import { API_ROOT, fileOf, inLanguage, templatePath } from '../http/api-path.ts';
import { NOT_FOUND } from '../http/errors.ts';
import { BUILD_HEADER, CACHE_CONTROL, COMMON_HEADERS, CONTENT_TYPES } from '../http/headers.ts';
import { PUBLISHED_PATHS } from '../http/published-paths.ts';
import { pageFile } from '../http/site-path.ts';
import { COMPLETE, type Language, PUBLISHED } from '../words/language.ts';
import { errorFile, fixedPaths } from './files.ts';

/** Headers for all paths that match a pattern. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the API's files need on any host. */
export const API_RULES: readonly HeaderRule[] = [
  { path: `${API_ROOT}/*`, headers: { 'Cache-Control': CACHE_CONTROL, ...COMMON_HEADERS } },
  ...languageRules(),
  ...ENDPOINTS.filter(({ media }) => media === 'schema').map((endpoint) => ({
    path: sectionOf(endpoint),
    headers: { 'Content-Type': CONTENT_TYPES.schema },
  })),
];

/**
 * The files' `Content-Language`. The first language has no path prefix, and Netlify merges the values of all matching rules, so its
 * endpoints are listed one by one. Links to other languages are impossible here: headers cannot contain part of the path.
 */
function languageRules(): HeaderRule[] {
  const rule = (path: string, languages: readonly string[]): HeaderRule => ({
    path,
    headers: { 'Content-Language': languages.join(', ') },
  });
  const [first, ...others] = PUBLISHED;
  const sections = new Map(ENDPOINTS.map(({ path, languages }) => [sectionName(path), languages ?? [first]]));
  return [
    ...[...sections].flatMap(([name, languages]) =>
      name === ''
        ? [API_ROOT, fileOf(API_ROOT)].map((path) => rule(path, languages))
        : rule(`${API_ROOT}/${name}*`, languages),
    ),
    ...others.map((language) => rule(`${inLanguage(API_ROOT, language)}/*`, [language])),
  ];
}

/** `life-path` of `/life-path/{number}` */
function sectionName(path: string): string {
  return path.split('/')[1]!;
}

/** A header, because bodies must change only with their content. `inputs` is the hash of the build's inputs. */
export function buildRule(inputs: string): HeaderRule {
  return { path: '/*', headers: { [BUILD_HEADER]: inputs.slice(0, 12) } };
}

/**
 * Netlify's `_headers`, for responses of the static layer. Only a few wildcard rules, because Netlify parses the file in worse than
 * linear time.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('');
}

/**
 * Netlify's `_redirects`: other names of pages, rewrites for extensionless URLs, then the JSON 404 bodies. The first of the
 * languages has all files. The first match wins, so every known number is listed, and a catch-all never answers 200 for a missing
 * file.
 */
export function redirectsFile(years?: RenderContext['years'], languages: readonly Language[] = PUBLISHED): string {
  const [first, ...others] = languages;
  const rules = [
    ...PUBLISHED_PATHS.map(({ method, methodAlias }) => [methodAlias, method, '301']),
    ...(first === PUBLISHED[0] ? OTHER_ADDRESSES : []),
    ...[...others, first!].flatMap((language) => apiRules(language, language === first, years)),
    // Paths outside of all language folders get the first language's 404 page without a rule.
    ...PUBLISHED_PATHS.slice(1).map(({ home, notFound }) => [`${home}*`, pageFile(notFound), '404']),
  ];
  return rules.map((rule) => `${rule.join(' ')}\n`).join('');
}

/** The first language with an explicit prefix, like the others. */
const OTHER_ADDRESSES = ['', '/*'].map((rest) => [
  `${API_ROOT}/${PUBLISHED[0]}${rest}`,
  `${API_ROOT}${rest.replace('*', ':splat')}`,
  '308',
]);

function apiRules(language: Language, hasAll: boolean, years: RenderContext['years']): string[][] {
  const own = (path: string): string => inLanguage(path, language);
  const file = (endpoint: AnyEndpoint, path: string): string => (endpoint.languages ? fileOf(path) : own(fileOf(path)));
  // An incomplete language lacks some files: without the edge function, only its URLs with `.json` work.
  const written = ENDPOINTS.filter(
    ({ filesOfFirstLanguage }) => COMPLETE.includes(language) && (hasAll || !filesOfFirstLanguage),
  );
  const patterns = written.filter(({ isPattern }) => isPattern);
  const others = written.filter(({ isPattern }) => !isPattern);
  return [
    ...written.flatMap((endpoint) =>
      fixedPaths(endpoint, years).map((path) => [own(path), file(endpoint, path), '200']),
    ),
    ...patterns.map(placeholders).map((path) => [own(path), fileOf(own(path)), '200']),
    // A static host can only answer 404 here; the edge function answers 400 for a date.
    ...[...patterns, ...others].flatMap((endpoint) =>
      endpoint.staticOtherwise
        ? [[own(sectionOf(endpoint)), errorFile(endpoint.staticOtherwise, language), '404']]
        : [],
    ),
    [own(`${API_ROOT}/*`), errorFile(NOT_FOUND, language), '404'],
  ];
}

/** `/api/matrix/:day/:month/:year` */
function placeholders({ path }: AnyEndpoint): string {
  return templatePath(path).replace(/\{(\w+)\}/g, ':$1');
}

/** `/api/matrix/*` */
function sectionOf({ path }: AnyEndpoint): string {
  return templatePath(path).replace(/\{.*$/, '*');
}
