import { existsSync } from 'node:fs';
import { datesOfYears } from '../src/contract/dates-of-years.ts';
import { FIRST_YEAR, LAST_YEAR } from '../src/contract/limits.ts';
import { type BuildThreads, startHelpers } from './helper-threads.ts';
import { loadContent } from './load-content.ts';
import type { BuildPart } from './parts/build-part.ts';
import type { ProgressStream } from './progress.ts';
import { type FolderReplacement, replaceFolder } from './replace-folder.ts';

export interface BuildOptions {
  readonly root: string;
  readonly dataDir: string;
  readonly outDir: string;
  readonly site: string;
  readonly years?: { readonly first: number; readonly last: number };
  /** Only these parts, for measurements; all unless given. */
  readonly parts?: readonly PartName[];
  /** What other threads can run; without it, one thread does everything. */
  readonly threads?: BuildThreads;
  readonly log: ProgressStream;
  /** Aborting stops the build between two files and leaves the previous output as it was. */
  readonly signal?: AbortSignal;
}

/**
 * In this order: a later part may read what an earlier one has written. Each is loaded when its turn comes; the libraries of
 * the dataset and the website take longer to load than the first files to write.
 */
const PARTS = {
  api: async () => (await import('./parts/api.ts')).buildApi,
  'host-rules': async () => (await import('./parts/host-rules.ts')).buildHostRules,
  dataset: async () => (await import('./parts/dataset.ts')).buildDataset,
  website: async () => (await import('./parts/website.ts')).buildWebsite,
} as const satisfies Record<string, () => Promise<BuildPart>>;
export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as readonly PartName[];

/** Builds the whole output folder, or leaves it as it was. Returns the number of files. */
export async function buildSite(options: BuildOptions): Promise<number> {
  const {
    root,
    dataDir,
    outDir,
    site,
    years = { first: FIRST_YEAR, last: LAST_YEAR },
    parts = PART_NAMES,
    log,
    signal,
  } = options;
  const helpers = options.threads && startHelpers(options.threads, parts);
  let output: FolderReplacement | undefined;
  try {
    const content = await loadContent(dataDir);
    const dates = [...datesOfYears(years.first, years.last)];
    output = replaceFolder(outDir);
    const previous = existsSync(outDir) ? outDir : undefined;
    const job = { root, content, site, years, dates, folder: output.staging, previous, log, signal };
    const context = { ...job, ...helpers?.begin(job) };
    let count = 0;
    for (const name of parts) {
      signal?.throwIfAborted();
      const build = await PARTS[name]();
      count += await build(context);
    }
    output.commit();
    return count;
  } finally {
    await helpers?.dismiss();
    output?.discard();
  }
}
