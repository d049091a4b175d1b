import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { type Environment, siteUrl } from '../settings/settings.ts';
import { createServer, type McpOptions } from './server.ts';

/**
 * Serves the assistant that started this process, until it closes stdin or sends a line too long to be a message. Answers cite
 * `SITE_URL`, or the package's site.
 */
export function serveOverStdio(facts: McpOptions, env: Environment, onTooLong: () => void): void {
  const site = env.SITE_URL ? siteUrl(env).site : facts.site;
  // The library closes the connection on a line that is too long and reports that only here. It survives all other errors.
  const onerror = ({ message }: Error): void => {
    if (message.startsWith('ReadBuffer exceeded')) onTooLong();
  };
  serveStdio(() => createServer({ ...facts, site }), { onerror });
}
