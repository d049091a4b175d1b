import { fixedApiFiles, matrixFiles } from '../../src/render/api-files.ts';
import { showProgress } from '../progress.ts';
import { writeFiles } from '../write-files.ts';
import type { BuildPart } from './build-part.ts';

/** `dist/api/`: one file per answer. */
export const buildApi: BuildPart = async (context) => {
  const { content, site, years, dates, log, signal } = context;
  const fixed = await writeFiles(context, fixedApiFiles(content, site));
  const progress = showProgress(log, 'Writing matrices', dates.length);
  const matrices = await writeFiles(context, matrixFiles(content, site, years), (count) => {
    signal?.throwIfAborted();
    progress.advance(count);
  });
  progress.done();
  return fixed + matrices;
};
