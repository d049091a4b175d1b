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
  /** Reports a failure that the assistant sees only as such. */
  readonly report: (problem: unknown) => void;
}

/** A server with all tools: one per connection, or per request over HTTP; nothing is kept between them. */
export function createServer({ publisher, loadContent, site, version, report }: McpOptions): McpServer {
  const attributions = COMPLETE.map((language) => {
    const { citations } = ANSWERS[language];
    return citations.quoted(attributionText(publisher, citations));
  });
  // Without a site of its own, the package's links are the repository's address with the path as a query.
  const [websiteUrl] = site.split('?') as [string];
  const server = new McpServer(
    { name: 'open-numerology', title: publisher.name, version, websiteUrl },
    { instructions: words.instructions(publisher.description.en, publisher.license, attributions.join(' or ')) },
  );
  for (const { name, answer, ...config } of TOOLS) {
    const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
    server.registerTool(name, { ...config, annotations }, async (input) => {
      try {
        const { language } = input as { language: Language };
        const context = { content: await loadContent(language), site, language, words: ANSWERS[language] };
        // Only text, which the protocol requires: adding structured content would double the tokens.
        return { content: [{ type: 'text', text: JSON.stringify(await answer(input, context)) }] };
      } catch (error) {
        // The library answers with the text of what is thrown.
        if (error instanceof NoSuchAnswer) throw error;
        report(error);
        throw new Error(words.failed);
      }
    });
  }
  // The library looks up tools in a plain object, where `constructor` looks like a disabled tool.
  // biome-ignore lint/complexity/useLiteralKeys: it is private, and there is no other way to it.
  Object.setPrototypeOf(server['_registeredTools'], null);
  return server;
}

/** Streamable HTTP without sessions: requests are independent, so any isolate can answer them. Their URL has the site's address. */
export function createHttpHandler(options: Omit<McpOptions, 'site'>): (request: Request) => Promise<Response> {
  const handler = createMcpHandler(
    ({ requestInfo }) => createServer({ ...options, site: new URL(requestInfo!.url).origin }),
    // Nothing ever changes, so there is nothing to subscribe to.
    { maxSubscriptions: 0 },
  );
  return handler.fetch;
}
