import { existsSync } from 'node:fs';
import { datesOfYears } from '../src/contract/calendar-date.ts';
import { FIRST_YEAR, LAST_YEAR } from '../src/contract/limits.ts';
import { loadContent } from './load-content.ts';
import { buildApi } from './parts/api.ts';
import type { BuildPart } from './parts/build-part.ts';
import { buildDataset } from './parts/dataset.ts';
import { buildHostRules } from './parts/host-rules.ts';
import { buildWebsite } from './parts/website.ts';
import type { ProgressStream } from './progress.ts';
import { replaceFolder } from './replace-folder.ts';

export interface BuildOptions {
  readonly dataDir: string;
  readonly outDir: string;
  readonly site: string;
  readonly years?: { readonly first: number; readonly last: number };
  /** Only these parts, for measurements; all unless given. */
  readonly parts?: readonly PartName[];
  readonly log: ProgressStream;
  /** Aborting stops the build between two files and leaves the previous output as it was. */
  readonly signal?: AbortSignal;
}

/** In this order: a later part may read what an earlier one has written. */
const PARTS = {
  api: buildApi, 'host-rules': buildHostRules, dataset: buildDataset, website: buildWebsite,
} as const satisfies Record<string, BuildPart>;
export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as readonly PartName[];

/** Builds the whole output folder, or leaves it as it was. Returns the number of files. */
export async function buildSite(options: BuildOptions): Promise<number> {
  const { dataDir, outDir, site, years = { first: FIRST_YEAR, last: LAST_YEAR }, parts = PART_NAMES, log, signal } = options;
  const content = await loadContent(dataDir);
  const dates = [...datesOfYears(years.first, years.last)];
  const output = await replaceFolder(outDir);
  const previous = existsSync(outDir) ? outDir : undefined;
  try {
    let count = 0;
    for (const name of parts) {
      signal?.throwIfAborted();
      count += await PARTS[name]({ content, site, years, dates, folder: output.staging, previous, log, signal });
    }
    await output.commit();
    return count;
  } finally {
    await output.discard();
  }
}
