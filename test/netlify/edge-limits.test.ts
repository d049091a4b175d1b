import { describe, expect, it } from 'vitest';
import { readLimits } from '../../netlify/edge-limits.ts';
import { matrixPolicy } from '../../src/gateway/rate-limit/policies.ts';

describe('readLimits', () => {
  it.each<[Record<string, string>, number, number]>([
    [{}, 60, 0],
    [{ RATE_LIMIT_PER_MINUTE: '5' }, 5, 0],
    [{ RATE_LIMIT_PER_MINUTE: 'many' }, 60, 1],
    [{ UPSTASH_REDIS_REST_URL: 'https://example.org' }, 60, 1],
    [{ RATE_LIMIT_PER_MINUTE: '0', UPSTASH_REDIS_REST_TOKEN: 'x' }, 60, 2],
  ])('of %j is a limit of %d in memory, with %d mistakes reported', async (env, limit, mistakes) => {
    const reported: unknown[] = [];
    const { limiter, matrixLimit } = await readLimits(
      (name) => env[name],
      (error) => reported.push(error),
    );
    expect([matrixLimit, reported.length]).toEqual([limit, mistakes]);
    expect(limiter.take(matrixPolicy(2), 'a', 0)).toEqual({ allowed: true, remaining: 1, resetSeconds: 60 });
  });
});
