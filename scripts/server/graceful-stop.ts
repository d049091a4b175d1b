import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** A request may be on its way on a connection that looks idle; so long its answer is still given. */
const LINGER_MS = 1_000;
/** Who has not received the answer by then is too slow to wait for; orchestrators kill after 10 s by default. */
const GRACE_MS = 8_000;
const POLL_MS = 50;

/**
 * Ends a server without losing a request that it accepted: no new connections, the answers under way are finished and each
 * closes its connection, then the idle connections are closed. Bounded in time.
 */
export async function stopGracefully(server: Server): Promise<void> {
  // What the system has accepted for us is taken in before the door closes.
  await nextTurn();
  const closed = new Promise<void>((resolve) => server.once('close', resolve));
  // Not http's own close: that one cuts idle connections at once, and with them requests just sent.
  NetServer.prototype.close.call(server);
  const started = performance.now();
  let ended = false;
  void closed.then(() => {
    ended = true;
  });
  while (!ended && performance.now() - started < GRACE_MS) {
    if (performance.now() - started > LINGER_MS) server.closeIdleConnections();
    await Promise.race([closed, sleep(POLL_MS)]);
  }
  server.closeAllConnections();
  await closed;
}
