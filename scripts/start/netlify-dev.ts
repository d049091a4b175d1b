import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { apiPath } from '../../src/http/api-path.ts';
import { EDGE_VARIABLES } from '../../src/settings/settings.ts';
import { UserError } from '../command/run-command.ts';

interface NetlifyDevOptions {
  /** The folder with netlify.toml. */
  readonly root: string;
  readonly port: number;
  /** Interface to listen on; loopback by default. */
  readonly host?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** If piped, output is shown only when startup fails. */
  readonly stdio?: 'inherit' | 'pipe';
  /** netlify-cli loads immediately but serves nothing until this resolves; if it rejects, netlify-cli is stopped. */
  readonly built?: Promise<unknown>;
  /** Aborting stops it at any time, even during startup. */
  readonly signal?: AbortSignal;
}

interface NetlifyDev {
  readonly url: string;
  /** Resolves when the process has ended, by itself or by `stop`. */
  readonly ended: Promise<void>;
  /** Stops it and every process it started. */
  stop(): Promise<void>;
}

const READY_TIMEOUT_MS = 120_000;
const POLL_MS = 200;
/** Longer than netlify waits for Deno. */
const RELOAD_MS = 15_000;
const GRACE_MS = 5_000;

/** Named in netlify.toml. */
const EDGE_FILE = '.env.edge';

const require = createRequire(import.meta.url);
const MODULES = path.resolve(path.dirname(require.resolve('netlify-cli/package.json')), '..');

/** The installed netlify-cli, to be run by Node. */
export function netlifyCommand(): string {
  return path.join(MODULES, 'netlify-cli', 'bin', 'run.js');
}

/** Keeps netlify-cli from downloading Deno and a bootstrap and from sending telemetry: everything is already installed. */
export function offlineEnvironment(): Record<string, string> {
  return {
    PATH: [path.join(MODULES, '.bin'), process.env.PATH].join(path.delimiter),
    NETLIFY_EDGE_BOOTSTRAP: neighbor('edge-bootstrap.mjs'),
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
  };
}

/** URL of a module next to this one. */
function neighbor(name: string): string {
  return pathToFileURL(path.join(import.meta.dirname, name)).href;
}

/** Runs the real `netlify dev` with the edge functions, offline, from what npm installed. */
export async function startNetlifyDev(options: NetlifyDevOptions): Promise<NetlifyDev> {
  const { root, port, host = '127.0.0.1', env, stdio = 'inherit', built, signal } = options;
  const environment = writeEdgeEnvironment(root, { ...process.env, ...offlineEnvironment(), ...env });
  const args = [
    '--import',
    neighbor('in-netlify-cli.mjs'),
    netlifyCommand(),
    ...`dev --offline --no-open --port ${port}`.split(' '),
  ];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...environment.rest, HOST: host },
    // The channel closes when this process ends, however that happens.
    stdio: ['ignore', stdio, stdio, 'ipc'],
    // Its own process group: netlify starts Deno, and a signal to the group reaches both.
    detached: process.platform !== 'win32',
  });
  let lines = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      lines += chunk;
    });
  const ended = once(child, 'exit').then(() => {});
  const url = `http://localhost:${port}`;
  const stop = (): Promise<void> => stopGroup(child, ended);
  signal?.addEventListener('abort', () => void stop(), { once: true });
  try {
    await built;
    // Fails if the child has ended, which is fine.
    child.send('built', () => {});
    const isReady = await Promise.race([waitUntilReady(url, () => reloadFunctions(root)), ended.then(() => false)]);
    if (isReady) return { url, ended, stop };
    signal?.throwIfAborted();
    throw new UserError(`netlify dev did not answer on port ${port}; its output says why: ${lines || 'see above'}`);
  } catch (error) {
    await stop();
    throw error;
  } finally {
    environment.remove();
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Like production, `netlify dev` hides the machine's environment from edge functions, but it reads this file at startup. The file
 * may hold a secret, so only its owner can read it, and it is removed as soon as it has been read.
 */
export function writeEdgeEnvironment(root: string, env: Environment): { readonly rest: Environment; remove(): void } {
  const file = path.join(root, EDGE_FILE);
  const rest = { ...env };
  const lines = EDGE_VARIABLES.flatMap((name) => {
    const value = env[name];
    delete rest[name];
    return value ? [`${name}=${JSON.stringify(value)}\n`] : [];
  });
  const remove = (): void => rmSync(file, { force: true });
  // A killed run may have left one, with any permissions.
  remove();
  writeFileSync(file, lines.join(''), { mode: 0o600, flag: 'wx' });
  return { rest, remove };
}

/**
 * Only an edge function counts requests, so its header shows that more than the static layer is up. Netlify answers nothing until
 * it has tried to load the functions, which Deno gets ten seconds for: a response without the header means that a busy machine
 * needed longer and that netlify will not retry by itself.
 */
export async function waitUntilReady(url: string, reload: () => void): Promise<boolean> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  let reloadAt = 0;
  while (Date.now() < deadline) {
    const response = await fetch(`${url}${apiPath('/')}`, { signal: AbortSignal.timeout(RELOAD_MS) }).catch(
      () => undefined,
    );
    await response?.body?.cancel();
    if (response?.ok && response.headers.has('ratelimit-policy')) return true;
    if (response?.ok && Date.now() >= reloadAt) {
      reload();
      reloadAt = Date.now() + RELOAD_MS;
    }
    await sleep(POLL_MS, undefined, { ref: false });
  }
  return false;
}

/** Netlify watches the files: after a failure it reloads all functions when one seems to have changed. */
function reloadFunctions(root: string): void {
  const now = new Date();
  utimesSync(path.join(root, 'netlify/edge-functions/api.ts'), now, now);
}

async function stopGroup(child: ChildProcess, ended: Promise<void>): Promise<void> {
  signalGroup(child, 'SIGTERM');
  const killer = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(killer);
  // Deno may briefly outlive netlify; no process of the group may remain.
  signalGroup(child, 'SIGKILL');
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // The group has already ended.
  }
}
