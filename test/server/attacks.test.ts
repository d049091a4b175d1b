import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../soak/serving.ts';
import { type Attacked, abortAnswers, startAttacked } from './abort-answers.ts';

describe('a client can neither crash nor exhaust the server', () => {
  let server: Attacked;
  let caller: ReturnType<typeof createCaller>;
  beforeAll(async () => {
    server = await startAttacked();
    caller = createCaller(server.port, 1);
    expect((await caller.get('/healthz')).status).toBe(200);
  });
  afterAll(async () => {
    caller?.close();
    await server?.end();
  });

  it('by resetting 2,000 connections, over every kind of response', async () => {
    await abortAnswers(server, 2_000);
    expect((await caller.get('/healthz')).status).toBe(200);
  }, 120_000);

  it('by sending 600 requests on each of 30 connections and reading nothing', async () => {
    const before = server.openFiles();
    const asked = Array.from({ length: 30 }, (_, i) => {
      const socket = connect(server.port, '127.0.0.1').on('error', () => {});
      const request = `GET /assets/site.js HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.200.0.${i}\r\n\r\n`;
      // In two steps: an acceptable number of pipelined requests, then far too many.
      socket.pause().write(request.repeat(20));
      return { socket, rest: request.repeat(580) };
    });
    await sleep(500);
    // One connection and one file each.
    expect(server.openFiles()).toBeLessThanOrEqual(before + 60);
    for (const { socket, rest } of asked) socket.write(rest);
    const headers = { 'X-Forwarded-For': '10.201.0.1' };
    for (let i = 0; i < 10; i++) expect((await caller.get('/api/life-path/7', headers)).status).toBe(200);
    await sleep(500);
    expect(server.openFiles()).toBeLessThanOrEqual(before + 60);
    for (const { socket } of asked) socket.destroy();
    for (let i = 0; i < 50 && server.openFiles() > before; i++) await sleep(100);
    expect(server.openFiles()).toBeLessThanOrEqual(before);
  });
});
