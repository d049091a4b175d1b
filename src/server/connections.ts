import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import net, { isIP, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { clientKey } from '../gateway/client-key.ts';

/** Cuts off clients that trickle their request; idle connections outlive the usual balancer's 60 s. */
export const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};

export interface ConnectionLimits {
  /** Set if all connections are a proxy's own. */
  readonly isProxied?: boolean;
  /** Concurrent connections per client; each may hold an open file. */
  readonly perAddress?: number;
  /** A connection without progress in either direction for this long is closed: its client is not reading. */
  readonly inactivityMs?: number;
  /** A client that has lagged behind its responses for this long is only trickling. */
  readonly lagMs?: number;
}

interface Connection {
  /** Since when its client has unread data. */
  laggingSince: number;
  /** In the order they came; the first is being answered. */
  readonly requests: (readonly [IncomingMessage, ServerResponse])[];
}

/** Browsers do not pipeline; programs that do send about sixteen requests. */
const MAX_WAITING = 32;
/** A request may be on its way on a connection that looks idle: requests are still answered for this long. */
const LINGER_MS = 500;
/** Orchestrators kill after 10 s by default. */
const GRACE_MS = 8_000;
const POLL_MS = 50;
const QUIET_TURNS = 5;

/**
 * Limits the resources of one client; call it once the server has its listener. The requests of a connection are handled one by
 * one: Node starts all pipelined requests at once and does not notify queued ones when the connection closes, so each would hold
 * an open file and what it has read.
 *
 * Returns a function that stops the server without losing an accepted request: it accepts no new connections, finishes pending
 * responses and, after a moment, closes idle connections.
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
  let accepted = 0;
  server.timeout = inactivityMs;

  server.on('connection', (socket) => {
    accepted++;
    const client = clientKey(socket.remoteAddress);
    const count = (counts.get(client) ?? 0) + 1;
    if (count > perAddress) return void socket.destroy();
    counts.set(client, count);
    connections.set(socket, { laggingSince: Infinity, requests: [] });
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
    // Parsed before the connection was closed.
    if (connection === undefined || socket.destroyed) return;
    if (stopping) {
      // Only the last response closes the connection, or the others would be lost.
      const [, before] = connection.requests.at(-1) ?? [];
      if (before) before.shouldKeepAlive = true;
      response.shouldKeepAlive = false;
    }
    const count = connection.requests.push([request, response]);
    if (count === 1) answerFirst(connection.requests);
    else if (count > MAX_WAITING + 1) socket.destroy();
  });

  function answerFirst(requests: Connection['requests']): void {
    const [request, response] = requests[0]!;
    response.once('close', () => {
      requests.shift();
      if (requests.length > 0 && !request.socket.destroyed) answerFirst(requests);
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
    const started = performance.now();
    // Closing resets connections that the system has accepted but Node, which takes one per turn, has not. So the port is closed
    // after a few turns with none; until then, nobody is asked to reconnect.
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() - started < LINGER_MS; ) {
      const before = accepted;
      await nextTurn();
      quiet = accepted === before ? quiet + 1 : 0;
    }
    // Not the server's own method, which would also close idle connections immediately.
    net.Server.prototype.close.call(server);
    stopping = true;
    for (const { requests } of connections.values()) {
      const [, last] = requests.at(-1) ?? [];
      if (last) last.shouldKeepAlive = false;
    }
    while (connections.size > 0) {
      await sleep(POLL_MS);
      const elapsed = performance.now() - started;
      for (const [socket, { requests }] of connections)
        if (elapsed > GRACE_MS || (elapsed > LINGER_MS && requests.length === 0)) socket.destroy();
    }
    clearInterval(sweep);
  };
}

/**
 * The address that a request counts for. Any client can send `X-Forwarded-For`, so only the entries that our own proxies added are
 * trusted: with one proxy the last entry, with two the second to last.
 * @example clientAddress('10.0.0.1', new Headers({ 'x-forwarded-for': '198.51.100.9, 203.0.113.7' }), 1) // '203.0.113.7'
 */
export function clientAddress(remote: string | undefined, headers: Headers, proxies: number): string | undefined {
  const forwardedFor = headers.get('x-forwarded-for');
  if (proxies === 0 || !forwardedFor) return remote;
  const chain = forwardedFor.split(',');
  const entry = chain[Math.max(0, chain.length - proxies)]!.trim();
  if (isIP(entry) && !entry.includes('%')) return entry;
  // Strips port and zone: `[2001:db8::1]:443`, `203.0.113.7:443`, `fe80::1%eth0`.
  const [, bracketed] = /^\[([^\]]+)\](?::[0-9]+)?$/.exec(entry) ?? [];
  const address = (bracketed ?? entry.replace(/^([0-9.]+):[0-9]+$/, '$1')).replace(/%.*$/, '');
  // If a proxy forwards something other than an address, its clients count as one.
  return isIP(address) ? address : undefined;
}
