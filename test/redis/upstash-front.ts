import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Redis } from 'ioredis';

export const TOKEN = 'a-token-for-tests';

export interface UpstashFront {
  readonly url: string;
  /** The number of received commands, by name. */
  readonly commands: Map<string, number>;
  stop(): Promise<void>;
}

/**
 * The part of Upstash's HTTP protocol that its client uses, in front of a real Redis: `POST /` with a command as a JSON array, a
 * Bearer token, strings in base64 on request, `{result}` or `{error}`.
 */
export async function startUpstashFront(redisPort: number): Promise<UpstashFront> {
  const impatient = { maxRetriesPerRequest: 0, enableOfflineQueue: false, retryStrategy: () => 50 };
  const redis = new Redis({ port: redisPort, host: '127.0.0.1', ...impatient });
  // Each failed command returns its own error; the connection's errors would be duplicates.
  redis.on('error', () => {});
  if (redis.status !== 'ready') await new Promise((resolve) => redis.once('ready', resolve));
  const commands = new Map<string, number>();
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown): void => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return answer(401, { error: 'Unauthorized' });
    const base64 = request.headers['upstash-encoding'] === 'base64';
    run(request).then(
      (result) => answer(200, { result: base64 ? encoded(result) : result }),
      (error: Error) => answer(400, { error: error.message }),
    );
  });

  async function run(request: IncomingMessage): Promise<unknown> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [name, ...args] = JSON.parse(Buffer.concat(chunks).toString()) as [string, ...(string | number)[]];
    commands.set(name, (commands.get(name) ?? 0) + 1);
    return redis.call(name, ...args);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    commands,
    stop: async () => {
      redis.disconnect();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function encoded(result: unknown): unknown {
  if (Array.isArray(result)) return result.map(encoded);
  return typeof result === 'string' && result !== 'OK' ? Buffer.from(result).toString('base64') : result;
}
