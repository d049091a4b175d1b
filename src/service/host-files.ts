import type { AnyEndpoint, RenderContext } from '../endpoints/endpoint.ts';
import { ENDPOINTS } from '../endpoints/list.ts';
import { API_ROOT, fileOf, templatePath } from '../http/api-path.ts';
import { NOT_FOUND } from '../http/errors.ts';
import { BUILD_HEADER, CACHE_CONTROL, COMMON_HEADERS, CONTENT_TYPE_SCHEMA } from '../http/headers.ts';
import { PUBLISHED_PATHS } from '../http/published-paths.ts';
import { pageFile } from '../http/site-path.ts';
import { errorFile, fixedPaths } from './api-files.ts';

/** Headers for all paths that match a pattern. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the API's files need on any host. */
export const API_RULES: readonly HeaderRule[] = [
  { path: `${API_ROOT}/*`, headers: { 'Cache-Control': CACHE_CONTROL, ...COMMON_HEADERS } },
  ...ENDPOINTS.filter(({ media }) => media === 'schema').map(({ path }) => ({
    path: templatePath(path).replace(/\{.*/, '*'),
    headers: { 'Content-Type': CONTENT_TYPE_SCHEMA },
  })),
];

/** In a header, not in bodies, which change only with their content. `inputs` is the hash of the build's inputs. */
export function buildRule(inputs: string): HeaderRule {
  return { path: '/*', headers: { [BUILD_HEADER]: inputs.slice(0, 12) } };
}

/**
 * Netlify's `_headers`, for what the static layer sends by itself. Only a few wildcard rules, because Netlify parses the file in
 * worse than linear time.
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
 * Netlify's `_redirects`: other names of pages, rewrites for extensionless URLs, then the JSON 404 bodies. The first match wins, so
 * every known number is spelled out, and a catch-all can never answer 200 for a missing file.
 */
export function redirectsFile(years?: RenderContext['years']): string {
  const patterns = ENDPOINTS.filter(({ isPattern }) => isPattern);
  const others = ENDPOINTS.filter(({ isPattern }) => !isPattern);
  const rules = [
    ...PUBLISHED_PATHS.map(({ method, methodToo }) => [methodToo, method, '301']),
    ...ENDPOINTS.flatMap((endpoint) => fixedPaths(endpoint, years)).map((path) => [path, fileOf(path), '200']),
    ...patterns.map(placeholders).map((path) => [path, fileOf(path), '200']),
    // A static host can only answer 404 here; the edge function answers 400 for a date.
    ...[...patterns, ...others].flatMap((endpoint) =>
      endpoint.staticOtherwise ? [[sectionOf(endpoint), errorFile(endpoint.staticOtherwise), '404']] : [],
    ),
    [`${API_ROOT}/*`, errorFile(NOT_FOUND), '404'],
    // What is in no language's folder gets the first one's page, without a rule.
    ...PUBLISHED_PATHS.slice(1).map(({ home, notFound }) => [`${home}*`, pageFile(notFound), '404']),
  ];
  return rules.map((rule) => `${rule.join(' ')}\n`).join('');
}

/** `/api/matrix/:day/:month/:year` */
function placeholders({ path }: AnyEndpoint): string {
  return templatePath(path).replace(/\{(\w+)\}/g, ':$1');
}

/** `/api/matrix/*` */
function sectionOf({ path }: AnyEndpoint): string {
  return templatePath(path).replace(/\{.*$/, '*') as `/${string}`;
}
