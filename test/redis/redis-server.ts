import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Without redis-server, tests are reported as skipped. */
export const HAS_REDIS = spawnSync('redis-server', ['--version']).status === 0;
export const NO_REDIS = 'skipped: redis-server is not installed (Debian: apt-get install redis-server)';

export interface RedisServer {
  readonly port: number;
  /** Like a crash: immediately, losing all data. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Suspends the process: it keeps connections but does not respond. */
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
}

/** A real Redis in a separate folder, without persistence, on loopback only. */
export async function startRedis(port: number): Promise<RedisServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'redis-'));
  let child: ChildProcess | undefined;
  const server: RedisServer = {
    port,
    async start() {
      const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
      child = spawn('redis-server', [...place, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
      while (!(await accepts(port))) await sleep(20);
    },
    async kill() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    async remove() {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const connected = once(socket, 'connect').then(
    () => true,
    () => false,
  );
  return connected.finally(() => socket.destroy());
}
