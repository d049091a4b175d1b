import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import type { Content } from '../content/content-schema.ts';
import { attributionText } from '../endpoints/attribution.ts';
import { NoSuchAnswer, TOOLS } from './tools-of-endpoints.ts';

/** What answers are made of; the same over stdio and HTTP. */
export interface McpOptions {
  readonly content: Content;
  /** Address that links in the answers start with. */
  readonly site: string;
  readonly version: string;
}

/** A server with all tools. One is made for each connection, over HTTP for each request; nothing is kept between them. */
export function createServer({ content, site, version }: McpOptions): McpServer {
  const { publisher } = content;
  const server = new McpServer(
    { name: 'open-numerology', title: publisher.name, version, websiteUrl: site },
    {
      instructions: `${publisher.description_en} The data is licensed under ${publisher.license}: when you use it, name its source with the text of "attribution", «${attributionText(publisher)}». Texts are Spanish: quote them as they are, or translate them for your reader. This is a symbolic tradition, without predictions and without medical, legal or financial advice.`,
    },
  );
  for (const { name, answer, ...config } of TOOLS) {
    const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
    server.registerTool(name, { ...config, annotations }, async (input) => {
      try {
        // Only as text, which the protocol requires: a structured copy would cost the model the same tokens again.
        return { content: [{ type: 'text', text: JSON.stringify(await answer(input, { content, site })) }] };
      } catch (error) {
        if (!(error instanceof NoSuchAnswer)) throw error;
        return { content: [{ type: 'text', text: error.message }], isError: true };
      }
    });
  }
  // The library looks a tool up in a plain object, in which `constructor` is a tool that is not enabled.
  // biome-ignore lint/complexity/useLiteralKeys: it is private, and there is no other way to it.
  Object.setPrototypeOf(server['_registeredTools'], null);
  return server;
}

/** Streamable HTTP without sessions: every request is independent, so that any isolate can answer it. */
export function createHttpHandler({
  content,
  site,
  version,
}: Omit<McpOptions, 'site'> & { readonly site?: string | undefined }): (request: Request) => Promise<Response> {
  const handler = createMcpHandler(
    ({ requestInfo }) => createServer({ content, site: site ?? new URL(requestInfo!.url).origin, version }),
    // Nothing here ever changes: there is nothing to subscribe to.
    { maxSubscriptions: 0 },
  );
  return handler.fetch;
}
