import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import fastGlob from 'fast-glob';
import fs from 'fs-extra';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT } from '../content-fixture.ts';
import { freePort } from '../free-port.ts';
import { askEveryTool } from '../mcp/ask-every-tool.ts';
import { HAS_REDIS, NO_REDIS, type RedisServer, startRedis } from '../redis/redis-server.ts';
import { startUpstashFront, TOKEN, type UpstashFront } from '../redis/upstash-front.ts';
import { type Answer, type Front, header, itAnswers, SITE, send, sendRaw } from '../requests/fronts.ts';
import { MISSING_FILE, type Row } from '../requests/table.ts';
import { createTemporaryProject, type TemporaryProject } from './temporary-project.ts';

/** For a whole build and netlify dev, in parallel with other tests. */
const START_MS = 240_000;
/** More than the requests below, and not the default. */
const LIMIT = 400;

let project: TemporaryProject;
let port: number;
let redis: RedisServer | undefined;
let store: UpstashFront | undefined;
let child: ChildProcess | undefined;
let output = '';

// A single netlify dev, because starting it takes longer than all requests.
beforeAll(async () => {
  port = await freePort();
  project = await createTemporaryProject();
  await fs.copy(path.join(ROOT, 'scripts'), path.join(project.root, 'scripts'));
  if (HAS_REDIS) {
    redis = await startRedis(await freePort());
    store = await startUpstashFront(redis.port);
  }
  child = start({
    PORT: String(port),
    RATE_LIMIT_PER_MINUTE: String(LIMIT),
    ...(store && { UPSTASH_REDIS_REST_URL: store.url, UPSTASH_REDIS_REST_TOKEN: TOKEN }),
  });
  await waitFor(child, () => output.includes('Ctrl-C ends it.'));
  await fs.remove(path.join(project.root, 'dist', MISSING_FILE));
}, START_MS);
afterAll(async () => {
  child?.kill('SIGKILL');
  // Processes left by a failed test.
  for (const pid of await processesIn(project.root)) process.kill(Number(pid), 'SIGKILL');
  await store?.stop();
  await redis?.remove();
  await project?.remove();
});

const url = (): string => `http://localhost:${port}`;

/** Runs the script of `npm start` without npm, so that signals reach the started process. */
function start(env: Record<string, string>): ChildProcess {
  const [program, ...args] = manifest.scripts.start.split(' ') as [string, ...string[]];
  const options = { cwd: project.root, env: { ...process.env, ...env } };
  const started = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  output = '';
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  return started;
}

/** Fails with its output if it ends by itself or takes too long. */
async function waitFor(started: ChildProcess, condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + START_MS - 10_000;
  while (!(await condition())) {
    if (started.exitCode !== null) throw new Error(`npm start ended with code ${started.exitCode}:\n${output}`);
    if (Date.now() > deadline) throw new Error(`npm start took too long:\n${output}`);
    await sleep(100);
  }
}

it('reports what it builds and where it serves, and listens on loopback only', async () => {
  expect(output).toContain(`Building dist for ${url()} (default)`);
  expect(output).toContain(`curl -i ${url()}/api/matrix/15/6/1990`);
  const processes = await processesIn(project.root);
  expect(await foreignListeners(processes)).toEqual([]);
  if (process.platform === 'linux') expect(processes.length).toBeGreaterThanOrEqual(3);
});

it('publishes the configured limit', async () => {
  const dist = path.join(project.root, 'dist');
  const read = async (name: string): Promise<string> =>
    (await fs.readFile(path.join(dist, name), 'utf8')).replace(/\s+/g, ' ');
  expect(await read('api/openapi.json')).toContain(
    `${LIMIT} requests for matrices, couples, years, days, numbers and names together, and 600 for everything else.`,
  );
  for (const name of ['docs.html', 'docs.md'])
    expect(await read(name)).toContain(
      `${LIMIT} peticiones de matrices, parejas, años, días, números y nombres cada 60 segundos por dirección IP`,
    );
  // No page or document has the default.
  const texts = await fastGlob(['*.{html,md,txt}', '*/*.{html,md,json}', 'api/openapi.json'], { cwd: dist });
  const isDefault = /\b(?:60|sesenta|sixty) (?:peticiones|requests|matrices)/i;
  const wrong: string[] = [];
  for (const name of texts) if (isDefault.test(await read(name))) wrong.push(name);
  expect([wrong, texts.length > 40]).toEqual([[], true]);
});

/** Replaces URL and limit, both of which are published, with those of the approved responses. */
const ofSite = (text: string): string =>
  text.replaceAll(url(), SITE).replace(`per client and minute: ${LIMIT} `, 'per client and minute: 60 ');
/** Headers of Netlify, of the connection, and of the time. */
const NETLIFYS = 'server|x-nf-[\\w-]+|x-build|age|date|connection|keep-alive|transfer-encoding|content-length';

describe('without the edge functions, files and rules alone are a working API', () => {
  itAnswers({
    name: 'static layer',
    url,
    // Requests the file as an edge function does, bypassing all functions.
    headers: () => ({ 'x-nf-passthrough': 'passthrough' }),
    added: new RegExp(`^(?:${NETLIFYS}):`, 'i'),
    // Only a gateway counts and links, and netlify dev ignores the Cache-Control of `_headers`.
    without: /^(?:ratelimit|ratelimit-policy|link|cache-control|etag)$/,
    values: [
      // Netlify dev derives the type from the file's name, production from `_headers`.
      ['application/schema+json', 'application/json'],
      // No rule can set it for an unknown path.
      [/(?<=^→ 404\n(?: .*\n)*) {2}content-language: es\n/m, ''],
    ],
    body: ofSite,
  });
});

let claims = 0;
const edge: Front = {
  name: 'netlify dev',
  url,
  // Every request claims a different address; see `check`.
  headers: () => {
    const address = `198.51.100.${++claims % 250}`;
    return { 'X-Forwarded-For': address, 'X-Real-Ip': address, Forwarded: `for=${address}` };
  },
  // Netlify dev adds the headers of `_headers`, with capitalized names, to functions' responses; production does not.
  added: new RegExp(`^(?:${NETLIFYS}|[A-Z][\\w-]*):`),
  values: [
    [/(?<=^ {2}ratelimit: "\w+";)r=\d+;t=\d+$/m, 'r=59;t=60'],
    [/(?<=^ {2}ratelimit: "api";)r=\d+;t=\d+$/m, 'r=599;t=60'],
    [new RegExp(`(?<=^ {2}ratelimit-policy: "matrix";)q=${LIMIT};`, 'm'), 'q=60;'],
  ],
  body: ofSite,
  check: (_: Row, answer: Answer) => {
    // Never the full allowance of a new client.
    const left = /r=(\d+)/.exec(header(answer, 'ratelimit') ?? '')?.[1];
    if (left) expect([LIMIT - 1, 599]).not.toContain(Number(left));
  },
};

describe('with them', () => {
  beforeAll(async () => {
    // The client's first request.
    expect(header(await send(url(), { request: 'GET /api/matrix/30/2/1990' }), 'ratelimit')).toBe(
      `"matrix";r=${LIMIT - 1};t=60`,
    );
  });
  itAnswers(edge);

  it.each([
    ['GET /api/life-path HTTP/1.1\r\nHost: a b', 400],
    ['GET /api/year/1990-06-15/2026 HTTP/1.1\r\nHost: a"onload=alert(1)x="', 200],
    ['GET /oembed?url=x HTTP/1.1\r\nHost: a"onload=alert(1)x="', 404],
  ])('%s is %d, names no address but its own, and does not end it', async (head, status) => {
    const answer = await sendRaw(port, `${head}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).not.toContain('onload');
    expect((await fetch(`${url()}/api`)).status).toBe(200);
  });

  it('answers oEmbed for its own links', async () => {
    const pasted = `${url()}/perfil?birth=1990-06-15`;
    const answer = await fetch(`${url()}/oembed?url=${encodeURIComponent(pasted)}`);
    expect(await answer.json()).toMatchObject({
      provider_url: url(),
      html: expect.stringContaining(`src="${url()}/incrustar?birth=1990-06-15"`),
    });
  });

  it('links to its own port, also for the last date', async () => {
    expect(await (await fetch(`${url()}/api/matrix/31/12/2100`)).json()).toMatchObject({
      details_url: `${url()}/perfil?birth=2100-12-31`,
    });
  });

  it('answers the official client of the MCP server, for every tool', async () => {
    await askEveryTool(new StreamableHTTPClientTransport(new URL(`${url()}/mcp`)), url());
  });

  it.each([
    ...['/', '/perfil?birth=1990-06-15', '/camino-de-vida/', '/arcanos/17', '/docs', '/robots.txt', '/404.html'],
    ...['//perfil', '/./perfil'],
  ])('GET %s is a page under the strict policy', async (target) => {
    const answer = await send(url(), { request: `GET ${target}` });
    const policy = expect.stringMatching(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    const headers = ['x-content-type-options', 'content-security-policy'].map((name) => header(answer, name));
    expect([answer.status, ...headers]).toEqual([200, 'nosniff', policy]);
  });

  it.each(['/nada', '/nada%20aqui'])('GET %s is the 404 page', async (target) => {
    const { status, body } = await send(url(), { request: `GET ${target}` });
    expect([status, body]).toEqual([404, expect.stringContaining('<h1>Aquí no hay nada dibujado</h1>')]);
  });

  it('writes the date of a profile into its head, and no other text from its URL', async () => {
    const page = (query: string, headers = {}): Promise<Answer> =>
      send(url(), { request: `GET /perfil${query}`, headers });
    const dated = await page('?birth=15/6/1990');
    expect(dated.body).toContain('<title>Perfil del 15 de junio de 1990 · ');
    expect(dated.body).toContain(`<meta property="og:url" content="${url()}/perfil?birth=1990-06-15"/>`);
    expect(dated.body).toContain(`<meta property="og:image" content="${url()}/api/matrix/15/6/1990.png"/>`);
    const etag = header(dated, 'etag')!;
    expect((await page('?birth=1990-06-15', { 'If-None-Match': etag })).status).toBe(304);
    const general = await page('');
    expect(general.body).not.toContain('15 de junio');
    expect((await page('?birth=%22%3E%3Cscript%3E')).body).toBe(general.body);
  });

  // Types are not compared: this server derives them from the extension, production from `_headers`.
  it.each([
    ['matrix.parquet', 'attachment; filename="matrix.parquet"'],
    ['SHA256SUMS', 'inline; filename="SHA256SUMS"'],
  ])('serves the dataset’s %s whole, open to every origin, as %s', async (file, disposition) => {
    const { status, headers, body } = await fetch(`${url()}/dataset/${file}`);
    expect([status, headers.get('content-disposition')]).toEqual([200, disposition]);
    expect([headers.get('access-control-allow-origin'), headers.get('x-api-license')]).toEqual(['*', 'CC-BY-4.0']);
    const { size } = await fs.stat(path.join(project.root, 'dist/dataset', file));
    expect((await new Response(body).arrayBuffer()).byteLength).toBe(size);
  });
});

describe('when there were too many', () => {
  beforeAll(async () => {
    // Redis has counted all requests; memory has too, and continues without Redis.
    if (store) expect(store.commands.get('evalsha')).toBeGreaterThan(20);
    await redis?.kill();
    for (let i = 0; i <= LIMIT; i++)
      if ((await send(url(), { request: 'HEAD /api/matrix/15/6/1990' })).status === 429) return;
    throw new Error('never refused');
  });
  itAnswers(edge, true);

  it('other endpoints still work', async () => expect((await fetch(`${url()}/api/life-path`)).status).toBe(200));
  it.skipIf(HAS_REDIS)(`was counted in Redis: ${NO_REDIS}`, () => {});
});

it('ends everything on Ctrl-C', async () => {
  const ended = new Promise<number | null>((resolve) => child!.on('exit', resolve));
  child!.kill('SIGINT');
  expect(await ended).toBe(130);
  await expect(fetch(url())).rejects.toThrow();
  // Neither netlify nor Deno survives: both had the project's folder in their command line or as working directory.
  expect(await processesIn(project.root)).toEqual([]);
});

it.runIf(process.platform === 'linux')('leaves no process when killed, and starts despite leftovers', async () => {
  await fs.writeFile(path.join(project.root, '.env.edge'), 'SUPPORT_CONTACT="of a killed start"\n');
  // The same limit, so that the existing build is reused.
  child = start({ PORT: String(port), RATE_LIMIT_PER_MINUTE: String(LIMIT) });
  // Itself and netlify.
  const isUp = async (): Promise<boolean> => (await processesIn(project.root)).length > 1;
  await waitFor(child, async () => output.includes('Starting netlify dev') && (await isUp()));
  child.kill('SIGKILL');
  await waitFor(child, async () => (await processesIn(project.root)).length === 0);
});

it.each([
  [{ RATE_LIMIT_PER_MINUTE: 'many' }, /^Error: RATE_LIMIT_PER_MINUTE: "many" is not a limit; allowed: .*\n$/],
  [{ HOST: '127.0.0.2' }, /^Error: HOST: netlify dev cannot listen on 127\.0\.0\.2 .*; allowed: .*\n$/],
])('reports an invalid setting before it builds: %j', async (env, line) => {
  const failed = start(env);
  expect(await new Promise((resolve) => failed.on('close', resolve))).toBe(1);
  expect(output).toMatch(line);
});

/** Ids of the processes that use a folder. Linux only; without /proc the list is empty. */
async function processesIn(folder: string): Promise<string[]> {
  const pids = (await fs.readdir('/proc').catch(() => [])).filter((name) => /^[0-9]+$/.test(name));
  const folders = await Promise.all(pids.map((pid) => fs.readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return pids.filter((_, i) => folders[i]!.startsWith(folder));
}

/** Addresses, as the kernel writes them, that these processes listen on beyond loopback. */
async function foreignListeners(pids: readonly string[]): Promise<string[]> {
  const [listen, loopback] = ['0A', /^(0100007F|00000000000000000000000001000000):/];
  const sockets = new Set<string>();
  for (const pid of pids)
    for (const name of await fs.readdir(`/proc/${pid}/fd`).catch(() => []))
      sockets.add(await fs.readlink(`/proc/${pid}/fd/${name}`).catch(() => ''));
  const lines: string[] = [];
  for (const name of ['tcp', 'tcp6'])
    lines.push(...(await fs.readFile(`/proc/net/${name}`, 'utf8').catch(() => '')).split('\n').slice(1));
  return lines.flatMap((line) => {
    const [, address = '', , state, , , , , , inode] = line.trim().split(/\s+/);
    const isForeign = state === listen && !loopback.test(address) && sockets.has(`socket:[${inode}]`);
    return isForeign ? [address] : [];
  });
}
