import { expect, it } from 'vitest';
import { surviveRequests } from '../gateway/hostile-requests.ts';
import { abortAnswers, KINDS, startAttacked } from '../server/abort-answers.ts';
import { createCaller } from './serving.ts';

it('a client that resets its connection 2,000 times per kind of response leaks nothing in the server', async () => {
  const server = await startAttacked();
  const caller = createCaller(server.port, 1);
  expect((await caller.get('/healthz')).status).toBe(200);
  await abortAnswers(server, 2_000 * KINDS.length);
  expect((await caller.get('/healthz')).status).toBe(200);
  caller.close();
  await server.end();
});

it('answers 100,000 hostile requests within the contract', async () => {
  const started = performance.now();
  const seen = await surviveRequests(100_000, 2);
  const counts = [...seen]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
  console.log(`100,000 requests in ${((performance.now() - started) / 1000).toFixed(1)} s; statuses ${counts}`);
  for (const status of [200, 204, 308, 400, 404, 405])
    expect(seen.get(status), `status ${status}`).toBeGreaterThan(400);
});
