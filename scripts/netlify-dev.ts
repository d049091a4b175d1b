import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { apiPath } from '../src/contract/routes.ts';
import { BuildError } from './build-error.ts';

export interface NetlifyDevOptions {
  /** Folder of netlify.toml. */
  readonly root: string;
  readonly port: number;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly stdio?: 'inherit' | 'ignore';
}

export interface NetlifyDev {
  readonly url: string;
  /** Resolves when the process has ended, by itself or by `stop`. */
  readonly ended: Promise<void>;
  /** Ends it with every process that it started. */
  stop(): Promise<void>;
}

const READY_TIMEOUT_MS = 120_000;
const POLL_MS = 200;
const GRACE_MS = 5_000;

/** Runs the real `netlify dev` with the edge function, from what npm installed and without a network. */
export async function startNetlifyDev({ root, port, env, stdio = 'inherit' }: NetlifyDevOptions): Promise<NetlifyDev> {
  // A group of its own: netlify starts Deno, and a signal to the group reaches both.
  const child = spawn(process.execPath, [netlifyCommand(), 'dev', '--offline', '--no-open', '--port', String(port)], {
    cwd: root,
    env: { ...process.env, ...offlineEnvironment(), ...env },
    stdio: ['ignore', stdio, stdio],
    detached: process.platform !== 'win32',
  });
  const ended = once(child, 'exit').then(() => {});
  const url = `http://localhost:${port}`;
  const stop = (): Promise<void> => stopGroup(child, ended);
  const ready = await Promise.race([waitUntilReady(url), ended.then(() => false)]);
  if (!ready) {
    await stop();
    throw new BuildError(`netlify dev did not answer on port ${port}; its own lines above say why`);
  }
  return { url, ended, stop };
}

const require = createRequire(import.meta.url);

function netlifyCommand(): string {
  return path.join(path.dirname(require.resolve('netlify-cli/package.json')), 'bin', 'run.js');
}

/** netlify-cli would download Deno and a bootstrap, and report to its maker; here everything is already installed. */
function offlineEnvironment(): Record<string, string> {
  const modules = path.resolve(path.dirname(require.resolve('netlify-cli/package.json')), '..');
  const bootstrap = path.join(modules, '@netlify/edge-functions-dev/dist/deno/bootstrap.mjs');
  return {
    PATH: [path.join(modules, '.bin'), process.env['PATH']].join(path.delimiter),
    NETLIFY_EDGE_BOOTSTRAP: pathToFileURL(bootstrap).href,
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
  };
}

async function waitUntilReady(url: string): Promise<boolean> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const response = await fetch(`${url}${apiPath.index()}`).catch(() => undefined);
    await response?.body?.cancel();
    // Only the edge function counts requests, so its header says that more than the static layer is up.
    if (response?.ok && response.headers.has('ratelimit')) return true;
    await sleep(POLL_MS, undefined, { ref: false });
  }
  return false;
}

async function stopGroup(child: ChildProcess, ended: Promise<void>): Promise<void> {
  signalGroup(child, 'SIGTERM');
  const killer = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(killer);
  // Deno may outlive netlify for a moment; nothing of the group may stay.
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
