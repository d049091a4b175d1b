import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createServer, type McpFacts } from './create-server.ts';

/** Serves an assistant that started this process, until it closes the input. */
export function serveOverStdio(facts: McpFacts): void {
  serveStdio(() => createServer(facts));
}
