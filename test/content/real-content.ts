import { fileURLToPath } from 'node:url';
import { loadContent } from '../../scripts/build/load-content.ts';
import type { Content } from '../../src/domain/content.ts';

/** What we really publish, wherever the tests are started from. */
export function realContent(): Promise<Content> {
  return loadContent(fileURLToPath(new URL('../../data', import.meta.url)));
}
