import { datesOfYears } from '../src/contract/calendar-date.ts';
import { FIRST_YEAR, LAST_YEAR } from '../src/contract/limits.ts';
import { fixedApiFiles, matrixFiles } from '../src/render/api-files.ts';
import { loadContent } from './load-content.ts';
import { showProgress, type ProgressStream } from './progress.ts';
import { replaceFolder } from './replace-folder.ts';
import { writeFiles } from './write-files.ts';

export interface BuildOptions {
  readonly dataDir: string;
  readonly outDir: string;
  readonly site: string;
  readonly years?: { readonly first: number; readonly last: number };
  readonly log: ProgressStream;
  /** Aborting stops the build between two files and leaves the previous output as it was. */
  readonly signal?: AbortSignal;
}

/** Builds the whole output folder, or leaves it as it was. Returns the number of files. */
export async function buildSite({ dataDir, outDir, site, years, log, signal }: BuildOptions): Promise<number> {
  const content = await loadContent(dataDir);
  const dates = [...datesOfYears(years?.first ?? FIRST_YEAR, years?.last ?? LAST_YEAR)];
  const output = await replaceFolder(outDir);
  const progress = showProgress(log, 'Writing matrices', dates.length);
  try {
    const fixed = await writeFiles(output.staging, fixedApiFiles(content, site));
    const matrices = await writeFiles(output.staging, matrixFiles(content, site, dates), (count) => {
      signal?.throwIfAborted();
      progress.advance(count);
    });
    progress.done();
    await output.commit();
    return fixed + matrices;
  } finally {
    await output.discard();
  }
}
