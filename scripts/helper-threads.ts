import type { PartName } from './build-site.ts';
import { mirrorInThread } from './dataset/mirror-work.ts';
import type { MirrorJob } from './dataset/write-mirror.ts';
import type { MatrixTask } from './matrices/write-matrices.ts';
import { startThread } from './one-task-thread.ts';
import type { BuildContext } from './parts/build-part.ts';

/** The compiled code of what can go on beside the build. */
export interface BuildThreads {
  readonly matrices: URL;
  readonly mirror: URL;
}

export interface SecondThread {
  /** Gives it its work, and the parts what they need to know of it. */
  begin(context: BuildContext): Pick<BuildContext, 'matrixThread' | 'mirror'>;
  dismiss(): Promise<void>;
}

/**
 * Starts the one that these parts need. The mirror, where there is one: packing it takes as long as all the rest. Else
 * the matrices, which two threads write faster. Not both: two cores are what a builder has, and more threads that create
 * files wait for each other.
 */
export function startSecondThread(files: BuildThreads, parts: readonly PartName[]): SecondThread | undefined {
  if (parts.includes('dataset')) {
    const thread = startThread<MirrorJob>(files.mirror);
    return {
      begin: ({ content, site, years, folder, signal }) => ({ mirror: mirrorInThread(thread, { content, site, years, folder }, signal) }),
      dismiss: thread.dismiss,
    };
  }
  if (!parts.includes('api')) return undefined;
  const matrixThread = startThread<MatrixTask>(files.matrices);
  return { begin: () => ({ matrixThread }), dismiss: matrixThread.dismiss };
}
