import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fs from 'fs-extra';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../content-fixture.ts';
import { readDocument } from '../documents.ts';
import { createTemporaryProject, freePort, type TemporaryProject } from './temporary-project.ts';

const START_MS = 240_000;
let project: TemporaryProject;
let port: number;
let child: ChildProcess | undefined;
let output = '';

beforeAll(async () => {
  port = await freePort();
  project = await createTemporaryProject();
  await fs.copy(path.join(ROOT, 'scripts'), path.join(project.root, 'scripts'));
});
afterAll(async () => {
  child?.kill('SIGKILL');
  // What a failed test left.
  for (const pid of await processesIn(project.root)) process.kill(Number(pid), 'SIGKILL');
  await project?.remove();
});

/** What `npm start` runs, without npm around it, so that the signal reaches the process that we started. */
function start(env: Record<string, string>): ChildProcess {
  const { scripts } = JSON.parse(readDocument('package.json')) as { scripts: { start: string } };
  const [program, ...args] = scripts.start.split(' ') as [string, ...string[]];
  const started = spawn(program, args, {
    cwd: project.root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  return started;
}

/** Fails with what it said, as soon as it has ended by itself. */
async function waitFor(started: ChildProcess, condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) {
    if (started.exitCode !== null) throw new Error(`npm start ended with code ${started.exitCode}:\n${output}`);
    await sleep(200);
  }
}

it('builds, serves the whole API with links to its own port, and ends everything on Ctrl-C', {
  timeout: START_MS,
}, async () => {
  child = start({ PORT: String(port), RATE_LIMIT_PER_MINUTE: '2' });
  await waitFor(child, () => output.includes('Ctrl-C ends it.'));
  const url = `http://localhost:${port}`;
  expect(output).toContain(`Building dist for ${url} (default)`);
  expect(output).toContain(`curl -i ${url}/api/matrix/15/6/1990`);

  const last = await fetch(`${url}/api/matrix/31/12/2100`);
  expect(await last.json()).toMatchObject({ details_url: `${url}/perfil?birth=2100-12-31` });
  expect(last.headers.get('ratelimit-policy')).toBe('"matrix";q=2;w=60');
  const statuses = [await fetch(`${url}/api/matrix/1/1/1900`), await fetch(`${url}/api/matrix/1/1/1900`)].map(
    ({ status }) => status,
  );
  expect(statuses).toEqual([200, 429]);

  // Nothing of it can be reached from another machine.
  const processes = await processesIn(project.root);
  expect(await foreignListeners(processes)).toEqual([]);
  if (process.platform === 'linux') expect(processes.length).toBeGreaterThanOrEqual(3);

  // A second one would replace dist/ under the first.
  output = '';
  const second = start({ PORT: String(await freePort()) });
  expect(await new Promise((resolve) => second.on('close', resolve))).toBe(1);
  expect(output).toBe(
    `Error: npm start already runs in this folder (process ${child.pid}, ${url}); end that one first, or start in another checkout\n`,
  );

  const ended = new Promise<number | null>((resolve) => child!.on('exit', resolve));
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  await expect(fetch(url)).rejects.toThrow();
  // Neither netlify nor Deno survives: both had the project's folder in their command line or as their working directory.
  expect(await processesIn(project.root)).toEqual([]);
});

it.runIf(process.platform === 'linux')('killed, leaves no process; what another left does not delay it', async () => {
  await fs.writeFile(path.join(project.root, '.env.edge'), 'SUPPORT_CONTACT="of a killed start"\n');
  output = '';
  child = start({ PORT: String(port), RATE_LIMIT_PER_MINUTE: '2' });
  // Itself and netlify.
  const isUp = async (): Promise<boolean> => (await processesIn(project.root)).length > 1;
  await waitFor(child, async () => output.includes('Starting netlify dev') && (await isUp()));
  child.kill('SIGKILL');
  await waitFor(child, async () => (await processesIn(project.root)).length === 0);
});

it.each([
  [{ RATE_LIMIT_PER_MINUTE: 'many' }, /^Error: RATE_LIMIT_PER_MINUTE: "many" is not a limit; allowed: .*\n$/],
  [
    { UPSTASH_REDIS_REST_URL: 'https://example.org' },
    /^Error: UPSTASH_REDIS_REST_TOKEN is missing, but UPSTASH_REDIS_REST_URL is set; allowed: both or neither\n$/,
  ],
  [
    { UPSTASH_REDIS_REST_URL: 'nowhere', UPSTASH_REDIS_REST_TOKEN: 'x' },
    /^Error: UPSTASH_REDIS_REST_URL: "nowhere" is not an address; allowed: .*\n$/,
  ],
])('says what is wrong with %j before it builds', async (env, message) => {
  output = '';
  const failed = start(env);
  expect(await new Promise((resolve) => failed.on('close', resolve))).toBe(1);
  expect(output).toMatch(message);
});

/** Ids of the processes that work in a folder. Linux only; elsewhere there is no /proc and the list is empty. */
async function processesIn(folder: string): Promise<string[]> {
  const pids = (await fs.readdir('/proc').catch(() => [])).filter((name) => /^[0-9]+$/.test(name));
  const folders = await Promise.all(pids.map((pid) => fs.readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return pids.filter((_, i) => folders[i]!.startsWith(folder));
}

/** Addresses, as the kernel writes them, that these processes listen on beyond loopback. */
async function foreignListeners(pids: readonly string[]): Promise<string[]> {
  const LISTEN = '0A';
  const LOOPBACK = /^(0100007F|00000000000000000000000001000000):/;
  const links = async (pid: string): Promise<string[]> => {
    const names = await fs.readdir(`/proc/${pid}/fd`).catch(() => []);
    return Promise.all(names.map((name) => fs.readlink(`/proc/${pid}/fd/${name}`).catch(() => '')));
  };
  const sockets = new Set((await Promise.all(pids.map(links))).flat());
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) => fs.readFile(`/proc/net/${name}`, 'utf8').catch(() => '')),
  );
  return tables
    .flatMap((table) => table.split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, address = '', , state, , , , , , inode]) =>
        state === LISTEN && !LOOPBACK.test(address) && sockets.has(`socket:[${inode}]`),
    )
    .map(([, address]) => address!);
}
