import { publishedContent } from '../src/content/published-content.ts';
import { createHttpHandler } from '../src/mcp/server.ts';
import { PACKAGE_VERSION } from '../src/words/npm-package.ts';

/** With its libraries it is ten times as large as everything else at the edge, so it is loaded with the first request. */
export const handle = createHttpHandler({ content: publishedContent, version: PACKAGE_VERSION });
