import type { OneTaskThread } from '../one-task-thread.ts';
import { sharedWork } from './shared-work.ts';
import { type MatrixJob, writeShare } from './write-share.ts';

/** What a second thread needs to take part. */
export interface MatrixTask {
  readonly job: MatrixJob;
  /** Of the {@link SharedWork} that its threads take from. */
  readonly memory: SharedArrayBuffer;
}

export interface WriteOptions {
  /** Without it, this thread writes alone. */
  readonly helper: OneTaskThread<MatrixTask> | undefined;
  readonly signal: AbortSignal | undefined;
  /** With the number of files that all threads have written so far. */
  readonly onProgress: (written: number) => void;
}

/**
 * Renders and writes every matrix, with a second thread where there is one: creating files is the kernel's work, and two
 * threads in two folders do not wait for each other. Each takes the next folder when it is done with its last, so that
 * neither is left with the rest. `meanwhile` is what only this thread can do, while the helper has begun.
 */
export async function writeMatrices(
  job: MatrixJob,
  { helper, signal, onProgress }: WriteOptions,
  meanwhile: () => Promise<void>,
): Promise<number> {
  const work = sharedWork();
  const helped = helper?.run({ job, memory: work.memory });
  // Its failure is thrown below, when it is waited for; until then it only ends the work.
  helped?.catch(() => work.stop());
  try {
    await meanwhile();
    await writeShare(job, work, () => {
      signal?.throwIfAborted();
      onProgress(work.written());
    });
  } catch (error) {
    work.stop();
    // Nobody may write any more when the caller takes the folder away; its own failure comes second to this one.
    await helped?.catch(() => {});
    throw error;
  }
  await helped;
  onProgress(work.written());
  return work.written();
}
