import { publishedContent } from '../src/content/published-content.ts';
import { createHttpHandler } from '../src/mcp/server.ts';
import { PACKAGE_VERSION } from '../src/words/npm-package.ts';

/** With its libraries ten times as large as all the rest at the edge, and therefore loaded when an assistant comes. */
export const handle = createHttpHandler({ content: publishedContent, version: PACKAGE_VERSION });
