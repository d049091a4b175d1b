import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { clientKey } from '../gateway/client-key.ts';

/** A client that lets its request trickle in is cut off; an idle connection outlives the usual balancer's 60 s. */
export const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};

export interface ConnectionLimits {
  /** Set if all connections are a proxy's own. */
  readonly isProxied?: boolean;
  /** Connections of one client at a time; each may hold an open file. */
  readonly perAddress?: number;
  /** A connection without progress on either side for this long is closed: its client is not reading. */
  readonly inactivityMs?: number;
  /** A client that has lagged behind its responses for this long is only letting them trickle. */
  readonly lagMs?: number;
}

/** A request may be on its way on a connection that looks idle: for this long, all requests are still answered. */
const LINGER_MS = 500;
/** Orchestrators kill after 10 s by default. */
const GRACE_MS = 8_000;
const POLL_MS = 50;

/**
 * Limits what one client can take up of a server. Returns how to stop it without losing a request that it accepted: it takes
 * no new connections, and after a moment answers under way are finished and connections without a request closed.
 */
export function limitConnections(
  server: Server,
  {
    isProxied = false,
    perAddress = isProxied ? Infinity : 100,
    inactivityMs = 30_000,
    lagMs = 600_000,
  }: ConnectionLimits = {},
): () => Promise<void> {
  /** Every connection, with the time since which its client has not read all that was written. */
  const laggingSince = new Map<Socket, number>();
  /** Connections without a request so far, which Node counts among the busy ones. */
  const silent = new Set<Socket>();
  const counts = new Map<string, number>();
  let stopping = false;
  server.timeout = inactivityMs;

  server.on('connection', (socket) => {
    const client = clientKey(socket.remoteAddress);
    const count = (counts.get(client) ?? 0) + 1;
    if (count > perAddress) return void socket.destroy();
    counts.set(client, count);
    laggingSince.set(socket, Infinity);
    silent.add(socket);
    socket.once('close', () => {
      laggingSince.delete(socket);
      silent.delete(socket);
      counts.set(client, counts.get(client)! - 1);
      if (counts.get(client) === 0) counts.delete(client);
    });
  });
  server.prependListener('request', ({ socket }, response) => {
    silent.delete(socket);
    if (stopping) response.shouldKeepAlive = false;
  });

  const sweep = setInterval(() => {
    const now = performance.now();
    for (const [socket, since] of laggingSince) {
      laggingSince.set(socket, socket.writableLength > 0 ? Math.min(since, now) : Infinity);
      if (now - since > lagMs) socket.destroy();
    }
  }, lagMs / 20).unref();

  return async () => {
    stopping = true;
    const started = performance.now();
    // Lets Node pick up what has already reached it; connections that still wait in the system's queue are reset.
    await nextTurn();
    const closed = once(server, 'close').then(() => true);
    stopListening(server);
    while (laggingSince.size > 0 && performance.now() - started < LINGER_MS) await sleep(POLL_MS);
    while (!(await Promise.race([closed, sleep(POLL_MS, false)]))) {
      for (const socket of silent) socket.destroy();
      server.closeIdleConnections();
      if (performance.now() - started > GRACE_MS) server.closeAllConnections();
    }
    clearInterval(sweep);
  };
}

/** Takes no new connections, and keeps those that look idle, which `close` alone would end at once. */
function stopListening(server: Server): void {
  const { closeIdleConnections } = server;
  server.closeIdleConnections = () => {};
  server.close();
  server.closeIdleConnections = closeIdleConnections;
}

/** No browser sends a second request before the first is answered, and the programs that do send some sixteen. */
const MAX_WAITING = 32;

/**
 * Answers the requests of one connection one after the other. Node starts all that are pipelined at once, though their answers
 * must wait for each other, and never tells those in the queue that the connection is gone: each held a file open, and
 * memory for what it had read. So only one answer is in progress at a time, and a client that sends too many more is disconnected.
 */
export function answerOneAtATime(server: Server, maxWaiting = MAX_WAITING): void {
  const [answer] = server.listeners('request') as [RequestListener];
  server.off('request', answer);
  /** For each connection with an answer in progress, the requests that came after it. */
  const waiting = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>();

  server.on('request', (request, response) => {
    const { socket } = request;
    // Left over from what was read before the connection was closed.
    if (socket.destroyed) return;
    const queue = waiting.get(socket);
    if (queue === undefined) {
      waiting.set(socket, []);
      start(socket, request, response);
    } else if (queue.push([request, response]) > maxWaiting) socket.destroy();
  });

  function start(socket: Socket, request: IncomingMessage, response: ServerResponse): void {
    response.once('close', () => {
      const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
      if (next === undefined) waiting.delete(socket);
      else start(socket, ...next);
    });
    answer(request, response);
  }
}
