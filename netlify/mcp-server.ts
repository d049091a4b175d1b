import publisher from '../data/publisher.json' with { type: 'json' };
import type { Publisher } from '../src/content/content-schema.ts';
import { loadPublished } from '../src/content/load-published.ts';
import { createHttpHandler } from '../src/mcp/server.ts';
import { PACKAGE_VERSION } from '../src/words/npm-package.ts';
import { service } from './edge-service.ts';

/** Loaded on the first request: with its libraries it is several times the size of what every isolate loads. */
export const handle = createHttpHandler({
  publisher: publisher as Publisher,
  loadContent: loadPublished,
  version: PACKAGE_VERSION,
  report: service.report,
});
