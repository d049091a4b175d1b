import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildSite } from '../../scripts/build/build-site.ts';
import { openDistFolder } from '../../scripts/verify/dist-folder.ts';
import type { BuiltFiles } from '../../src/verify/built-files.ts';
import { DATA_DIR } from '../content-fixture.ts';

export const SITE = 'https://example.org';

export interface BuiltSite extends BuiltFiles {
  readonly folder: string;
  /** Paths of all HTML files. */
  readonly pages: readonly string[];
  remove(): Promise<void>;
}

/** The real build with one year of matrices: all that the pages link to. */
export async function buildSmallSite(): Promise<BuiltSite> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'website-'));
  const outDir = path.join(folder, 'dist');
  await buildSite({
    dataDir: DATA_DIR,
    outDir,
    site: SITE,
    years: { first: 1990, last: 1990 },
    log: { write: () => {} },
  });
  const dist = await openDistFolder(outDir);
  const pages = [...dist.files].filter((file) => file.endsWith('.html')).sort();
  return { ...dist, folder: outDir, pages, remove: () => rm(folder, { recursive: true, force: true }) };
}
