import { spawn } from 'node:child_process';
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { ROOT } from '../content-fixture.ts';

export interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Serving {
  readonly port: number;
  readonly pid: number;
  stop(signal?: NodeJS.Signals): Promise<Ended>;
}

/** Starts `npm run serve` as a process of its own and waits until it listens. */
export async function startServing(port: number, args: string[], env: Record<string, string>): Promise<Serving> {
  // Without npm and the loader's own process in between: signals and memory are the server's.
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(ROOT, 'scripts/serve.ts'), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const done = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    void done.then((ended) => reject(new Error(`serve ended: ${ended.stderr}`)));
  });
  return {
    port,
    pid: child.pid!,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      return done;
    },
  };
}

/** A caller that keeps its connections, as real ones do. */
export function createCaller(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
      return new Promise((resolve, reject) => {
        const request = httpRequest({ agent, port, host: '127.0.0.1', path, method, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            if (!response.complete) return reject(new Error('the answer was cut off'));
            resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) });
          });
        });
        request.on('error', reject).end();
      });
    },
    close: () => agent.destroy(),
  };
}
