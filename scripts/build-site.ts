import { datesOfYears } from '../src/contract/calendar-date.ts';
import { FIRST_YEAR, LAST_YEAR } from '../src/contract/limits.ts';
import { loadContent } from './load-content.ts';
import { buildApi } from './parts/api.ts';
import type { BuildPart } from './parts/build-part.ts';
import { buildDataset } from './parts/dataset.ts';
import { buildHostRules } from './parts/host-rules.ts';
import type { ProgressStream } from './progress.ts';
import { replaceFolder } from './replace-folder.ts';

export interface BuildOptions {
  readonly dataDir: string;
  readonly outDir: string;
  readonly site: string;
  readonly years?: { readonly first: number; readonly last: number };
  readonly log: ProgressStream;
  /** Aborting stops the build between two files and leaves the previous output as it was. */
  readonly signal?: AbortSignal;
}

/** In this order: a later part may read what an earlier one has written. */
const PARTS: readonly BuildPart[] = [buildApi, buildHostRules, buildDataset];

/** Builds the whole output folder, or leaves it as it was. Returns the number of files. */
export async function buildSite({ dataDir, outDir, site, years, log, signal }: BuildOptions): Promise<number> {
  const content = await loadContent(dataDir);
  const dates = [...datesOfYears(years?.first ?? FIRST_YEAR, years?.last ?? LAST_YEAR)];
  const output = await replaceFolder(outDir);
  try {
    let count = 0;
    for (const build of PARTS) {
      signal?.throwIfAborted();
      count += await build({ content, site, dates, folder: output.staging, log, signal });
    }
    await output.commit();
    return count;
  } finally {
    await output.discard();
  }
}
