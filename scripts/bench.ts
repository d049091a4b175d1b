import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { loadPublished } from '../src/content/load-published.ts';
import { createGateway, type Files } from '../src/gateway/gateway.ts';
import { createMemoryLimiter } from '../src/gateway/rate-limit/sliding-window.ts';
import { apiPath } from '../src/http/api-path.ts';
import { LIMITS } from '../src/settings/rate-limits.ts';
import { ROOT, runCommand } from './command/run-command.ts';

/**
 * Measures everything against a baseline in the same run, because machines differ and are noisy: builds against `tar x` of the same
 * files, the gateway against a bare handler, `npm run serve` against bare node:http. The gateway runs in Deno, the edge's runtime,
 * for which this file starts itself in Deno.
 */
const MATRIX = apiPath('/matrix/{day}/{month}/{year}', { day: 15, month: 6, year: 1990 });
const ROUNDS = [1, 2, 3];
/** The baseline for `npm run serve`: plain node:http sending the same headers and bytes. */
const BARE_SERVER = `
const { headers, body } = JSON.parse(process.argv[1]);
const server = require('node:http').createServer((_, response) => response.writeHead(200, headers).end(body))
  .listen(0, '127.0.0.1', () => console.log(server.address().port));
`;
/** Many clients behind a proxy, as in production; a single client would hit its limit within a second. */
const CLIENTS = `
local n = 0
request = function()
  n = n + 1
  wrk.headers["X-Forwarded-For"] = "10.0." .. (math.floor(n / 256) % 32) .. "." .. (n % 256)
  return wrk.format("GET", nil)
end
`;

/** Runs a program and returns its output. Rejects if it fails; the signal ends it. */
type Run = (command: string, args: readonly string[]) => Promise<string>;

if ('Deno' in globalThis) await benchGateway();
else
  await runCommand(async (signal) => {
    const run: Run = async (command, args) =>
      (await promisify(execFile)(command, args, { cwd: ROOT, signal, encoding: 'utf8' })).stdout;
    const deno = path.join(ROOT, 'node_modules/.bin/deno');
    const args = 'run -A --no-lock --no-config --node-modules-dir=manual scripts/bench.ts'.split(' ');
    process.stdout.write(await run(deno, args));
    const home = path.resolve(process.env.BENCH_DIR ?? path.join(ROOT, '.cache'));
    mkdirSync(home, { recursive: true });
    const folder = mkdtempSync(path.join(home, 'bench-'));
    try {
      await benchBuilds(folder, run);
      await benchServe(path.join(folder, 'site-1'), folder, run, signal);
    } finally {
      // Last: for minutes after a deletion, ext4 searches past the freed inodes, and builds take up to ten times as long. An
      // interrupted build under npm may still be writing.
      rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 100 });
    }
  });

function print(name: string, values: readonly number[], unit: string, floor?: readonly number[]): void {
  const ratio = floor
    ? `, ${median(values.map((value, i) => value / (floor[i] ?? floor[0]!))).toFixed(2)} of the floor`
    : '';
  console.log(
    `${name}: ${median(values).toFixed(1)} ${unit} (${values.map((value) => value.toFixed(1)).join(', ')})${ratio}`,
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** Nothing is deleted until the end. */
async function benchBuilds(folder: string, run: Run): Promise<void> {
  const seconds = async (command: string, args: readonly string[]): Promise<number> => {
    // Flush now, not while the next step is measured.
    await run('sync', []);
    const started = performance.now();
    await run(command, args);
    return (performance.now() - started) / 1000;
  };
  const inRounds = async (measure: (round: number) => Promise<number>): Promise<number[]> => {
    const results: number[] = [];
    for (const round of ROUNDS) results.push(await measure(round));
    return results;
  };
  const build = (round: number): Promise<number> =>
    seconds('npm', ['run', 'build', '--', '--out', path.join(folder, `site-${round}`)]);
  const cold = await inRounds(build);
  const unchanged = await inRounds(build);
  const archive = path.join(folder, 'site.tar');
  await run('tar', ['cf', archive, '-C', path.join(folder, 'site-1'), '.']);
  const floor = await inRounds((round) => {
    const target = path.join(folder, `unpacked-${round}`);
    mkdirSync(target);
    return seconds('tar', ['xf', archive, '-C', target]);
  });
  print('tar x of everything', floor, 's');
  print('everything, cold', cold, 's', floor);
  print('everything, nothing changed', unchanged, 's', floor);
}

async function benchServe(dist: string, folder: string, run: Run, signal: AbortSignal): Promise<void> {
  if (spawnSync('wrk', ['--version']).error)
    return console.log('npm run serve: not measured, because wrk is not installed');
  const script = path.join(folder, 'clients.lua');
  writeFileSync(script, CLIENTS);
  const port = 18_000 + (process.pid % 1000);
  const servers: ChildProcess[] = [];
  const start = async (args: string[], env: NodeJS.ProcessEnv = {}) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    servers.push(child);
    const [line] = (await once(child.stdout!, 'data', { signal })) as [Buffer];
    return line.toString().trim();
  };
  const requestsPerSecond = async (url: string): Promise<number> => {
    const output = await run('wrk', ['-t1', '-c16', '-d4s', '-s', script, url]);
    if (output.includes('Non-2xx')) throw new Error(`bad responses under load:\n${output}`);
    return Number(/Requests\/sec:\s+([0-9.]+)/.exec(output)![1]);
  };
  const env = { PORT: String(port), HOST: '127.0.0.1', TRUST_PROXY: '1' };
  try {
    await start(['--import', 'tsx', 'scripts/serve.ts', '--dir', dist], env);
    const url = `http://127.0.0.1:${port}${MATRIX}`;
    const answer = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
    const { connection, 'keep-alive': _, date, ...headers } = Object.fromEntries(answer.headers);
    const barePort = await start(['-e', BARE_SERVER, JSON.stringify({ headers, body: await answer.text() })]);
    const [floor, served]: [number[], number[]] = [[], []];
    for (const _ of ROUNDS) {
      floor.push(await requestsPerSecond(`http://127.0.0.1:${barePort}/`));
      served.push(await requestsPerSecond(url));
    }
    print('bare node:http', floor, 'requests per second');
    print('npm run serve', served, 'requests per second', floor);
  } finally {
    for (const server of servers) server.kill('SIGTERM');
  }
}

/** The gateway's cost per kind of response. Its static layer is in memory, so that nothing else is measured. */
async function benchGateway(): Promise<void> {
  const body = new TextEncoder().encode('x'.repeat(1_650));
  const fromMemory: Files = async (_, headers) =>
    headers.get('if-none-match') === '"abc"'
      ? new Response(null, { status: 304, headers: { ETag: '"abc"' } })
      : new Response(body, { headers: { ETag: '"abc"' } });
  const gateway = (limit: number, now: () => number): ReturnType<typeof createGateway> =>
    createGateway({
      limiter: createMemoryLimiter(),
      limits: { ...LIMITS, matrix: limit },
      support: 'help@example.org',
      now,
      report: () => {},
      loadContent: loadPublished,
    });
  // A fake clock: the benchmark sends more requests than any limit allows.
  let time = 0;
  const passing = gateway(60, () => (time += 2_000));
  const refusing = gateway(1, Date.now);
  const ask = (target: string, init?: RequestInit): Request => new Request(`https://example.org${target}`, init);
  const client = '203.0.113.7';
  await refusing(ask(MATRIX), client, fromMemory);
  const headers = Object.fromEntries((await passing(ask(MATRIX), client, fromMemory)).headers);
  const floor = [await microseconds(async () => new Response(body, { headers }))];
  print('bare handler', floor, 'µs');
  const requests: [name: string, request: Request, by?: typeof passing][] = [
    ['200 from memory', ask(MATRIX)],
    ['304', ask(MATRIX, { headers: { 'If-None-Match': '"abc"' } })],
    ['204 preflight', ask(MATRIX, { method: 'OPTIONS' })],
    ['400 no such date', ask(apiPath('/matrix/{day}/{month}/{year}', { day: 30, month: 2, year: 2000 }))],
    ['404 life path', ask(apiPath('/life-path/{number}', { number: 10 }))],
    ['429', ask(MATRIX), refusing],
  ];
  for (const [name, request, by = passing] of requests)
    print(`gateway in Deno, ${name}`, [await microseconds(() => by(request, client, fromMemory))], 'µs', floor);
}

/** Timed in batches, because timing single calls would mostly measure the clock; the first calls are JIT warm-up. */
async function microseconds(call: () => Promise<Response>): Promise<number> {
  const times: number[] = [];
  for (let batch = 0; batch < 70; batch++) {
    const started = performance.now();
    for (let i = 0; i < 500; i++) await call();
    times.push(((performance.now() - started) * 1000) / 500);
  }
  return median(times.slice(10));
}
