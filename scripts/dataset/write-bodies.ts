import fastGlob from 'fast-glob';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { API_ROOT, apiPath, fileOf } from '../../src/contract/routes.ts';
import type { DatasetFacts } from '../../src/dataset/dataset-facts.ts';
import { mirrorFiles } from '../../src/dataset/mirror-files.ts';
import type { OutputFile } from '../../src/render/api-files.ts';
import { matrixEncoder } from '../../src/render/matrix-bytes.ts';
import type { BuildContext } from '../parts/build-part.ts';
import { showProgress } from '../progress.ts';
import type { BodySink } from './body-sink.ts';

/** Often enough for progress and Ctrl-C. */
const BODIES_PER_STEP = 500;

/**
 * Fills the two files that hold the API's bodies: the lines get the matrices, the mirror gets everything below `/api` that
 * the build has written so far. Each matrix is rendered once more and given to both, which is cheaper than reading
 * 73,414 files.
 */
export async function writeBodies(context: BuildContext, facts: DatasetFacts, lines: BodySink, mirror: BodySink): Promise<void> {
  const { content, site, dates, log, signal } = context;
  const encode = matrixEncoder(content, site);
  try {
    for (const file of [...mirrorFiles(facts), ...await otherApiFiles(context.folder)]) {
      await mirror.add(file.path.slice(1), Buffer.from(file.content));
    }
    const progress = showProgress(log, 'Packing matrices', dates.length);
    let count = 0;
    for (const date of dates) {
      // A copy: the encoder's bytes are valid only until the next date.
      const body = Buffer.from(encode(date));
      await lines.add('', body);
      await mirror.add(fileOf(apiPath.matrix(date.day, date.month, date.year)).slice(1), body);
      if (++count % BODIES_PER_STEP === 0) {
        signal?.throwIfAborted();
        progress.advance(BODIES_PER_STEP);
      }
    }
    progress.advance(count % BODIES_PER_STEP);
    await Promise.all([lines.close(), mirror.close()]);
    progress.done();
  } finally {
    lines.abort();
    mirror.abort();
  }
}

/** From the disk and not from a list, so that the mirror has whatever another part of the build puts beside the matrices. */
async function otherApiFiles(folder: string): Promise<OutputFile[]> {
  const matrices = path.posix.dirname(apiPath.matrix('*', '*', '*')).slice(1);
  const names = await fastGlob(`${API_ROOT.slice(1)}/**`, { cwd: folder, ignore: [`${matrices}/*`] });
  return Promise.all(names.sort().map(async (name) => ({ path: `/${name}`, content: await readFile(path.join(folder, name), 'utf8') })));
}
