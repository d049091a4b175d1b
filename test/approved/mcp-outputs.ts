import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createMemoryLimiter } from '../../src/gateway/rate-limit/sliding-window.ts';
import { createMcpGateway } from '../../src/mcp/mcp-gateway.ts';
import { createHttpHandler } from '../../src/mcp/server.ts';
import { LIMITS } from '../../src/settings/rate-limits.ts';
import { content, loadContent } from '../content-fixture.ts';
import { SITE } from '../requests/fronts.ts';
import { type Outputs, prettyJson } from './readable.ts';

/** A call of each tool, and mistakes. */
export const CALLS: readonly (readonly [name: string, args: Record<string, unknown>])[] = [
  ['destiny_matrix', { date: '1990-06-15' }],
  ['chart', { date: '1990-06-15' }],
  ['couple', { a: '1990-12-29', b: '1990-06-15' }],
  ['year', { date: '1990-06-15', year: 2026 }],
  ['numbers', { date: '1990-06-15' }],
  ['day', { date: '1990-06-15', day: '2026-11-16' }],
  ['name', { name: 'María José Núñez', date: '1990-06-15' }],
  ['life_path_of_date', { date: '1990-06-18' }],
  ['life_path', { number: 7 }],
  ['arcanum', { number: 17 }],
  ['chart', { date: '1990-06-15', language: 'en' }],
  ['name', { name: 'Mary Ann Evans', language: 'en' }],
  ['life_path', { number: 7, language: 'en' }],
  ['arcanum', { number: 17, language: 'en', detail: 'full' }],
  ['arcanum', { number: 17, language: 'fr' }],
  ['chart', { date: '1990-06-15', detail: 'full' }],
  ['couple', { a: '1990-06-15', b: '1990-12-29', detail: 'full' }],
  ['year', { date: '1990-06-15', year: 2026, detail: 'full' }],
  ['numbers', { date: '1990-06-15', detail: 'full' }],
  ['day', { date: '1990-06-15', day: '2026-11-16', detail: 'full' }],
  ['name', { name: 'María José Núñez', date: '1990-06-15', detail: 'full' }],
  ['life_path_of_date', { date: '1990-06-18', detail: 'full' }],
  ['life_path', { number: 7, detail: 'full' }],
  ['arcanum', { number: 17, detail: 'full' }],
  ['chart', { date: '1990-02-30' }],
  ['couple', { a: '1990-06-15', b: '15/06/1990' }],
  ['year', { date: '1990-06-15', year: 1899 }],
  ['arcanum', { number: 23 }],
  ['arcanum', { number: 17, more: true }],
];

/** What the official client gets of the server, through the gateway and without a socket. */
export async function mcpOutputs(fileOf: ReadonlyMap<string, string>): Promise<Outputs> {
  const gateway = createMcpGateway({
    limiter: createMemoryLimiter(),
    limits: LIMITS,
    support: content.publisher.support,
    site: SITE,
    now: () => 0,
    report: (problem) => {
      throw problem;
    },
    handle: createHttpHandler({ publisher: content.publisher, loadContent, version: '1.2.3', report: console.error }),
  });
  const fetch = (_: string | URL, init?: RequestInit): Promise<Response> =>
    gateway(new Request(`${SITE}/mcp`, init), '203.0.113.7', () => Response.error());
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${SITE}/mcp`), { fetch }));
  const { tools } = await client.listTools();
  const calls: string[] = [];
  for (const [name, args] of CALLS) {
    const { content: parts, isError = false } = await client.callTool({ name, arguments: args });
    const [{ text }] = parts as unknown as [{ text: string }];
    const file = fileOf.get(`${text}\n`);
    const answer = file ?? (text.startsWith('{') ? prettyJson(JSON.parse(text)) : text);
    calls.push(`${name} ${JSON.stringify(args)}`, isError ? 'is an error:' : 'answers:', answer, '');
  }
  const server = { ...client.getServerVersion(), instructions: client.getInstructions() };
  await client.close();
  return {
    'mcp/server.json': `${prettyJson(server)}\n`,
    'mcp/tools.json': `${prettyJson(tools)}\n`,
    'mcp/calls.txt': calls.join('\n'),
  };
}
