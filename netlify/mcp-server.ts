import publisher from '../data/publisher.json' with { type: 'json' };
import type { Publisher } from '../src/content/content-schema.ts';
import { loadPublished } from '../src/content/load-published.ts';
import { createHttpHandler } from '../src/mcp/server.ts';
import { PACKAGE_VERSION } from '../src/words/npm-package.ts';

/** With its libraries it is ten times the size of everything else at the edge, so it is loaded on the first request. */
export const handle = createHttpHandler({
  publisher: publisher as Publisher,
  loadContent: loadPublished,
  version: PACKAGE_VERSION,
});
