import { EventEmitter } from 'node:events';
import { Server } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { createGateway } from '../src/gateway/gateway.ts';
import { createService } from '../src/gateway/service.ts';
import { limitConnections, TIMEOUTS } from '../src/server/connections.ts';
import { port, readServerSettings, siteUrl } from '../src/settings/settings.ts';
import { content } from './content-fixture.ts';
import { readDocument } from './documents.ts';

const oldest = manifest.engines.node.replace('>=', '');
const tested = /node: \[([^\]]+)\]/.exec(readDocument('.github/workflows/ci.yml'))![1]!.split(', ');
const chosen = readDocument('.nvmrc').trim();
const supported = [oldest, ...tested.slice(1)];
const newest = tested.at(-1)!;
const listed = (or: string): string => `${supported.slice(0, -1).join(', ')} ${or} ${newest}`;

/** All matches of a pattern in a file, in order. */
function namedIn(file: string, pattern: RegExp): string[] {
  return [...readDocument(file).matchAll(pattern)].map(([, found]) => found!);
}

describe('the version of Node', () => {
  it.each<[file: string, pattern: RegExp, expected: string[]]>([
    ['netlify.toml', /NODE_VERSION = "([^"]*)"/g, [chosen]],
    ['Dockerfile', /^FROM node:([^-]+)-bookworm-slim@/gm, [chosen, chosen]],
    ['.github/workflows/ci.yml', /node-version-file: (.*)/g, ['.nvmrc', '.nvmrc']],
    ['.github/workflows/ci.yml', /node-version: (?:\$\{\{ )?(.*?)(?: \}\})?$/gm, ['matrix.node']],
    ['.ci/run', /^for version in (.*); do/gm, [tested.slice(1).join(' ')]],
    ['.ci/run', /--package=node@(\d+)/g, [newest]],
    ['CONTRIBUTING.md', /--package=node@(\d+)/g, [newest]],
    ['CONTRIBUTING.md', /Node \(([^)]*)\)/g, [listed('or')]],
    ['README.md', /Node \(([^)]*)\)/g, [listed('or')]],
    ['README.es.md', /Node \(([^)]*)\)/g, [listed('o')]],
    ['docs/package.md', /Node ([\d.]+) or newer/g, [oldest]],
    ['scripts/pack-client.ts', /target: 'node([\d.]+)'/g, [oldest]],
  ])('in %s, by %s', (file, pattern, expected) => expect(namedIn(file, pattern)).toEqual(expected));

  it('is one of those that are tested, and the types that we compile with are of the oldest', () => {
    expect(tested).toEqual(['20', '22', '24', '26']);
    expect(tested).toContain(chosen);
    expect(manifest.devDependencies['@types/node'].startsWith(`${oldest}.`)).toBe(true);
  });
});

it.each<[file: string, pattern: RegExp, expected: string[]]>([
  ['Dockerfile', /^ARG SITE_URL=(.*)$/gm, [siteUrl({}).site]],
  ['Dockerfile', /^EXPOSE (\d+)$/gm, [String(port({}))]],
  ['Dockerfile', /^ENV .* PORT=(\d+)$/gm, [String(port({}))]],
  // In a container, only this address is reachable from outside; the default elsewhere is loopback.
  ['Dockerfile', /^ENV .*\bHOST=(\S+)/gm, ['0.0.0.0']],
  ['compose.yaml', /PORT:-(\d+)/g, Array<string>(3).fill(String(port({})))],
])('the address in %s, by %s, is the one that is meant', (file, pattern, expected) => {
  expect(namedIn(file, pattern)).toEqual(expected);
});

it.each([
  ['/api/matrix/15/6/1990', 60],
  ['/api/life-path/7', 600],
])('without any setting but the address: %s may be asked for %i times in 60 seconds', async (path, limit) => {
  const clock = { now: 0 };
  const report = (problem: unknown): void => expect(problem).toBeUndefined();
  const settings = readServerSettings({ SITE_URL: 'https://example.org' });
  const service = await createService(content.publisher, settings, { now: () => clock.now, report });
  const gateway = createGateway({ ...service, loadContent: async () => content });
  const ask = async (): Promise<number> => {
    const request = new Request(`https://example.org${path}`);
    return (await gateway(request, '203.0.113.7', async () => new Response('{}'))).status;
  };
  const passes = async (): Promise<number> => {
    let passed = 0;
    while ((await ask()) === 200) passed++;
    return passed;
  };
  const passed = [await passes()];
  for (const now of [59_999, 60_000]) {
    clock.now = now;
    passed.push(await passes());
  }
  expect(passed).toEqual([limit, 0, limit]);
});

/** The figures of OPERATIONS.md about connections. */
const [, request, head, idle, silence, waiting, connections] =
  /arrive within (\d+) s and its head within (\d+); an idle connection is closed after (\d+) s\.[^.]*nothing for\s+(\d+) to [^.]*for ten minutes[^.]*\.[^.]*more than (\d+) waiting is cut off\. An address has (\d+) connections/
    .exec(readDocument('OPERATIONS.md').replace(/\s+/g, ' '))!
    .map(Number) as number[];

describe('a server without settings, as OPERATIONS.md describes it', () => {
  class FakeSocket extends EventEmitter {
    readonly remoteAddress = '203.0.113.7';
    readonly writableLength = 1;
    destroyed = false;
    destroy(): void {
      this.destroyed = true;
    }
  }

  it('ends slow requests and idle connections', () => {
    const { requestTimeout, headersTimeout, keepAliveTimeout } = TIMEOUTS;
    expect([requestTimeout, headersTimeout, keepAliveTimeout]).toEqual([request, head, idle].map((s) => s! * 1_000));
    const server = new Server(() => {});
    limitConnections(server);
    expect(server.timeout).toBe(silence! * 1_000);
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('refuses one connection too many of an address, unless it is a proxy’s (%s)', (isProxied, refused) => {
    const server = new Server(() => {});
    limitConnections(server, { isProxied });
    const sockets = Array.from({ length: connections! + 1 }, () => new FakeSocket());
    for (const socket of sockets) server.emit('connection', socket);
    expect(sockets.filter(({ destroyed }) => destroyed)).toHaveLength(refused);
  });

  it('cuts off who lags behind for ten minutes', () => {
    vi.useFakeTimers();
    const [server, socket] = [new Server(() => {}), new FakeSocket()];
    limitConnections(server);
    server.emit('connection', socket);
    const seen = [600_000, 60_000].map((time) => vi.advanceTimersByTime(time) && socket.destroyed);
    vi.useRealTimers();
    expect(seen).toEqual([false, true]);
  });

  it('cuts off who has one request too many waiting', () => {
    const [server, socket] = [new Server(() => {}), new FakeSocket()];
    limitConnections(server);
    server.emit('connection', socket);
    const seen = Array.from({ length: waiting! + 2 }, () => {
      server.emit('request', { socket }, new EventEmitter());
      return socket.destroyed;
    });
    expect(seen.indexOf(true)).toBe(waiting! + 1);
  });
});
