import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { createMemoryLimiter } from '../../src/gateway/rate-limit/sliding-window.ts';
import type { FetchFile } from '../../src/gateway/service.ts';
import { createMcpGateway } from '../../src/mcp/mcp-gateway.ts';
import { createHttpHandler, type McpOptions } from '../../src/mcp/server.ts';
import { LIMITS } from '../../src/settings/rate-limits.ts';
import { PACKAGE_VERSION } from '../../src/words/npm-package.ts';
import { content, loadContent } from '../content-fixture.ts';
import { askEveryTool } from './ask-every-tool.ts';

const SITE = 'https://example.org';

/** A build with only its index. */
const files: FetchFile = (file) =>
  file === '/api/index.json' ? Response.json({ endpoints: { index: `${SITE}/api` } }) : Response.error();

/** The gateway and the server without a socket. */
function setUp({
  reported = [] as unknown[],
  report = (problem: unknown): unknown => reported.push(problem),
  load = loadContent as McpOptions['loadContent'],
  handle = createHttpHandler({ publisher: content.publisher, loadContent: load, version: PACKAGE_VERSION, report }),
  build = files,
} = {}) {
  const gateway = createMcpGateway({
    limiter: createMemoryLimiter(),
    limits: LIMITS,
    support: 'help@example.org',
    now: () => 0,
    report,
    handle,
  });
  const send = (init: RequestInit): Promise<Response> =>
    gateway(new Request(`${SITE}/mcp`, init), '203.0.113.7', build);
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
const call = (name: string, input: object): RequestInit => ({
  ...POST,
  body: JSON.stringify(message('tools/call', { name, arguments: input })),
});
const BATCH = { ...POST, body: JSON.stringify(Array.from({ length: 100 }, () => message('ping'))) };

// Status, headers and body of each kind of response are approved in test/approved/api/requests.txt, for every front.
describe('MCP over HTTP', () => {
  it('answers the official client', async () => {
    const { send } = setUp();
    const fetch = (_: string | URL, init?: RequestInit): Promise<Response> => send(init ?? {});
    await askEveryTool(new StreamableHTTPClientTransport(new URL(`${SITE}/mcp`), { fetch }), SITE);
  });

  it('refuses a body over 16 KB with 413, and continues to serve', async () => {
    const { send } = setUp();
    const rest = String(ping().body).length;
    const statusOf = async (bytes: number, headers = {}): Promise<number> => {
      const padded = ping('x'.repeat(bytes - rest));
      return (await send({ ...padded, headers: { ...POST.headers, ...headers } })).status;
    };
    expect([await statusOf(16_385), await statusOf(16_384), await statusOf(17_000)]).toEqual([413, 200, 413]);
    // A message whose declared length is too long is not read.
    expect(await statusOf(200, { 'Content-Length': '16385' })).toBe(413);
  });

  it('counts messages as matrices, 60 in a minute, and refuses one more in the form of the protocol and in English', async () => {
    const { send } = setUp();
    for (let i = 0; i < 60; i++) expect((await send(ping())).status).toBe(200);
    const refused = await send(ping());
    const message = `Too many messages: wait 60 seconds, or download the whole dataset at ${SITE}/en/data.`;
    expect(await refused.json()).toEqual({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null });
    const { status, headers } = refused;
    expect([status, headers.get('retry-after'), headers.get('ratelimit')]).toEqual([429, '60', '"matrix";r=0;t=60']);
  });

  it('refuses a batch as a whole, and counts it: 100 messages in one request would bypass the limit', async () => {
    let handled = 0;
    const handle = async (): Promise<Response> => {
      handled++;
      return new Response();
    };
    const { send } = setUp({ handle });
    const refused = await send(BATCH);
    expect([refused.status, refused.headers.get('ratelimit'), handled]).toEqual([400, '"matrix";r=59;t=60', 0]);
    for (const body of ['[]', ' \r\n\t[{}]', '\ufeff[{}]']) expect((await send({ ...POST, body })).status).toBe(400);
    for (let i = 0; i < 56; i++) expect((await send(BATCH)).status).toBe(400);
    expect([(await send(BATCH)).status, handled]).toEqual([429, 0]);
  });

  it('reads an endless body only up to the maximum size of a message', async () => {
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

  it.each(['http://a:99999/mcp', 'http://a"onload=alert(1)x="/mcp', 'https://elsewhere.example/mcp'])(
    'asked at %s it answers with the address of the build, and counts it',
    async (url) => {
      const { gateway } = setUp();
      const asked = call('arcanum', { number: 7 });
      const request = Object.defineProperty(new Request(`${SITE}/mcp`, asked), 'url', { value: url });
      const response = await gateway(request, '203.0.113.7', files);
      expect([response.status, response.headers.get('ratelimit')]).toEqual([200, '"matrix";r=59;t=60']);
      const text = await response.text();
      expect(text).toContain(`${SITE}/arcanos/7`);
      expect(text).not.toMatch(/onload|elsewhere/);
    },
  );

  it('is 500 with a body when the server fails, and says so to the operator', async () => {
    const { send, reported } = setUp({ handle: () => Promise.reject(new Error('broken')) });
    const response = await send(ping());
    expect([response.status, await response.json(), reported]).toEqual([
      500,
      { error: 'Internal error', message: expect.stringContaining('help@example.org') },
      [new Error('broken')],
    ]);
  });

  it('reports a bug inside of a tool and answers without its text; a mistake is only answered', async () => {
    const problem = new Error('/srv/texts is missing');
    const { send: ask, reported: none } = setUp();
    const { send, reported } = setUp({ load: () => Promise.reject(problem) });
    const said = async (asked: Promise<Response>): Promise<unknown> =>
      JSON.parse(/^data: (.*)$/m.exec(await (await asked).text())![1]!).result;
    const failure = (text: unknown) => ({ isError: true, content: [{ type: 'text', text }] });
    expect(await said(ask(call('life_path_of_date', { date: 'ayer' })))).toEqual(
      failure(expect.stringContaining('"ayer" is not a date.')),
    );
    expect(await said(send(call('arcanum', { number: 7 })))).toEqual(
      failure('The server failed, not your request. Its log says why.'),
    );
    expect([reported, none]).toEqual([[problem], []]);
  });

  it('refuses also while the site has no index to name the dataset', async () => {
    const { send } = setUp({ build: () => Response.error() });
    for (let i = 0; i < 60; i++) await send(ping());
    const { status, headers } = await send(ping());
    expect([status, headers.get('retry-after')]).toEqual([429, '60']);
  });

  it('forwards no connection headers', async () => {
    const headers = { Connection: 'keep-alive', 'Keep-Alive': 'timeout=5', 'Transfer-Encoding': 'chunked' };
    const response = await setUp({ handle: async () => new Response('{}', { headers }) }).send(ping());
    for (const name of Object.keys(headers)) expect([name, response.headers.get(name)]).toEqual([name, null]);
  });

  it.each(['', 'x', '[]', '{}', 'null', '{"jsonrpc":"2.0","id":1,"method":"nothing"}'])(
    'nonsense %j is answered with an error, not with a failure',
    async (body) => {
      const { status } = await setUp().send({ ...POST, body });
      expect([200, 400, 404]).toContain(status);
    },
  );
});
