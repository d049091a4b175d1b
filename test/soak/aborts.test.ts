import { describe, expect, it } from 'vitest';
import { abortAnswers, KINDS, startAttacked } from '../server/abort-answers.ts';
import { createCaller } from './serving.ts';

describe('a client that resets its connection', () => {
  it('2,000 times for each kind of answer leaves the server as it was', async () => {
    const server = await startAttacked();
    const caller = createCaller(server.port, 1);
    expect((await caller.get('/healthz')).status).toBe(200);
    await abortAnswers(server, 2_000 * KINDS.length);
    expect((await caller.get('/healthz')).status).toBe(200);
    caller.close();
    await server.end();
  });
});
