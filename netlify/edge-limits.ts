import { createLimiter } from '../src/gateway/rate-limit/create-limiter.ts';
import type { RateLimiter } from '../src/gateway/rate-limit/policies.ts';
import { createMemoryLimiter } from '../src/gateway/rate-limit/sliding-window.ts';
import { MATRIX_REQUESTS_PER_WINDOW, readMatrixLimit } from '../src/settings/settings.ts';

export interface Limits {
  readonly limiter: RateLimiter;
  readonly matrixLimit: number;
}

/**
 * The limits that the site's variables ask for. An edge function cannot refuse to start: a mistake goes to the function's
 * log, and the default limit applies, in memory.
 */
export async function readLimits(
  get: (name: string) => string | undefined,
  report: (problem: unknown) => void,
): Promise<Limits> {
  const orReport =
    <T>(fallback: T) =>
    (error: unknown): T => {
      report(error);
      return fallback;
    };
  return {
    limiter: await createLimiter(get, report).catch(orReport<RateLimiter>(createMemoryLimiter())),
    matrixLimit: await Promise.resolve(get('RATE_LIMIT_PER_MINUTE'))
      .then(readMatrixLimit)
      .catch(orReport(MATRIX_REQUESTS_PER_WINDOW)),
  };
}
