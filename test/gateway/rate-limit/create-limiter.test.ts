import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createLimiter } from '../../../src/gateway/rate-limit/create-limiter.ts';
import { matrixPolicy } from '../../../src/gateway/rate-limit/policies.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A store that gives one answer to everything. */
async function storeThat(result: unknown): Promise<{ get: (name: string) => string; bodies: string[] }> {
  const bodies: string[] = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    bodies.push(body);
    response.end(JSON.stringify({ result }));
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings: Record<string, string> = {
    UPSTASH_REDIS_REST_URL: `http://127.0.0.1:${port}`,
    UPSTASH_REDIS_REST_TOKEN: 'token',
  };
  return { get: (name) => settings[name]!, bodies };
}

const nothing = (): undefined => undefined;

describe('createLimiter', () => {
  it('is memory alone without a store', async () => {
    const limiter = await createLimiter(nothing, () => {});
    expect(limiter.take(matrixPolicy(60), 'a', 0)).toEqual({ allowed: true, remaining: 59, resetSeconds: 60 });
  });

  it('refuses half a setting', async () => {
    const half = (name: string): string | undefined => (name.endsWith('URL') ? 'https://example.org' : undefined);
    await expect(createLimiter(half, () => {})).rejects.toThrow(/TOKEN is missing/);
  });

  it('asks the store before the first request only when it is told to, and counts that for no client', async () => {
    const { get, bodies } = await storeThat([1, 0, 1000]);
    await createLimiter(get, () => {});
    expect(bodies).toEqual([]);
    await createLimiter(get, () => {}, { warmUp: true });
    expect(bodies).toEqual([expect.stringContaining('open-numerology:rate:warm-up:start')]);
  });

  it('starts without a store that is down', async () => {
    const down: Record<string, string> = {
      UPSTASH_REDIS_REST_URL: 'http://127.0.0.1:1',
      UPSTASH_REDIS_REST_TOKEN: 'token',
    };
    const reported: unknown[] = [];
    const limiter = await createLimiter(
      (name) => down[name],
      (error) => reported.push(error),
      { warmUp: true },
    );
    expect(reported).toEqual([]);
    expect(await limiter.take(matrixPolicy(60), 'a', 0)).toMatchObject({ allowed: true, remaining: 59 });
    expect(reported).toHaveLength(1);
  });

  it('believes a sane answer', async () => {
    const { get } = await storeThat([0, 0, 7000]);
    const limiter = await createLimiter(get, () => {}, { warmUp: true });
    expect(await limiter.take(matrixPolicy(60), 'a', 0)).toEqual({ allowed: false, remaining: 0, resetSeconds: 7 });
  });

  it.each<[string, unknown]>([
    ['no list', 'OK'],
    ['nothing', null],
    ['too few', [1, 59]],
    ['too many', [1, 59, 60_000, 1]],
    ['no numbers', ['a', 'b', 'c']],
    ['neither 0 nor 1', [2, 59, 60_000]],
    ['fewer than none left', [1, -1, 60_000]],
    ['more left than the limit', [1, 61, 60_000]],
    ['no wait', [0, 0, 0]],
    ['a wait of 31 years', [0, 0, 1_000_000_000_000]],
    ['a wait one millisecond over the window', [0, 0, 60_001]],
  ])('lets memory decide when the store answers %s: %j', async (_, result) => {
    const { get } = await storeThat(result);
    const reported: unknown[] = [];
    // Connected first: on a busy machine the connection alone can take longer than an answer may.
    const limiter = await createLimiter(get, (error) => reported.push(error), { warmUp: true });
    expect(await limiter.take(matrixPolicy(60), 'a', 0)).toEqual({ allowed: true, remaining: 59, resetSeconds: 60 });
    expect(String(reported)).toBe(`Error: the limit's store answered ${JSON.stringify(result)} instead of a decision`);
  });
});
