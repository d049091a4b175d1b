import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type ConnectionLimits, limitConnections } from '../../src/server/connections.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
/** More than the buffers of both ends of a loopback connection hold. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);

let server: Server;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function start(
  limits: ConnectionLimits,
  answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => response.end('ok'),
): Promise<() => Promise<void>> {
  server = createServer(answer);
  const stop = limitConnections(server, limits);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return stop;
}

async function open(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** Whether the peer closes a connection within some time. */
async function isClosedWithin(socket: Socket, milliseconds: number): Promise<boolean> {
  if (socket.closed) return true;
  return Promise.race([once(socket, 'close').then(() => true), sleep(milliseconds, false)]);
}

describe('connections', () => {
  it('are limited per address, and one that closes makes room', async () => {
    await start({ perAddress: 3 });
    const first = [await open(), await open(), await open()];
    const refused = await open();
    refused.resume();
    expect(await isClosedWithin(refused, 1_000)).toBe(true);
    expect(first.some(({ closed }) => closed)).toBe(false);
    first[0]!.destroy();
    await sleep(100);
    const next = await open();
    next.write(REQUEST);
    const [answer] = (await once(next, 'data')) as [Buffer];
    expect(answer.toString()).toContain('200 OK');
  });

  it('of a client that requests much and never reads are closed', async () => {
    await start({ inactivityMs: 300 }, (_, response) => response.end(LARGE));
    const socket = await open();
    socket.pause();
    socket.write(REQUEST);
    const [accepted] = await openSockets();
    expect(await isClosedWithin(accepted!, 3_000)).toBe(true);
  });

  it('of a client that reads only a trickle are eventually closed', async () => {
    await start({ inactivityMs: 10_000, lagMs: 1_000 }, (_, response) => response.end(LARGE));
    const socket = await open();
    socket.write(REQUEST);
    const [accepted] = await openSockets();
    const drops = setInterval(() => socket.read(1_000), 50);
    const closed = await isClosedWithin(accepted!, 5_000);
    clearInterval(drops);
    expect(closed).toBe(true);
  });

  it('of a client that reads stay open for any number of responses', async () => {
    await start({ inactivityMs: 500, lagMs: 500 });
    const socket = await open();
    for (let i = 0; i < 10; i++) {
      socket.write(REQUEST);
      await once(socket, 'data');
      await sleep(100);
    }
    expect(socket.closed).toBe(false);
  });

  async function openSockets(): Promise<Socket[]> {
    const accepted: Socket[] = [];
    server.on('request', ({ socket }: IncomingMessage) => accepted.push(socket));
    while (accepted.length === 0) await sleep(10);
    return accepted;
  }
});

describe('pipelined requests', () => {
  /** A server that responds to each request with its path after a delay. */
  async function startSlow(milliseconds: number): Promise<{ started: string[]; most: () => number }> {
    const started: string[] = [];
    let [now, most] = [0, 0];
    await start({}, async ({ url }, response) => {
      started.push(url!);
      most = Math.max(most, ++now);
      await sleep(milliseconds);
      now--;
      response.end(`<${url}>`);
    });
    return { started, most: () => most };
  }
  const requests = (count: number): string =>
    Array.from({ length: count }, (_, i) => `GET /${i} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');
  const paths = (count: number): string[] => Array.from({ length: count }, (_, i) => `/${i}`);

  it('are all answered, one by one, in order', async () => {
    const { started, most } = await startSlow(5);
    const socket = await open();
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.write(requests(33));
    while (!text.includes('</32>')) await sleep(10);
    expect([started, text.match(/(?<=<)[^>]+/g), most()]).toEqual([paths(33), paths(33), 1]);
    expect(socket.closed).toBe(false);
  });

  it('are cut off when more than 32 are waiting, and no more are started', async () => {
    const { started } = await startSlow(100);
    const socket = await open();
    socket.write(requests(34));
    expect(await isClosedWithin(socket.resume(), 1_000)).toBe(true);
    await sleep(300);
    expect(started).toEqual(['/0']);
  });

  it('are dropped when their connection closes', async () => {
    const { started } = await startSlow(100);
    const socket = await open();
    socket.write(requests(10));
    await sleep(50);
    socket.destroy();
    await sleep(300);
    expect(started).toEqual(['/0']);
  });
});

describe('stopping', () => {
  it('does not wait for a connection that is silent, idle after a response, or has sent half a request', async () => {
    const stop = await start({});
    const silent = await open();
    const half = await open();
    half.write('GET / HT');
    const idle = await open();
    idle.write(REQUEST);
    await once(idle, 'data');
    const started = performance.now();
    await stop();
    expect(performance.now() - started).toBeLessThan(2_000);
    for (const socket of [silent, half, idle]) {
      socket.resume();
      expect(await isClosedWithin(socket, 1_000)).toBe(true);
    }
  });

  it('finishes pending responses, closes their connections, and answers requests in transit', async () => {
    const stop = await start({}, async (_, response) => {
      await sleep(1_000);
      response.end('late');
    });
    const [busy, quick] = [await open(), await open()];
    busy.write(REQUEST);
    await sleep(50);
    const stopped = stop();
    quick.write(REQUEST);
    const answers = await Promise.all([busy, quick].map(async (socket) => String((await once(socket, 'data'))[0])));
    for (const answer of answers) expect(answer).toMatch(/200 OK[\s\S]*late/);
    await stopped;
    for (const answer of answers) expect(answer).toContain('Connection: close');
  });

  it('answers a request that comes behind a pending one, and closes the connection after the last', async () => {
    const stop = await start({}, async (_, response) => {
      await sleep(200);
      response.end('late');
    });
    const busy = await open();
    let answers = '';
    busy.on('data', (part) => {
      answers += part;
    });
    busy.write(REQUEST);
    await sleep(50);
    const stopped = stop();
    await sleep(50);
    busy.write(REQUEST);
    await stopped;
    expect(answers.match(/200 OK|Connection: \S+|late/g)).toEqual([
      ...['200 OK', 'Connection: keep-alive', 'late'],
      ...['200 OK', 'Connection: close', 'late'],
    ]);
  });

  it('answers connections that the system has accepted, but not yet the server', async () => {
    const stop = await start({});
    const asked = await Promise.all(Array.from({ length: 60 }, open));
    for (const socket of asked) socket.write(REQUEST);
    const answers = asked.map((socket) => Promise.race([once(socket, 'data'), once(socket, 'close')]));
    const stopped = stop();
    expect((await Promise.all(answers)).filter(([data]) => !String(data).includes('200 OK'))).toEqual([]);
    await stopped;
  });

  it('stops accepting at once, drops no accepted connection, and answers once more on idle ones', async () => {
    const stop = await start({});
    const { port } = server.address() as AddressInfo;
    const idle = await open();
    idle.write(REQUEST);
    await once(idle, 'data');
    const stopped = stop();
    await sleep(100);
    const late = connect(port, '127.0.0.1');
    expect((await once(late, 'error'))[0]).toMatchObject({ code: 'ECONNREFUSED' });
    idle.write(REQUEST);
    expect(String((await once(idle, 'data'))[0])).toMatch(/200 OK[\s\S]*Connection: close/);
    await stopped;
  });
});
