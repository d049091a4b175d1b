import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { createRedisLimiter, errorClass, RATE_LIMIT_SCRIPT } from '../gateway/rate-limit/redis-limiter.ts';
import type { RateLimiter } from '../gateway/rate-limit/sliding-window.ts';

/** The longest pause between reconnection attempts. */
const RECONNECT_MS = 1_000;
/** How long startup waits for an unresponsive host, and a connection for its first reply. */
const CONNECT_MS = 2_000;
/** Redis's error if the database does not exist or is forbidden; the library would silently use database 0. */
const NO_DATABASE = /DB index|SELECT/i;

/** Fast after a hiccup, and never long after an outage. */
export function reconnectDelay(attempt: number): number {
  return Math.min(attempt * 50, RECONNECT_MS);
}

export interface RedisStore {
  readonly limiter: RateLimiter;
  close(): void;
}

/**
 * One limit for all processes that share a Redis or Valkey, over its own protocol. Reports a store that is not up yet; the signal
 * ends the wait.
 */
export async function openRedisStore(
  url: string,
  report: (problem: string) => void,
  signal: AbortSignal = new AbortController().signal,
): Promise<RedisStore> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    commandTimeout: CONNECT_MS,
    // A silent Redis would not confirm the disconnect either.
    disconnectTimeout: 100,
    // Requests fall back to memory instead of waiting for a connection or a retry.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: reconnectDelay,
  });
  redis.defineCommand('countRequest', { numberOfKeys: 1, lua: RATE_LIMIT_SCRIPT });
  // Without a listener, each attempt would print the error; failing requests report the outage once.
  let failure: Error = Object.assign(new Error('no answer'), { code: 'NO_ANSWER' });
  let isDatabaseReported = false;
  redis.on('error', (error: Error) => {
    failure = error;
    if (!NO_DATABASE.test(error.message) || isDatabaseReported) return;
    isDatabaseReported = true;
    report('REDIS_URL: that database cannot be selected; the limit is kept in database 0');
  });
  // Otherwise it would wait forever for a Redis that accepts the connection and never replies.
  const isReady = await Promise.race([
    redis.connect().then(
      () => true,
      () => false,
    ),
    sleep(CONNECT_MS, false, { signal, ref: false }).catch(() => false),
  ]);
  if (!isReady && !signal.aborted)
    report(
      `REDIS_URL: the store cannot be used yet (${errorClass(failure)}); until it can, each process limits on its own`,
    );
  const { countRequest } = redis as unknown as { countRequest(key: string, ...args: string[]): Promise<unknown> };
  return {
    limiter: createRedisLimiter(async (key, args) => {
      // The library's own message does not say why.
      if (redis.status !== 'ready') throw failure;
      return countRequest.call(redis, key, ...args);
    }),
    close: () => redis.disconnect(),
  };
}
