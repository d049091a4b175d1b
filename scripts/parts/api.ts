import { fixedApiFiles } from '../../src/api/api-files.ts';
import { writeMatrices } from '../matrices/write-matrices.ts';
import { showProgress } from '../progress.ts';
import { writeFiles } from '../write-files.ts';
import type { BuildPart } from './build-part.ts';

/** `dist/api/`: one file per answer. */
export const buildApi: BuildPart = async ({
  content,
  site,
  years,
  dates,
  folder,
  previous,
  matrixThread,
  log,
  signal,
}) => {
  const progress = showProgress(log, 'Writing matrices', dates.length);
  let fixed = 0;
  const options = { helper: matrixThread, signal, onProgress: progress.reach };
  const matrices = await writeMatrices({ content, site, years, folder, previous }, options, async () => {
    fixed = await writeFiles({ folder, previous }, fixedApiFiles(content, site));
  });
  progress.done();
  return fixed + matrices;
};
