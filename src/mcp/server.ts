import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import type { Content, Publisher } from '../content/content-schema.ts';
import { attributionText } from '../endpoints/attribution.ts';
import { ANSWERS } from '../words/answers.ts';
import { mcp as words } from '../words/en/mcp.ts';
import { COMPLETE, type Language } from '../words/language.ts';
import { NoSuchAnswer, TOOLS } from './tools-of-endpoints.ts';

/** What responses are made from; the same over stdio and HTTP. */
export interface McpOptions {
  readonly publisher: Publisher;
  /** Loads the texts of a language when the first response needs them. */
  readonly loadContent: (language: Language) => Content | Promise<Content>;
  /** Base URL of links in the answers. */
  readonly site: string;
  readonly version: string;
}

/** A server with all tools: one per connection, or per request over HTTP; nothing is kept between them. */
export function createServer({ publisher, loadContent, site, version }: McpOptions): McpServer {
  const attributions = COMPLETE.map((language) => {
    const { citations } = ANSWERS[language];
    return citations.quoted(attributionText(publisher, citations));
  });
  // Only text, which the protocol requires: adding structured content would double the tokens.
  const inText = (text: string) => ({ content: [{ type: 'text' as const, text }] });
  const server = new McpServer(
    { name: 'open-numerology', title: publisher.name, version, websiteUrl: site },
    { instructions: words.instructions(publisher.description.en, publisher.license, attributions.join(' or ')) },
  );
  for (const { name, answer, ...config } of TOOLS) {
    const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
    server.registerTool(name, { ...config, annotations }, async (input) => {
      try {
        const { language } = input as { language: Language };
        const context = { content: await loadContent(language), site, language, words: ANSWERS[language] };
        return inText(JSON.stringify(await answer(input, context)));
      } catch (error) {
        if (!(error instanceof NoSuchAnswer)) throw error;
        return { ...inText(error.message), isError: true };
      }
    });
  }
  // The library looks up tools in a plain object, where `constructor` looks like a disabled tool.
  // biome-ignore lint/complexity/useLiteralKeys: it is private, and there is no other way to it.
  Object.setPrototypeOf(server['_registeredTools'], null);
  return server;
}

/** Streamable HTTP without sessions: requests are independent, so any isolate can answer them. */
export function createHttpHandler({
  site,
  ...options
}: Omit<McpOptions, 'site'> & { readonly site?: string | undefined }): (request: Request) => Promise<Response> {
  const handler = createMcpHandler(
    ({ requestInfo }) => createServer({ ...options, site: site ?? new URL(requestInfo!.url).origin }),
    // Nothing ever changes, so there is nothing to subscribe to.
    { maxSubscriptions: 0 },
  );
  return handler.fetch;
}
