import { MATRIX_REQUESTS_PER_WINDOW, OTHER_REQUESTS_PER_WINDOW, RATE_WINDOW_SECONDS } from '../contract/limits.ts';
import type { RatePolicy } from './rate-limiter.ts';

/** Above this, a limit per minute protects nothing and would only cost memory. */
const MAX_RATE_LIMIT = 100_000;

export const OTHER_POLICY: RatePolicy = {
  name: 'api',
  limit: OTHER_REQUESTS_PER_WINDOW,
  windowSeconds: RATE_WINDOW_SECONDS,
};

export function matrixPolicy(limit: number): RatePolicy {
  return { name: 'matrix', limit, windowSeconds: RATE_WINDOW_SECONDS };
}

/**
 * Reads `RATE_LIMIT_PER_MINUTE`. Throws on anything but a whole number, so that a typing mistake is seen when the
 * service starts and not when it is flooded.
 */
export function readMatrixLimit(text: string | undefined): number {
  if (!text) return MATRIX_REQUESTS_PER_WINDOW;
  const limit = Number(text);
  if (/^[0-9]+$/.test(text) && limit >= 1 && limit <= MAX_RATE_LIMIT) return limit;
  throw new RangeError(
    `RATE_LIMIT_PER_MINUTE: "${text}" is not a limit; allowed: a whole number from 1 to ${MAX_RATE_LIMIT}`,
  );
}

/** The same where nobody can be asked: a mistake is reported, and the usual limit holds rather than none. */
export function readMatrixLimitOr(report: (error: unknown) => void, text: string | undefined): number {
  try {
    return readMatrixLimit(text);
  } catch (error) {
    report(error);
    return MATRIX_REQUESTS_PER_WINDOW;
  }
}
