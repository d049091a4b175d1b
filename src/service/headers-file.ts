import { ENDPOINTS } from '../endpoints/list.ts';
import { API_ROOT, templatePath } from '../http/api-path.ts';
import { CACHE_CONTROL, COMMON_HEADERS, CONTENT_TYPE_SCHEMA } from '../http/headers.ts';

/** Headers for every path that a pattern matches. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the API's files need, wherever they are hosted. */
export const API_RULES: readonly HeaderRule[] = [
  { path: `${API_ROOT}/*`, headers: { 'Cache-Control': CACHE_CONTROL, ...COMMON_HEADERS } },
  ...ENDPOINTS.filter(({ media }) => media === 'schema').map(({ path }) => ({
    path: templatePath(path).replace(/\{.*/, '*'),
    headers: { 'Content-Type': CONTENT_TYPE_SCHEMA },
  })),
];

/**
 * Netlify's `_headers`: what the static layer sends by itself. A handful of wildcard rules, because Netlify parses the
 * file in worse than linear time.
 */
export function headersFile(rules: readonly HeaderRule[] = API_RULES): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('');
}
