import { fixedApiFiles, matrixFiles } from '../../src/render/api-files.ts';
import { showProgress } from '../progress.ts';
import { writeFiles } from '../write-files.ts';
import type { BuildPart } from './build-part.ts';

/** `dist/api/`: one file per answer. */
export const buildApi: BuildPart = async ({ content, site, dates, folder, log, signal }) => {
  const fixed = await writeFiles(folder, fixedApiFiles(content, site));
  const progress = showProgress(log, 'Writing matrices', dates.length);
  const matrices = await writeFiles(folder, matrixFiles(content, site, dates), (count) => {
    signal?.throwIfAborted();
    progress.advance(count);
  });
  progress.done();
  return fixed + matrices;
};
