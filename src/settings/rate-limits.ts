/**
 * Both rate limits count over the same sliding window. Netlify's own, coarser one, which spares us floods, is in
 * netlify/edge-functions/api.ts: Netlify reads it there without running the code.
 */
export const RATE_WINDOW_SECONDS = 60;
export const MATRIX_REQUESTS_PER_WINDOW = 60;
/**
 * Spam guard shared by all other endpoints, and in `npm run serve` by pages and downloads: far above what a person or a polite
 * program needs. A page with all that it loads is less than twenty.
 */
export const OTHER_REQUESTS_PER_WINDOW = 600;

/** At most `limit` requests in any `windowSeconds` seconds. */
export interface RatePolicy {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/** By allowance: each endpoint names its own, in src/endpoints. `RATE_LIMIT_PER_MINUTE` changes that of dates. */
export function policiesOf(matrixLimit?: number): Readonly<Record<'dates' | 'other', RatePolicy>> {
  return { dates: matrixPolicy(matrixLimit), other: OTHER_POLICY };
}

/** Of the endpoints with the allowance `other`, and of every other file that the gateway serves: pages, what they load, the dataset. */
export const OTHER_POLICY = perWindow('api', OTHER_REQUESTS_PER_WINDOW);

/** Of the endpoints with the allowance `dates`. */
export function matrixPolicy(limit: number = MATRIX_REQUESTS_PER_WINDOW): RatePolicy {
  return perWindow('matrix', limit);
}

function perWindow(name: string, limit: number): RatePolicy {
  return { name, limit, windowSeconds: RATE_WINDOW_SECONDS };
}
