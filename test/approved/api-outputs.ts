import type { GatewayOptions } from '../../src/gateway/gateway.ts';
import { createMemoryLimiter } from '../../src/gateway/rate-limit/sliding-window.ts';
import { createMcpGateway } from '../../src/mcp/mcp-gateway.ts';
import { createHttpHandler } from '../../src/mcp/server.ts';
import { LIMITS } from '../../src/settings/rate-limits.ts';
import { filesInMemory, gatewayInMemory } from '../api/service-in-memory.ts';
import { content, loadContent } from '../content-fixture.ts';
import { named, readable, SITE, textOf, written } from '../requests/fronts.ts';
import { MISSING_FILE, ROWS } from '../requests/table.ts';
import { type Outputs, prettySvg } from './readable.ts';

/** A body of every endpoint, by the file that it is approved in. */
const BODIES: Readonly<Record<string, string>> = {
  '/api': 'api/index.json',
  '/api/life-path': 'api/life-path-list.json',
  '/api/life-path/7': 'api/life-path.json',
  '/api/arcana': 'api/arcana-list.json',
  '/api/arcana/17': 'api/arcanum.json',
  '/api/matrix/15/6/1990': 'api/matrix.json',
  '/api/chart/15/6/19': 'api/chart.json',
  '/api/couple/1990-06-15/1990-12-29': 'api/couple.json',
  '/api/year/1990-06-15/2026': 'api/year.json',
  '/api/numbers': 'api/number-texts.json',
  '/api/numbers/1990-06-15': 'api/numbers.json',
  '/api/day/1990-06-15/2026-11-16': 'api/day.json',
  '/api/name/Mar%C3%ADa%20Jos%C3%A9%20N%C3%BA%C3%B1ez/1990-06-15': 'api/name.json',
  '/api/statistics': 'api/statistics.json',
  '/api/languages': 'api/languages.json',
  '/api/en': 'api/en/index.json',
  '/api/en/life-path/7': 'api/en/life-path.json',
  '/api/en/arcana/17': 'api/en/arcanum.json',
  '/api/en/matrix/15/6/1990': 'api/en/matrix.json',
  '/api/en/chart/15/6/19': 'api/en/chart.json',
  '/api/en/couple/1990-06-15/1990-12-29': 'api/en/couple.json',
  '/api/en/year/1990-06-15/2026': 'api/en/year.json',
  '/api/en/numbers/1990-06-15': 'api/en/numbers.json',
  '/api/en/day/1990-06-15/2026-11-16': 'api/en/day.json',
  '/api/en/name/Mary%20Ann%20Evans/1990-06-15': 'api/en/name.json',
  '/api/openapi': 'api/openapi.json',
  '/api/schema/matrix': 'api/schema.json',
  '/api/matrix/15/6/1990.svg': 'pictures/matrix.svg',
  '/api/matrix/15/6/1990.svg?detail=full': 'pictures/matrix-full.svg',
  '/api/couple/1990-06-15/1990-12-29.svg': 'pictures/couple.svg',
  '/api/couple/1990-06-15/1990-12-29.svg?detail=full': 'pictures/couple-full.svg',
};

/** For clients that have used up what they may ask for. */
const REFUSED: Partial<GatewayOptions> = {
  limiter: { take: async () => ({ allowed: false, remaining: 0, resetSeconds: 42 }) },
};

/** The outputs, and the names of their files by the exact text: who sends the same bytes elsewhere need only name the file. */
export async function apiOutputs(): Promise<{ outputs: Outputs; fileOf: ReadonlyMap<string, string> }> {
  const files = filesInMemory(SITE);
  const handle = createHttpHandler({
    publisher: content.publisher,
    loadContent,
    version: '1.2.3',
    report: console.error,
  });
  const fileOf = new Map<string, string>();
  const outputs: Record<string, string> = {};
  const answers: string[] = [];
  for (const row of ROWS) {
    // Each with its own counts and clock.
    const options = {
      limiter: createMemoryLimiter(),
      limits: LIMITS,
      support: content.publisher.support,
      now: () => 0,
      report: () => {},
      ...(row.isRefused ? REFUSED : {}),
    };
    const [method, path] = row.request.split(' ') as [string, string];
    const asked = new Request(`${SITE}${path}`, { method, headers: row.headers ?? {}, body: row.body ?? null });
    const response = path.startsWith('/mcp')
      ? await createMcpGateway({ ...options, handle, site: SITE })(asked, '203.0.113.7', () => Response.error())
      : await gatewayInMemory(options)(asked, '203.0.113.7', (file, ...rest) =>
          file === MISSING_FILE ? new Response(null, { status: 404 }) : files(file, ...rest),
        );
    // The HTTP server drops it; see the gateway.
    const text = method === 'HEAD' ? '' : textOf(Buffer.from(await response.arrayBuffer()));
    const name = BODIES[path];
    if (name !== undefined && response.status === 200 && !row.headers && method === 'GET') {
      fileOf.set(text, name);
      outputs[name] = name.endsWith('.svg') ? prettySvg(text) : `${readable(text)}\n`;
    }
    // Of a picture with other options: the approved one with the same detail.
    const plain = BODIES[path.replace(/&?(?:tema|ancho)=\w+/g, '').replace(/\?(?:detail=simple)?$/, '')] ?? '';
    const body =
      fileOf.get(text) ??
      (plain.endsWith('.svg') && response.status === 200
        ? named(plain, outputs[plain]!.trimEnd(), readable(text))
        : readable(text));
    // Of the bytes of a PNG, which are zlib's: other versions of Node compress differently.
    const isPng = response.headers.get('content-type') === 'image/png';
    const headers = [...response.headers].map(([header, value]): [string, string] => [
      header,
      isPng && header === 'etag' ? '"…"' : value,
    ]);
    answers.push(written(row, { status: response.status, headers, body }));
  }
  return { outputs: { ...outputs, 'api/requests.txt': `${answers.join('\n\n\n')}\n` }, fileOf };
}
