import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import net, { type Socket } from 'node:net';
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

interface Connection {
  /** Since when its client has not read all that was written. */
  laggingSince: number;
  /** The requests that came after the one whose answer is in progress; `undefined` if none is. */
  waiting: [IncomingMessage, ServerResponse][] | undefined;
}

/** No browser sends a second request before the first is answered, and the programs that do send some sixteen. */
const MAX_WAITING = 32;
/** A request may be on its way on a connection that looks idle: for this long, all requests are still answered. */
const LINGER_MS = 500;
/** Orchestrators kill after 10 s by default. */
const GRACE_MS = 8_000;
const POLL_MS = 50;

/**
 * Limits what one client can take up of a server that has its listener. The requests of a connection are answered one after
 * the other: Node starts all that are pipelined at once, and never tells those in its queue that the connection is gone, so
 * each would hold a file open, and memory for what it had read.
 *
 * Returns how to stop the server without losing a request that it accepted: it takes no new connections, and after a moment
 * answers under way are finished and connections without a request closed.
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
  const connections = new Map<Socket, Connection>();
  const counts = new Map<string, number>();
  let stopping = false;
  server.timeout = inactivityMs;

  server.on('connection', (socket) => {
    const client = clientKey(socket.remoteAddress);
    const count = (counts.get(client) ?? 0) + 1;
    if (count > perAddress) return void socket.destroy();
    counts.set(client, count);
    connections.set(socket, { laggingSince: Infinity, waiting: undefined });
    socket.once('close', () => {
      connections.delete(socket);
      counts.set(client, counts.get(client)! - 1);
      if (counts.get(client) === 0) counts.delete(client);
    });
  });

  const [answer] = server.listeners('request') as [RequestListener];
  server.off('request', answer);
  server.on('request', (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    // Left over from what was read before the connection was closed.
    if (connection === undefined || socket.destroyed) return;
    if (stopping) response.shouldKeepAlive = false;
    if (connection.waiting === undefined) start(connection, request, response);
    else if (connection.waiting.push([request, response]) > MAX_WAITING) socket.destroy();
  });

  function start(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    connection.waiting ??= [];
    response.once('close', () => {
      const next = request.socket.destroyed ? undefined : connection.waiting?.shift();
      if (next === undefined) connection.waiting = undefined;
      else start(connection, ...next);
    });
    answer(request, response);
  }

  const sweep = setInterval(() => {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      if (now - connection.laggingSince > lagMs) socket.destroy();
      connection.laggingSince = socket.writableLength > 0 ? Math.min(connection.laggingSince, now) : Infinity;
    }
  }, lagMs / 20).unref();

  return async () => {
    stopping = true;
    const started = performance.now();
    // Lets Node pick up what has already reached it; connections that still wait in the system's queue are reset.
    await nextTurn();
    // Not the server's own, which would also end at once what looks idle.
    net.Server.prototype.close.call(server);
    while (connections.size > 0) {
      await sleep(POLL_MS);
      const elapsed = performance.now() - started;
      for (const [socket, { waiting }] of connections)
        if (elapsed > GRACE_MS || (elapsed > LINGER_MS && waiting === undefined)) socket.destroy();
    }
    clearInterval(sweep);
  };
}
