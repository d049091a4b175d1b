/**
 * Both rate limits use the same sliding window. Netlify's own coarser limit, against floods, is in netlify/edge-functions/api.ts,
 * where Netlify reads it without running the code.
 */
export const RATE_WINDOW_SECONDS = 60;

/** Requests per window and client, by allowance; each endpoint in src/endpoints names its own. */
export type Limits = Readonly<Record<'matrix' | 'other', number>>;
export const LIMITS: Limits = {
  /** Everything that depends on a date or name, combined; set by `RATE_LIMIT_PER_MINUTE`. */
  matrix: 60,
  /**
   * Spam guard for all other endpoints and, in `npm run serve`, pages and downloads: far above what a person or a polite program
   * needs. A page with all its files takes fewer than twenty.
   */
  other: 600,
};

/** At most `limit` requests in any `windowSeconds` seconds. */
export interface RatePolicy {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/** The limits as counted and named in headers. */
export function policiesOf({ matrix, other }: Limits): Readonly<Record<keyof Limits, RatePolicy>> {
  const windowSeconds = RATE_WINDOW_SECONDS;
  return {
    matrix: { name: 'matrix', limit: matrix, windowSeconds },
    other: { name: 'api', limit: other, windowSeconds },
  };
}
