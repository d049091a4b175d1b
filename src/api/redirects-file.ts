import { API_ROOT, apiPath, errorFile, FIXED_PATHS, fileOf } from '../contract/routes.ts';

/**
 * Netlify's `_redirects`: extensionless URLs as rewrites, then the JSON 404 bodies. The first rule that matches wins,
 * so every known number is spelled out and a catch-all can never answer 200 for a file that is not there.
 */
export function redirectsFile(): string {
  const fixed = FIXED_PATHS.map((path) => [path, fileOf(path), '200']);
  const matrix = apiPath.matrix(':day', ':month', ':year');
  const chart = apiPath.chart(':a', ':b', ':c');
  const rules = [
    ...fixed,
    [matrix, fileOf(matrix), '200'],
    [chart, fileOf(chart), '200'],
    // A static host can only say 404 here; the edge function says 400.
    [apiPath.matrix('*', '', '').replace(/\/+$/, ''), errorFile.invalidDate, '404'],
    [apiPath.chart('*', '', '').replace(/\/+$/, ''), errorFile.chartNotFound, '404'],
    [apiPath.lifePath('*'), errorFile.numberNotFound, '404'],
    [apiPath.arcanum('*'), errorFile.arcanumNotFound, '404'],
    [`${API_ROOT}/*`, errorFile.notFound, '404'],
  ];
  return rules.map((rule) => `${rule.join(' ')}\n`).join('');
}
