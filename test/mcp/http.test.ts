import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { createMemoryLimiter } from '../../src/gateway/rate-limit/sliding-window.ts';
import { createHttpHandler } from '../../src/mcp/http.ts';
import { createMcpGateway } from '../../src/mcp/mcp-gateway.ts';
import { content } from '../content-fixture.ts';
import { askEveryTool } from './ask-every-tool.ts';

const SITE = 'https://example.org';

/** The gateway and the server without a socket. */
function setUp() {
  const gateway = createMcpGateway({
    limiter: createMemoryLimiter(),
    matrixLimit: 60,
    support: 'help@example.org',
    now: () => 0,
    report: (problem) => {
      throw problem;
    },
    handle: createHttpHandler({ content, version: '1.0' }),
  });
  const send = (init: RequestInit): Promise<Response> => gateway(new Request(`${SITE}/mcp`, init), '203.0.113.7');
  return { send };
}

const POST = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
} as const;
const ping = (padding = ''): RequestInit => ({
  ...POST,
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', params: { _meta: { padding } } }),
});

describe('MCP over HTTP', () => {
  it('answers the official client', async () => {
    const { send } = setUp();
    const fetch = (_: string | URL, init?: RequestInit): Promise<Response> => send(init ?? {});
    await askEveryTool(new StreamableHTTPClientTransport(new URL(`${SITE}/mcp`), { fetch }), SITE);
  });

  it('lets pages of any site ask, and read what they need', async () => {
    const { send } = setUp();
    const asked = { 'Access-Control-Request-Headers': 'content-type, mcp-protocol-version' };
    const preflight = await send({ method: 'OPTIONS', headers: asked });
    expect([preflight.status, Object.fromEntries(preflight.headers)]).toMatchObject([
      204,
      {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'POST, OPTIONS',
        'access-control-allow-headers': 'content-type, mcp-protocol-version',
        'access-control-max-age': '86400',
      },
    ]);
    const answer = await send(ping());
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
      200,
      {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': expect.stringContaining('Mcp-Session-Id'),
        'cache-control': 'no-store',
        'ratelimit-policy': '"matrix";q=60;w=60',
      },
    ]);
  });

  it('refuses a body over 16 KB with 413, and serves on', async () => {
    const { send } = setUp();
    expect((await send(ping('x'.repeat(17_000)))).status).toBe(413);
    expect((await send(ping('x'.repeat(10_000)))).status).toBe(200);
  });

  it('counts messages as matrices: 60 in a minute', async () => {
    const { send } = setUp();
    const statuses = [];
    for (let i = 0; i < 61; i++) statuses.push((await send(ping())).status);
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
    const refused = await send(ping());
    expect([refused.headers.get('retry-after'), await refused.json()]).toEqual([
      '60',
      expect.objectContaining({ error: 'Too many requests' }),
    ]);
  });

  it.each(['GET', 'DELETE', 'PUT'])('%s is 405: there are no sessions', async (method) => {
    const { status, headers } = await setUp().send({ method });
    expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it.each(['', 'x', '[]', '{}', 'null', '{"jsonrpc":"2.0","id":1,"method":"nothing"}'])(
    'nonsense %j is answered with an error, not with a failure',
    async (body) => {
      const { status } = await setUp().send({ ...POST, body });
      expect([200, 400, 404]).toContain(status);
    },
  );
});
