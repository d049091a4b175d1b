import { expect, it } from 'vitest';
import { createRedisLimiter } from '../../../src/gateway/rate-limit/redis-limiter.ts';

const POLICY = { name: 'matrix', limit: 60, windowSeconds: 60 };

// Rounded up, so that a slot is free after the announced time.
it.each([
  [[1, 59, 60_000], { allowed: true, remaining: 59, resetSeconds: 60 }],
  [[1, 0, 59_001], { allowed: true, remaining: 0, resetSeconds: 60 }],
  [[0, 0, 7_400], { allowed: false, remaining: 0, resetSeconds: 8 }],
  [['0', '0', '1000'], { allowed: false, remaining: 0, resetSeconds: 1 }],
  [[0, 0, 1], { allowed: false, remaining: 0, resetSeconds: 1 }],
])('the reply %j of the script is %j', async (reply, decision) => {
  const asked: unknown[] = [];
  const limiter = createRedisLimiter(async (...call) => {
    asked.push(call);
    return reply;
  });
  expect(await limiter.take(POLICY, '203.0.113.7', 1_234)).toEqual(decision);
  expect(asked).toEqual([['open-numerology:rate:matrix:203.0.113.7', ['60', '60000', '1234']]]);
});
