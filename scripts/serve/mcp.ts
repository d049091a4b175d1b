import { publishedContent } from '../../src/content/published-content.ts';
import { API_VERSION } from '../../src/contract/limits.ts';
import { createMcpGateway, type McpGatewayOptions } from '../../src/mcp/mcp-gateway.ts';

/** The MCP server behind its limit. Its libraries and the texts are loaded when the first assistant comes. */
export function mcpGateway(options: Omit<McpGatewayOptions, 'handle'>): ReturnType<typeof createMcpGateway> {
  let handler: Promise<McpGatewayOptions['handle']> | undefined;
  const load = async (): Promise<McpGatewayOptions['handle']> => {
    const { createHttpHandler } = await import('../../src/mcp/http.ts');
    return createHttpHandler({ content: publishedContent, site: options.site, version: API_VERSION });
  };
  return createMcpGateway({
    ...options,
    handle: async (request) => {
      handler ??= load();
      return (await handler)(request);
    },
  });
}
