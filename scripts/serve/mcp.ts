import path from 'node:path';
import { API_VERSION } from '../../src/http/api-path.ts';
import { createMcpGateway, type McpGatewayOptions } from '../../src/mcp/mcp-gateway.ts';
import { createHttpHandler } from '../../src/mcp/server.ts';
import { loadContent } from '../build/load-content.ts';
import { ROOT } from '../command/run-command.ts';

/**
 * The MCP server behind its limit. The texts are read when the first assistant comes; a failure is forgotten, and the next one
 * tries again. The libraries are there from the start: an import that has failed once fails for as long as the process lives.
 */
export function mcpGateway(
  options: Omit<McpGatewayOptions, 'handle'>,
  dataDir: string = path.join(ROOT, 'data'),
): ReturnType<typeof createMcpGateway> {
  let handler: Promise<McpGatewayOptions['handle']> | undefined;
  const load = async (): Promise<McpGatewayOptions['handle']> =>
    createHttpHandler({ content: await loadContent(dataDir), site: options.site, version: API_VERSION });
  return createMcpGateway({
    ...options,
    handle: async (request) => {
      handler ??= load().catch((error: unknown) => {
        handler = undefined;
        throw error;
      });
      return (await handler)(request);
    },
  });
}
