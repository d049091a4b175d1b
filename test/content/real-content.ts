import { fileURLToPath } from 'node:url';
import { loadContent } from '../../scripts/build/load-content.ts';
import type { Content } from '../../src/content/content.ts';

let loaded: Promise<Content> | undefined;

/** What we really publish, wherever the tests are started from. Checking it takes a while, so that it is read once. */
export function realContent(): Promise<Content> {
  loaded ??= loadContent(fileURLToPath(new URL('../../data', import.meta.url)));
  return loaded;
}
