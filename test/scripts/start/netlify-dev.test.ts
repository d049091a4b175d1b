import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import fs from 'fs-extra';
import { expect, it, vi } from 'vitest';
import { waitUntilReady, writeEdgeEnvironment } from '../../../scripts/start/netlify-dev.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

it('has netlify reload the edge functions, once, if only the static layer responds', async () => {
  let reloaded = 0;
  let asked = 0;
  const server = createServer((_, response) => {
    // The functions are available some time after the reload.
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

it('asks again when netlify accepts a request and never answers it', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100));
  let asked = 0;
  const server = createServer((_, response) => {
    if (asked++ > 0) response.setHeader('RateLimit-Policy', '"api";q=600;w=60').end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await waitUntilReady(`http://127.0.0.1:${port}`, () => {})).toBe(true);
  expect(asked).toBe(2);
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

it('moves the edge function’s settings into a file readable only by its owner, replacing an old one', async () => {
  const folder = await temporaryFolder('edge-environment');
  const file = path.join(folder, '.env.edge');
  await fs.writeFile(file, 'left by a killed start');
  const { rest, remove } = writeEdgeEnvironment(folder, { RATE_LIMIT_PER_MINUTE: '5', OTHER: 'x' });
  expect(rest).toEqual({ OTHER: 'x' });
  expect(await fs.readFile(file, 'utf8')).toBe('RATE_LIMIT_PER_MINUTE="5"\n');
  expect((await fs.stat(file)).mode & 0o777).toBe(0o600);
  remove();
  expect(await fs.readdir(folder)).toEqual([]);
  await fs.remove(folder);
});
