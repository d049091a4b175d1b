import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import type { Content } from '../content/content-schema.ts';
import { attributionText } from '../endpoints/attribution.ts';
import { mcp as words } from '../words/en/mcp.ts';
import { answers } from '../words/es/answers.ts';
import { NoSuchAnswer, TOOLS } from './tools-of-endpoints.ts';

/** What answers are made from; the same over stdio and HTTP. */
export interface McpOptions {
  readonly content: Content;
  /** Base URL of links in the answers. */
  readonly site: string;
  readonly version: string;
}

/** A server with all tools: one per connection, or per request over HTTP; nothing is kept between them. */
export function createServer({ content, site, version }: McpOptions): McpServer {
  const { publisher } = content;
  const attribution = answers.citations.quoted(attributionText(publisher, answers.citations));
  const context = { content, site, language: 'es', words: answers } as const;
  // Text only, which the protocol requires: a structured copy would cost the model the same tokens again.
  const inText = (text: string) => ({ content: [{ type: 'text' as const, text }] });
  const server = new McpServer(
    { name: 'open-numerology', title: publisher.name, version, websiteUrl: site },
    { instructions: words.instructions(publisher.description.en, publisher.license, attribution) },
  );
  for (const { name, answer, ...config } of TOOLS) {
    const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
    server.registerTool(name, { ...config, annotations }, async (input) => {
      try {
        return inText(JSON.stringify(await answer(input, context)));
      } catch (error) {
        if (!(error instanceof NoSuchAnswer)) throw error;
        return { ...inText(error.message), isError: true };
      }
    });
  }
  // The library looks tools up in a plain object, where `constructor` is a disabled tool.
  // biome-ignore lint/complexity/useLiteralKeys: it is private, and there is no other way to it.
  Object.setPrototypeOf(server['_registeredTools'], null);
  return server;
}

/** Streamable HTTP without sessions: requests are independent, so any isolate can answer them. */
export function createHttpHandler({
  content,
  site,
  version,
}: Omit<McpOptions, 'site'> & { readonly site?: string | undefined }): (request: Request) => Promise<Response> {
  const handler = createMcpHandler(
    ({ requestInfo }) => createServer({ content, site: site ?? new URL(requestInfo!.url).origin, version }),
    // Nothing ever changes, so there is nothing to subscribe to.
    { maxSubscriptions: 0 },
  );
  return handler.fetch;
}
