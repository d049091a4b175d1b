import { publishedContent } from '../src/content/published-content.ts';
import { createHttpHandler } from '../src/mcp/server.ts';
import { PACKAGE_VERSION } from '../src/words/npm-package.ts';

/** With its libraries it is ten times the size of everything else at the edge, so it is loaded on the first request. */
export const handle = createHttpHandler({ content: publishedContent, version: PACKAGE_VERSION });
