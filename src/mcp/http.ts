import { createMcpHandler } from '@modelcontextprotocol/server';
import { createServer, type McpFacts } from './create-server.ts';

/** Streamable HTTP without sessions: every request stands alone, so that any isolate can answer it. */
export function createHttpHandler({
  content,
  site,
  version,
}: Omit<McpFacts, 'site'> & { readonly site?: string | undefined }): (request: Request) => Promise<Response> {
  const handler = createMcpHandler(
    ({ requestInfo }) => createServer({ content, site: site ?? new URL(requestInfo!.url).origin, version }),
    // Nothing here ever changes: there is nothing to subscribe to.
    { maxSubscriptions: 0 },
  );
  return handler.fetch;
}
