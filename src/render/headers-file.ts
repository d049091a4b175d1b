import { CACHE_CONTROL, COMMON_HEADERS } from '../contract/headers.ts';
import { API_ROOT } from '../contract/routes.ts';

/**
 * Netlify's `_headers`: what the static layer sends by itself. A handful of wildcard rules, because Netlify parses the
 * file in worse than linear time.
 */
export function headersFile(): string {
  return rule(`${API_ROOT}/*`, { 'Cache-Control': CACHE_CONTROL, ...COMMON_HEADERS });
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${[path, ...lines].join('\n')}\n`;
}
