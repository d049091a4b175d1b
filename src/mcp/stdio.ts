import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createServer, type McpOptions } from './server.ts';

/** Serves an assistant that started this process, until it closes the input or sends a line that is too long to be a message. */
export function serveOverStdio(facts: McpOptions, onTooLong: () => void): void {
  // The library then stops by itself and reports it only here. It survives everything else that it reports, such as an invalid line.
  const onerror = ({ message }: Error): void => {
    if (message.startsWith('ReadBuffer exceeded')) onTooLong();
  };
  serveStdio(() => createServer(facts), { onerror });
}
