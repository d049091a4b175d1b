import { DATASET_ROOT } from '../../src/contract/routes.ts';
import { byteSize } from '../../src/dataset/byte-size.ts';
import { matrixRows } from '../../src/dataset/matrix-rows.ts';
import { writeDataset } from '../dataset/write-dataset.ts';
import { relinkUnchanged } from '../relink-unchanged.ts';
import type { BuildPart } from './build-part.ts';

/** `dist/dataset/`: everything in one download. Says what it took from its first byte on, as its memory has a limit. */
export const buildDataset: BuildPart = async (context) => {
  const started = context.mirror?.started ?? performance.now();
  const files = await writeDataset(context, matrixRows(context.dates));
  if (context.previous !== undefined) relinkUnchanged(context.folder + DATASET_ROOT, context.previous + DATASET_ROOT);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const size = byteSize(
    files.reduce((sum, { bytes }) => sum + bytes, 0),
    '.',
  );
  const peak = byteSize(process.resourceUsage().maxRSS * 1024, '.');
  context.log.write(`Dataset: ${files.length} files, ${size} in ${seconds} s, peak memory of the build ${peak}\n`);
  return files.length;
};
