import { measure } from 'mitata';
import { publishedContent } from '../../src/content/published-content.ts';
import { createGateway, type Files } from '../../src/gateway/gateway.ts';
import { createMemoryLimiter } from '../../src/gateway/rate-limit/sliding-window.ts';
import { apiPath } from '../../src/http/api-path.ts';

export interface GatewayResult {
  readonly name: string;
  readonly nanoseconds: number;
  /** Allocated on the heap, per request; `undefined` without `--expose-gc`. */
  readonly bytes: number | undefined;
  /** Against the bare handler that returns the same bytes with the same headers. */
  readonly ratio: number;
}

const BODY = new TextEncoder().encode('x'.repeat(1_650));
const SITE = 'https://example.org';
/** In nanoseconds. Timed one by one, calls of some microseconds would mostly measure the clock. */
const ALWAYS_IN_BATCHES = 1e9;
const OPTIONS = {
  inner_gc: false,
  heap: heapUsed,
  batch_threshold: ALWAYS_IN_BATCHES,
  warmup_threshold: ALWAYS_IN_BATCHES,
};
const CLIENT = '203.0.113.7';

/**
 * What the gateway costs per kind of answer. Its static layer answers from memory, so that nothing but the gateway is
 * measured; the bare handler makes the same Response from the same bytes and nothing else.
 */
export async function benchGateway(): Promise<GatewayResult[]> {
  const fromMemory: Files = async (_, headers) =>
    headers.get('if-none-match') === '"abc"'
      ? new Response(null, { status: 304, headers: { ETag: '"abc"' } })
      : new Response(BODY, { headers: { ETag: '"abc"' } });
  const limited = (limit: number) =>
    createGateway({
      limiter: createMemoryLimiter(),
      matrixLimit: limit,
      support: 'help@example.org',
      now: Date.now,
      report: () => {},
      loadContent: async () => publishedContent,
    });
  const open = limited(100_000);
  // Its own clock: a window of measurement has more requests than any limit allows.
  let time = 0;
  const passing = createGateway({
    limiter: createMemoryLimiter(),
    matrixLimit: 60,
    support: '',
    now: () => (time += 2_000),
    report: () => {},
    loadContent: async () => publishedContent,
  });
  const refusing = limited(1);
  const ask = (path: string, init?: RequestInit): Request => new Request(`${SITE}${path}`, init);
  const matrix = ask(apiPath('/matrix/{day}/{month}/{year}', { day: 15, month: 6, year: 1990 }));
  await refusing(matrix, CLIENT, fromMemory);

  const reference = await passing(matrix, CLIENT, fromMemory);
  const headers = Object.fromEntries(reference.headers);
  const bare = async (): Promise<Response> => new Response(BODY, { headers });
  const conditional = ask(apiPath('/matrix/{day}/{month}/{year}', { day: 15, month: 6, year: 1990 }), {
    headers: { 'If-None-Match': '"abc"' },
  });
  const cases: [string, () => Promise<Response>][] = [
    ['bare handler', bare],
    ['200 from memory', () => passing(matrix, CLIENT, fromMemory)],
    ['304', () => passing(conditional, CLIENT, fromMemory)],
    [
      '204 preflight',
      at(open, ask(apiPath('/matrix/{day}/{month}/{year}', { day: 15, month: 6, year: 1990 }), { method: 'OPTIONS' })),
    ],
    ['400 no such date', at(passing, ask(apiPath('/matrix/{day}/{month}/{year}', { day: 30, month: 2, year: 2000 })))],
    ['400 malformed', at(passing, ask('/api/matrix/15%2F6%2F1990'))],
    ['404 life path', at(passing, ask(apiPath('/life-path/{number}', { number: 10 })))],
    ['405', at(open, ask(apiPath('/life-path'), { method: 'POST' }))],
    ['429', at(refusing, matrix)],
  ];
  const results: { name: string; nanoseconds: number; bytes: number | undefined }[] = [];
  for (const [name, run] of cases) {
    const { p50, heap } = await measure(run, OPTIONS);
    results.push({ name, nanoseconds: p50, bytes: heap?.avg });
  }
  // Measured first it may pay for the engine's warming up, measured last for what the others left; the faster counts.
  const { p50 } = await measure(bare, OPTIONS);
  const floor = Math.min(p50, results[0]!.nanoseconds);
  results[0]!.nanoseconds = floor;
  return results.map((result) => ({ ...result, ratio: result.nanoseconds / floor }));

  function at(gateway: typeof open, request: Request): () => Promise<Response> {
    return () => gateway(request, CLIENT, fromMemory);
  }
}

function heapUsed(): number {
  return process.memoryUsage().heapUsed;
}
