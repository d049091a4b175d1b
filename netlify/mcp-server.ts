import { publishedContent } from '../src/content/published-content.ts';
import { API_VERSION } from '../src/http/api-path.ts';
import { createHttpHandler } from '../src/mcp/server.ts';

/** With its libraries ten times as large as all the rest at the edge, and therefore loaded when an assistant comes. */
export const handle = createHttpHandler({ content: publishedContent, version: API_VERSION });
