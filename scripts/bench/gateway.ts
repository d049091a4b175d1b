import { publishedContent } from '../../src/content/published-content.ts';
import { createGateway, type Files } from '../../src/gateway/gateway.ts';
import { createMemoryLimiter } from '../../src/gateway/rate-limit/sliding-window.ts';
import { apiPath } from '../../src/http/api-path.ts';
import { LIMITS } from '../../src/settings/rate-limits.ts';

export interface GatewayResult {
  readonly name: string;
  readonly microseconds: number;
  /** Against a bare handler that returns the same bytes with the same headers. */
  readonly ratio: number;
}

const BODY = new TextEncoder().encode('x'.repeat(1_650));
const CLIENT = '203.0.113.7';
/** Timed in batches: a call takes microseconds, and timing each would mostly measure the clock. */
const BATCHES = 60;
const CALLS_PER_BATCH = 500;
/** The first batches pay for the engine's compiling. */
const WARM_UP_BATCHES = 10;

// Run by Deno, the runtime of the edge; prints JSON for the process that started it.
console.log(JSON.stringify(await benchGateway()));

/**
 * What the gateway costs for each kind of response. Its static layer answers from memory, so that only the gateway is
 * measured.
 */
async function benchGateway(): Promise<GatewayResult[]> {
  const fromMemory: Files = async (_, headers) =>
    headers.get('if-none-match') === '"abc"'
      ? new Response(null, { status: 304, headers: { ETag: '"abc"' } })
      : new Response(BODY, { headers: { ETag: '"abc"' } });
  const gateway = (limit: number, now: () => number): ReturnType<typeof createGateway> =>
    createGateway({
      limiter: createMemoryLimiter(),
      limits: { ...LIMITS, matrix: limit },
      support: 'help@example.org',
      now,
      report: () => {},
      loadContent: async () => publishedContent,
    });
  // Its own clock: a measurement makes more requests than any limit allows.
  let time = 0;
  const passing = gateway(60, () => (time += 2_000));
  const refusing = gateway(1, Date.now);
  const ask = (path: string, init?: RequestInit): Request => new Request(`https://example.org${path}`, init);
  const matrixPath = apiPath('/matrix/{day}/{month}/{year}', { day: 15, month: 6, year: 1990 });
  const matrix = ask(matrixPath);
  await refusing(matrix, CLIENT, fromMemory);
  const headers = Object.fromEntries((await passing(matrix, CLIENT, fromMemory)).headers);
  const bare = async (): Promise<Response> => new Response(BODY, { headers });
  const requests: [name: string, request: Request, by?: typeof passing][] = [
    ['200 from memory', matrix],
    ['304', ask(matrixPath, { headers: { 'If-None-Match': '"abc"' } })],
    ['204 preflight', ask(matrixPath, { method: 'OPTIONS' })],
    ['400 no such date', ask(apiPath('/matrix/{day}/{month}/{year}', { day: 30, month: 2, year: 2000 }))],
    ['400 malformed', ask('/api/matrix/15%2F6%2F1990')],
    ['404 life path', ask(apiPath('/life-path/{number}', { number: 10 }))],
    ['405', ask(apiPath('/life-path'), { method: 'POST' })],
    ['429', matrix, refusing],
  ];
  const before = await medianMicroseconds(bare);
  const results: [name: string, microseconds: number][] = [];
  for (const [name, request, by = passing] of requests)
    results.push([name, await medianMicroseconds(() => by(request, CLIENT, fromMemory))]);
  // The first measurement pays for warming up, the last for the garbage of the others; the faster counts.
  const floor = Math.min(before, await medianMicroseconds(bare));
  return [['bare handler', floor] as const, ...results].map(([name, microseconds]) => ({
    name,
    microseconds,
    ratio: microseconds / floor,
  }));
}

async function medianMicroseconds(call: () => Promise<Response>): Promise<number> {
  const times: number[] = [];
  for (let batch = 0; batch < WARM_UP_BATCHES + BATCHES; batch++) {
    const started = performance.now();
    for (let i = 0; i < CALLS_PER_BATCH; i++) await call();
    times.push(((performance.now() - started) * 1000) / CALLS_PER_BATCH);
  }
  return times.slice(WARM_UP_BATCHES).sort((a, b) => a - b)[BATCHES / 2]!;
}
