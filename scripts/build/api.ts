import { setImmediate as nextTurn } from 'node:timers/promises';
import { chartFiles, fixedApiFiles } from '../../src/api/api-files.ts';
import { matrixEncoder, matrixFiles } from '../../src/api/matrix-bytes.ts';
import { showProgress } from '../command/progress.ts';
import type { BuildContext } from './build-context.ts';
import type { Mirror } from './mirror.ts';
import { fileWriter } from './write-files.ts';

/** For the progress: all charts are written, whatever the years. */
const CHARTS = 5_544;
/** Often enough for progress and Ctrl-C, seldom enough to cost nothing. */
const FILES_PER_TURN = 100;

/** Writes `api/`, one file per answer, and the same files into the mirror. Returns how many. */
export async function writeApi(context: BuildContext, mirror: Mirror | undefined): Promise<number> {
  const { content, site, years, dates, folder, log, signal } = context;
  const write = fileWriter(folder);
  const fixed = [...fixedApiFiles(content, site)].sort((a, b) => (a.path < b.path ? -1 : 1));
  const progress = showProgress(log, 'Writing files', fixed.length + CHARTS + dates.length);
  let count = 0;
  for (const files of [fixed, chartFiles(content, site), matrixFiles(matrixEncoder(content, site), years)]) {
    for (const file of files) {
      write(file);
      mirror?.add(file);
      if (++count % FILES_PER_TURN > 0) continue;
      await (mirror?.flush() ?? nextTurn());
      signal?.throwIfAborted();
      progress.reach(count);
    }
  }
  progress.reach(count);
  progress.done();
  return count;
}
