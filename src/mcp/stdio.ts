import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createServer, type McpOptions } from './server.ts';

/** Serves an assistant that started this process, until it closes the input or sends a line that is too long to be a message. */
export function serveOverStdio(facts: McpOptions, onTooLong: () => void): void {
  // The library ends by itself then, and says so only here. What else it reports, such as a line that is no message, it survives.
  const onerror = ({ message }: Error): void => {
    if (message.startsWith('ReadBuffer exceeded')) onTooLong();
  };
  serveStdio(() => createServer(facts), { onerror });
}
