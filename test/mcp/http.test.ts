import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { createMemoryLimiter } from '../../src/gateway/rate-limit/sliding-window.ts';
import { createMcpGateway } from '../../src/mcp/mcp-gateway.ts';
import { createHttpHandler } from '../../src/mcp/server.ts';
import { content } from '../content-fixture.ts';
import { askEveryTool } from './ask-every-tool.ts';

const SITE = 'https://example.org';

/** The gateway and the server without a socket. */
function setUp({
  handle = createHttpHandler({ content, version: '1.0' }),
  site = undefined as string | undefined,
} = {}) {
  const reported: unknown[] = [];
  const gateway = createMcpGateway({
    limiter: createMemoryLimiter(),
    matrixLimit: 60,
    support: 'help@example.org',
    site,
    now: () => 0,
    report: (problem) => reported.push(problem),
    handle,
  });
  const send = (init: RequestInit): Promise<Response> => gateway(new Request(`${SITE}/mcp`, init), '203.0.113.7');
  return { gateway, send, reported };
}

const POST = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
} as const;
const message = (method: string, params = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
const ping = (padding = ''): RequestInit => ({
  ...POST,
  body: JSON.stringify(message('ping', { _meta: { padding } })),
});
const BATCH = { ...POST, body: JSON.stringify(Array.from({ length: 100 }, () => message('ping'))) };

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

  it('refuses a batch as a whole, and counts it: 100 messages in one request would go round the limit', async () => {
    let handled = 0;
    const answered = createHttpHandler({ content, version: '1.0' });
    const handle = (request: Request): Promise<Response> => {
      handled++;
      return answered(request);
    };
    const { send } = setUp({ handle });
    const refused = await send(BATCH);
    expect([refused.status, await refused.json(), refused.headers.get('ratelimit'), handled]).toEqual([
      400,
      {
        jsonrpc: '2.0',
        error: { code: -32600, message: 'No se admiten lotes de JSON-RPC: envía un solo mensaje en cada petición.' },
        id: null,
      },
      '"matrix";r=59;t=60',
      0,
    ]);
    for (const body of ['[]', ' \r\n\t[{}]', '\ufeff[{}]']) expect((await send({ ...POST, body })).status).toBe(400);
    for (let i = 0; i < 56; i++) expect((await send(BATCH)).status).toBe(400);
    expect([(await send(BATCH)).status, handled]).toEqual([429, 0]);
  });

  it('reads no more of an endless body than a message may have', async () => {
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1024;
        controller.enqueue(new Uint8Array(1024).fill(32));
      },
    });
    const { status } = await setUp().send({ ...POST, body, duplex: 'half' } as RequestInit);
    expect(status).toBe(413);
    expect(pulled).toBeLessThanOrEqual(20 * 1024);
  });

  it('answers a host that no URL can have, where its own address is known, and counts it', async () => {
    const { gateway } = setUp({ site: SITE });
    const request = Object.defineProperty(new Request(`${SITE}/mcp`, ping()), 'url', { value: 'http://a:99999/mcp' });
    const { status, headers } = await gateway(request, '203.0.113.7');
    expect([status, headers.get('ratelimit')]).toEqual([200, '"matrix";r=59;t=60']);
  });

  it('is 500 with a body when the server fails, and says so to the operator', async () => {
    const { send, reported } = setUp({ handle: () => Promise.reject(new Error('broken')) });
    const response = await send(ping());
    expect([response.status, await response.json(), reported]).toEqual([
      500,
      { error: 'Internal error', message: expect.stringContaining('help@example.org') },
      [new Error('broken')],
    ]);
  });

  it.each<[string, number, RequestInit, number]>([
    ['an answer', 200, ping(), 0],
    ['a notification', 202, { ...POST, body: '{"jsonrpc":"2.0","method":"notifications/initialized"}' }, 0],
    ['preflight', 204, { method: 'OPTIONS' }, 0],
    ['nonsense', 400, { ...POST, body: 'x' }, 0],
    ['a batch', 400, BATCH, 0],
    ['another method', 405, { method: 'GET' }, 0],
    ['too much', 413, ping('x'.repeat(17_000)), 0],
    ['another type', 415, { ...POST, headers: { 'Content-Type': 'text/plain' }, body: '{}' }, 0],
    ['too many', 429, ping(), 60],
  ])('%s, %d, has the headers of every answer, and none of the connection', async (_, status, init, before) => {
    const { send } = setUp();
    for (let i = 0; i < before; i++) await send(ping());
    const response = await send(init);
    expect([response.status, Object.fromEntries(response.headers)]).toMatchObject([
      status,
      {
        'access-control-allow-origin': '*',
        'access-control-expose-headers':
          'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-API-License, Mcp-Session-Id, Mcp-Protocol-Version',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    ]);
    for (const name of ['connection', 'keep-alive', 'transfer-encoding'])
      expect([name, response.headers.get(name)]).toEqual([name, null]);
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
