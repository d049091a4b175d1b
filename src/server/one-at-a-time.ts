import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** No browser sends a second request before the first is answered, and the programs that do send some sixteen. */
const MAX_WAITING = 32;

/**
 * Answers the requests of one connection one after the other. Node starts all that are pipelined at once, though their answers
 * must wait for each other, and never tells those in the queue that the connection is gone: each held a file open, and
 * memory for what it had read. So no more than one answer is under way, and a client that sends too many more is cut off.
 */
export function answerOneAtATime(server: Server, maxWaiting = MAX_WAITING): void {
  const [answer] = server.listeners('request') as [RequestListener];
  server.off('request', answer);
  /** By connection with an answer under way, what came after it. */
  const waiting = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>();

  server.on('request', (request, response) => {
    const { socket } = request;
    // The rest of what was read before it was cut off.
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
