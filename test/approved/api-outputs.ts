import type { GatewayOptions } from '../../src/gateway/gateway.ts';
import { filesInMemory, gatewayInMemory } from '../service/service-in-memory.ts';
import { type Outputs, prettySvg, prettyText } from './readable.ts';

export const SITE = 'https://example.org';

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
  '/api/statistics': 'api/statistics.json',
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

type Asked = readonly [path: string, init?: RequestInit, options?: Partial<GatewayOptions>];

/** Other spellings and methods, and every error. What lies in no file is answered 500. */
const REQUESTS: readonly Asked[] = [
  ['/api/matrix/1990-06-15'],
  ['/api/matrix/015/06/1990/'],
  ['/api/matrix/15/6/1990.json?x=1'],
  ['/api/chart/1990-06-15'],
  ['/api/chart/015/06/19'],
  ['/api/couple/1990-12-29/1990-06-15'],
  ['/api/couple/1990-12-29/1990-06-15.svg'],
  ['/api/matrix/1990-06-15.svg'],
  ['/api/openapi.json'],
  ['/api/schema/matrix.json'],
  ['/api/life-path', { method: 'HEAD' }],
  ['/api/life-path', { headers: { 'If-None-Match': '"x"' } }],
  ['/api/year/1990-06-15/2026', { headers: { 'If-None-Match': '*' } }],
  ['/api', { method: 'OPTIONS', headers: { 'Access-Control-Request-Headers': 'x-one, x-two' } }],
  ['/api/matrix/x/6/1990'],
  ['/api/matrix/15/13/1990'],
  ['/api/matrix/15/6/2101'],
  ['/api/matrix/30/2/2000'],
  ['/api/matrix'],
  ['/api/matrix/hoy'],
  ['/api/matrix/1990-13-01.svg'],
  ['/api/chart/1990-02-30'],
  ['/api/chart/hoy'],
  ['/api/chart/15/6/1'],
  ['/api/couple'],
  ['/api/couple/1990-02-30/1990-06-15'],
  ['/api/couple/1990-06-15/x.svg'],
  ['/api/couple/1899-12-31/1990-02-30'],
  ['/api/year/1990-06-15'],
  ['/api/year/1990-02-30/2026'],
  ['/api/year/1990-06-15/26'],
  ['/api/life-path/10'],
  ['/api/arcana/23'],
  ['/api/nothing'],
  ['/api/life-path', { method: 'POST' }],
  ['/api/matrix/15/6/1991'],
  ['/api/matrix/15/6/1990', {}, REFUSED],
  ['/api/life-path/7', {}, { ...REFUSED, site: 'https://other.example' }],
  ['/%61pi/matrix/15/6/1990?x=1'],
  ['/%5cperfil'],
];

/** The outputs, and the names of their files by the exact text: who sends the same bytes elsewhere need only name the file. */
export async function apiOutputs(): Promise<{ outputs: Outputs; fileOf: ReadonlyMap<string, string> }> {
  const files = await filesInMemory(SITE);
  const fileOf = new Map<string, string>();
  const outputs: Record<string, string> = {};
  const answers: string[] = [];
  const asked: readonly Asked[] = [...Object.keys(BODIES).map((path): Asked => [path]), ...REQUESTS];
  for (const [path, init = {}, options = {}] of asked) {
    // Each with its own counts and clock.
    const gateway = gatewayInMemory({ now: () => 0, report: () => {}, ...options });
    const response = await gateway(new Request(`${SITE}${path}`, init), '203.0.113.7', files);
    const text = await response.text();
    const file = BODIES[path];
    if (file !== undefined && response.status === 200 && !fileOf.has(text)) {
      fileOf.set(text, file);
      outputs[file] = file.endsWith('.svg') ? prettySvg(text) : prettyText(text);
    }
    answers.push(
      `${init.method ?? 'GET'} ${path}`,
      ...[...new Headers(init.headers)].map(([name, value]) => `${name}: ${value}`),
      `→ ${response.status}`,
      ...[...response.headers].map(([name, value]) => `  ${name}: ${value}`),
      ...(text === '' ? [] : ['', fileOf.get(text) ?? prettyText(text).trimEnd()]),
      '\n',
    );
  }
  return { outputs: { ...outputs, 'api/requests.txt': answers.join('\n') }, fileOf };
}
