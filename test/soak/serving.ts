import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { type Ran, startScript } from '../run-script.ts';

export interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Serving {
  readonly port: number;
  readonly pid: number;
  stop(signal?: NodeJS.Signals): Promise<Ran>;
}

/** Starts `npm run serve` as a separate process and waits until it listens. */
export async function startServing(port: number, args: string[], env: Record<string, string> = {}): Promise<Serving> {
  const { child, done } = await startScript('serve', args, { PORT: String(port), ...env });
  const failed = done.then(({ stderr }) => Promise.reject(new Error(`serve ended: ${stderr}`)));
  await Promise.race([once(child.stdout!, 'data'), failed]);
  failed.catch(() => {});
  return {
    port,
    pid: child.pid!,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return done;
    },
  };
}

/** A client with keep-alive connections, like real ones. */
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
