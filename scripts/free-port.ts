import { once } from 'node:events';
import { createServer } from 'node:net';
import { BuildError } from './build-error.ts';

/** Says before the long build that the port is taken, and not after it. */
export async function requireFreePort(port: number): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(port), 'listening');
  } catch (cause) {
    throw new BuildError(
      `PORT: ${port} cannot be used (${(cause as NodeJS.ErrnoException).code}); choose another, e.g. PORT=${port + 1} npm start`,
      { cause },
    );
  }
  await new Promise((resolve) => server.close(resolve));
}
