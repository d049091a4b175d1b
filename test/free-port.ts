import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port below the ephemeral range: with thousands of outgoing connections from other tests, an ephemeral port could be taken
 * before our server listens on it.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_000);
  const server = createServer().listen(port);
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  await once(server.close(), 'close');
  return port;
}
