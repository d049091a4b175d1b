import { chartFiles, fixedApiFiles, type OutputFile } from '../../src/service/api-files.ts';
import { matrixEncoder, matrixFiles } from '../../src/service/matrix-bytes.ts';
import { showProgress } from '../command/progress.ts';
import type { BuildContext } from './build-context.ts';
import { addFiles, type FileSink } from './file-sink.ts';
import { folderSink } from './write-files.ts';

/** For the progress: all charts are written, whatever the years. */
const CHARTS = 5_544;

/** Writes `api/`, one file per answer, and what else is made of the same bytes. Returns how many. */
export async function writeApi(
  { content, site, years, dates, folder, log, signal }: BuildContext,
  { all = [], charts = [] }: { all?: readonly FileSink[]; charts?: readonly FileSink[] } = {},
): Promise<number> {
  const sinks = [folderSink(folder), ...all];
  const fixed: OutputFile[] = [];
  for await (const file of fixedApiFiles({ content, site, years })) fixed.push(file);
  fixed.sort((a, b) => (a.path < b.path ? -1 : 1));
  const progress = showProgress(log, 'Writing files', fixed.length + CHARTS + dates.length);
  let written = 0;
  const onTurn = (count: number): void => {
    signal?.throwIfAborted();
    written += count;
    progress.advance(count);
  };
  await addFiles(fixed, sinks, onTurn);
  await addFiles(chartFiles({ content, site }), [...sinks, ...charts], onTurn);
  await addFiles(matrixFiles(matrixEncoder(content, site), years), sinks, onTurn);
  progress.done();
  return written;
}
