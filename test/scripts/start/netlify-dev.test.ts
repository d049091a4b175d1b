import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { waitUntilReady } from '../../../scripts/start/netlify-dev.ts';

it('has netlify load the edge functions again, once, when only the static layer answers', async () => {
  let reloaded = 0;
  let asked = 0;
  const server = createServer((_, response) => {
    // The functions are there a while after they were loaded again.
    if (reloaded > 0 && asked++ > 1) response.setHeader('RateLimit-Policy', '"api";q=600;w=60');
    response.end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await waitUntilReady(`http://127.0.0.1:${port}`, () => reloaded++)).toBe(true);
  expect([reloaded, asked]).toEqual([1, 3]);
  server.closeAllConnections();
  server.close();
});
