import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { type Environment, siteUrl } from '../settings/settings.ts';
import { createServer, type McpOptions } from './server.ts';

/**
 * Serves an assistant that started this process, until it closes the input or sends a line that is too long to be a message.
 * Answers cite the site that `SITE_URL` names; without it, that of the package.
 */
export function serveOverStdio(facts: McpOptions, env: Environment, onTooLong: () => void): void {
  const site = env.SITE_URL ? siteUrl(env).site : facts.site;
  // The library then stops by itself and reports it only here. It survives everything else that it reports, such as an invalid line.
  const onerror = ({ message }: Error): void => {
    if (message.startsWith('ReadBuffer exceeded')) onTooLong();
  };
  serveStdio(() => createServer({ ...facts, site }), { onerror });
}
