import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { HAS_REDIS, NO_REDIS, type RedisServer, startRedis } from '../redis/redis-server.ts';
import { startUpstashFront, TOKEN, type UpstashFront } from '../redis/upstash-front.ts';
import { createServedFolder } from '../scripts/serve/served-folder.ts';
import { createCaller, type Serving, startServing } from './serving.ts';

/** Reports of a failure or a timeout of the store. */
const STORE_GONE = /^the limit's store (?!answers)/;
const PROCESSES = 4;
const LIMIT = 60;
const WINDOW_MS = 60_000;
/** Between two requests to a process: together far above the limit, but little load for the machine. */
const GAP_MS = 100;
/** Allows for latency: nothing is asserted this close to the window's end. */
const MARGIN_MS = 1_500;

interface Sent {
  readonly at: number;
  readonly process: number;
  readonly status: number;
}

/** Through Upstash's HTTP protocol and through Redis's own. */
const STORES = [
  [
    'UPSTASH_REDIS_REST_URL',
    ({ url }: UpstashFront) => ({ UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: TOKEN }),
  ],
  ['REDIS_URL', (_: UpstashFront, { port }: RedisServer) => ({ REDIS_URL: `redis://127.0.0.1:${port}` })],
] as const;

describe.skipIf(!HAS_REDIS).each(STORES)(
  `one limit over ${PROCESSES} processes by %s${HAS_REDIS ? '' : ` (${NO_REDIS})`}`,
  (_, variables) => {
    const cleanUp: (() => Promise<unknown>)[] = [];
    afterEach(async () => {
      for (const task of cleanUp.splice(0).reverse()) await task();
    });

    async function setUp(): Promise<{ redis: RedisServer; front: UpstashFront; servers: Serving[] }> {
      const folder = await createServedFolder();
      cleanUp.push(folder.remove);
      const redis = await startRedis(await freePort());
      cleanUp.push(redis.remove);
      const front = await startUpstashFront(redis.port);
      cleanUp.push(front.stop);
      const servers: Serving[] = [];
      for (let i = 0; i < PROCESSES; i++) {
        const server = await startServing(await freePort(), ['--dir', folder.dir], variables(front, redis));
        cleanUp.push(() => server.stop());
        servers.push(server);
      }
      return { redis, front, servers };
    }

    /** Sends requests to every process continuously, from one address, until the end. */
    async function fire(
      servers: Serving[],
      untilMs: number,
      started: number,
      gapAt: (time: number) => number = () => GAP_MS,
    ): Promise<Sent[]> {
      const sent: Sent[] = [];
      await Promise.all(
        servers.map(async ({ port }, process) => {
          const caller = createCaller(port, 4);
          // Warm-up: the first request compiles and connects; this one counts toward the other, higher limit.
          await caller.get('/api/life-path');
          while (performance.now() - started < untilMs) {
            const at = performance.now() - started;
            const { status, headers } = await caller.get('/api/matrix/15/6/1990');
            expect(headers['retry-after'] === undefined).toBe(status === 200);
            sent.push({ at, process, status });
            await sleep(Math.max(0, gapAt(at) - (performance.now() - started - at)));
          }
          caller.close();
        }),
      );
      return sent.sort((a, b) => a.at - b.at);
    }

    it('allows exactly 60 in 60 seconds, and 60 more in the next', async () => {
      const { servers, front } = await setUp();
      const started = performance.now();
      const sent = await fire(servers, 2 * WINDOW_MS, started);
      const passed = sent.filter(({ status }) => status === 200).map(({ at }) => at);
      const first = passed[0]!;
      const inWindow = (from: number): number =>
        passed.filter((at) => at >= from && at < from + WINDOW_MS - MARGIN_MS).length;
      console.log(
        `${sent.length} requests to ${PROCESSES} processes in 120 s; passed in the first 60 s: ${inWindow(first)}, in the next: ${inWindow(passed[LIMIT]!)}; commands: ${JSON.stringify([...front.commands])}`,
      );
      expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200, 429]));
      // Any line means that the store was too slow and the limit briefly not shared.
      for (const server of servers) expect((await server.stop()).stderr).toBe('');
      expect(inWindow(first)).toBe(LIMIT);
      expect(passed[LIMIT]! - first).toBeGreaterThanOrEqual(WINDOW_MS - MARGIN_MS);
      expect(inWindow(passed[LIMIT]!)).toBe(LIMIT);
    });

    it('fails no request while Redis is down, and is exact again when it is back', async () => {
      const { servers, redis } = await setUp();
      const started = performance.now();
      const killedAt = 5_000;
      const backAt = 10_000;
      // Slowly at first, so that the client still has an allowance when Redis is killed.
      const firing = fire(servers, backAt + 2 * WINDOW_MS + 5_000, started, (time) =>
        time < killedAt ? 1_000 : GAP_MS,
      );
      await sleep(killedAt);
      await redis.kill();
      await sleep(backAt - killedAt);
      await redis.start();
      const sent = await firing;
      expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200, 429]));

      const passed = sent.filter(({ status }) => status === 200);
      // With only its memory, no process allows more than the limit.
      for (let process = 0; process < PROCESSES; process++) {
        const own = passed.filter((one) => one.process === process).map(({ at }) => at);
        for (const at of own)
          expect(own.filter((other) => other >= at && other < at + WINDOW_MS - MARGIN_MS).length).toBeLessThanOrEqual(
            LIMIT,
          );
      }
      // Once memory no longer has counts from the outage, one window has exactly 60 again.
      const without = passed.filter(({ at }) => at >= killedAt && at < backAt).length;
      const afterwards = passed.map(({ at }) => at).filter((at) => at >= backAt + WINDOW_MS - 2 * (backAt - killedAt));
      const again = afterwards[0]!;
      const exact = afterwards.filter((at) => at < again + WINDOW_MS - MARGIN_MS).length;
      console.log(
        `${sent.length} requests, none failed; passed without Redis: ${without}, in the first whole window after: ${exact}`,
      );
      expect(without).toBeGreaterThan(LIMIT);
      // Two lines per process: the outage and its end. More would mean that the store was too slow afterwards.
      for (const server of servers) {
        const lines = (await server.stop()).stderr.trimEnd().split('\n');
        expect(lines).toEqual([expect.stringMatching(STORE_GONE), "the limit's store answers in time again"]);
      }
      expect(exact).toBe(LIMIT);
    });
  },
);
