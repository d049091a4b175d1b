/**
 * Both rate limits count over the same sliding window. Netlify's own, coarser one, which spares us floods, is in
 * netlify/edge-functions/api.ts: Netlify reads it there without running the code.
 */
export const RATE_WINDOW_SECONDS = 60;

/** Requests per window and client, by allowance: each endpoint names its own, in src/endpoints. */
export type Limits = Readonly<Record<'matrix' | 'other', number>>;
export const LIMITS: Limits = {
  /** All that depends on a date or a name, together; `RATE_LIMIT_PER_MINUTE` changes it. */
  matrix: 60,
  /**
   * Spam guard shared by all other endpoints, and in `npm run serve` by pages and downloads: far above what a person or a polite
   * program needs. A page with all that it loads is less than twenty.
   */
  other: 600,
};

/** At most `limit` requests in any `windowSeconds` seconds. */
export interface RatePolicy {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/** The limits as they are counted and named in headers. */
export function policiesOf({ matrix, other }: Limits): Readonly<Record<keyof Limits, RatePolicy>> {
  const windowSeconds = RATE_WINDOW_SECONDS;
  return {
    matrix: { name: 'matrix', limit: matrix, windowSeconds },
    other: { name: 'api', limit: other, windowSeconds },
  };
}
